/** Explains the preview: who stays, who moves first, which equally near way is not taken, where guards look next. */
import { type Cell, type Foretold, type Level, neighbour, sightOf } from "@turnlight/games/wisp";
import type { Aimed } from "../play/preview.ts";
import { centre } from "./spots.ts";

/** Order matters where a creature is in the way or two merge. */
const isContested = (foretold: readonly Foretold[]): boolean =>
  foretold.some(({ barredBy, mergesInto }) => barredBy.length > 0 || mergesInto !== undefined);

/** A bar: it will not move. */
const staysSign = "M-8 0H8";

/** A reason's symbol, for the legend. */
export const ReasonSign = ({ kind }: { readonly kind: "stays" | "number" | "untaken" | "sight" }) => (
  <svg class="legend-reason" viewBox="-20 -20 40 40" aria-hidden="true">
    {kind === "sight" && <rect class="next-sight" x="-15" y="-15" width="30" height="30" rx="5" />}
    {kind === "untaken" && <path class="way-untaken" d="M-15 0H15" />}
    {(kind === "number" || kind === "stays") && (
      <g class={kind === "number" ? "turn-order" : "reason"}>
        <circle r="15" />
        {kind === "number" ? <text dy="7">1</text> : <path d={staysSign} />}
      </g>
    )}
  </svg>
);

/** In the corner that is free: the number of a crowd is in the other one. */
const Stays = ({ level, cell }: { readonly level: Level; readonly cell: Cell }) => {
  const { x, y } = centre(level, cell);
  return (
    <g class="reason stays" data-cell={cell} transform={`translate(${x - 32} ${y + 26})`}>
      <circle r="15" />
      <path d={staysSign} />
    </g>
  );
};

/** How far the rejected way is drawn into the cell it would lead to. */
const reach = 0.85;

/** The equally short way that was not taken. */
const Untaken = ({ level, one }: { readonly level: Level; readonly one: Foretold }) => {
  const from = one.path[0];
  const way = one.tie?.between[1];
  const to = from === undefined || way === undefined ? undefined : neighbour(level, from, way);
  if (from === undefined || to === undefined) return null;
  const [a, b] = [centre(level, from), centre(level, to)];
  return <path class="way-untaken" d={`M${a.x} ${a.y}L${a.x + (b.x - a.x) * reach} ${a.y + (b.y - a.y) * reach}`} />;
};

/** Future positions and rejected ways, drawn below the creatures. */
export const Reasons = ({ level, aimed }: { readonly level: Level; readonly aimed: Aimed }) => {
  const { foretold, after } = aimed;
  const watched = new Set(after.enemies.flatMap(({ id }) => sightOf(after, id)));
  return (
    <g class="reasons">
      {[...watched].map((cell) => {
        const { x, y } = centre(level, cell);
        return (
          <rect key={cell} class="next-sight" data-cell={cell} x={x - 40} y={y - 44} width="80" height="80" rx="10" />
        );
      })}
      {foretold.map((one) => one.tie !== undefined && <Untaken key={one.who} level={level} one={one} />)}
    </g>
  );
};

/** Boards with more cells across than this are drawn smaller, so their badges are enlarged. */
const usualAcross = 6;

/** Order of moves and who stays: drawn above everything. */
export const Badges = ({ level, aimed }: { readonly level: Level; readonly aimed: Aimed }) => {
  const { foretold } = aimed;
  const contested = isContested(foretold);
  const { width, height } = level;
  const scale = Math.max(1, width / usualAcross);
  return (
    <svg class="marks badges" viewBox={`0 0 ${width * 100} ${height * 100}`} aria-hidden="true">
      {foretold.map((one) => {
        const [from] = one.path;
        if (from === undefined || one.stays === "asleep") return null;
        const { x, y } = centre(level, from);
        return (
          <g key={one.who}>
            {one.stays !== undefined && <Stays level={level} cell={from} />}
            {contested && (
              <g class="turn-order" data-order={one.order} transform={`translate(${x} ${y - 40}) scale(${scale})`}>
                <circle r="21" />
                <text dy="10">{one.order}</text>
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
};
