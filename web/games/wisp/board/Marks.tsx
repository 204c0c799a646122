/** Marks above the ground: guards' routes and lines of sight, and what the aimed move would do to each creature. */
import { type Cardinal, type Cell, type Level, neighbour, routeCells, type WispFact } from "@turnlight/games/wisp";
import type { Aimed } from "../play/preview.ts";
import type { BoardFigure, BoardPicture } from "./board-picture.ts";
import { Reasons } from "./Reasons.tsx";
import { centre } from "./spots.ts";
import "./marks.css";

/** A guard's route, back and forth or in a circle. */
const Route = ({ level, who }: { readonly level: Level; readonly who: number }) => {
  const guard = level.enemies[who];
  if (guard?.kind !== "guard") return null;
  const points = routeCells(level, guard.at, guard.route).map((cell) => centre(level, cell));
  const ends = [points[0], points.at(-1)];
  return (
    <g class="patrol">
      <path d={`M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`} />
      {ends.map((end, i) => end && <circle key={i} cx={end.x} cy={end.y} r="7" />)}
    </g>
  );
};

/** The cells a guard sees: straight ahead, up to a tree, another enemy or the edge. */
const seen = (
  level: Level,
  { at, facing }: { readonly at: Cell; readonly facing: Cardinal },
  others: readonly Cell[],
): readonly Cell[] => {
  const cells: Cell[] = [];
  for (let next = neighbour(level, at, facing); next !== undefined; next = neighbour(level, next, facing)) {
    if (level.terrain[next] === "tree" || others.includes(next)) break;
    cells.push(next);
  }
  return cells;
};

const turns: Readonly<Record<Cardinal, number>> = { E: 0, S: 90, W: 180, N: 270 };

const Beam = ({
  level,
  figure,
  others,
}: {
  readonly level: Level;
  readonly figure: BoardFigure;
  readonly others: readonly Cell[];
}) => {
  const { at, facing } = figure;
  if (facing === undefined || figure.leaving !== undefined) return null;
  const length = seen(level, { at, facing }, others).length;
  if (length === 0) return null;
  const { x, y } = centre(level, at);
  const far = 48 + length * 100;
  return (
    <g transform={`translate(${x} ${y - 4}) rotate(${turns[facing]})`}>
      <path class="beam" d={`M30-8L${far}-40V40L30 8z`} />
      <path class="beam-edge" d={`M34-10L${far}-40V40L34 10`} />
    </g>
  );
};

const Arrow = ({
  level,
  path,
  jump,
  wisp = false,
}: {
  readonly level: Level;
  readonly path: readonly Cell[];
  readonly jump: boolean;
  readonly wisp?: boolean;
}) => {
  const points = path.map((cell) => centre(level, cell));
  const walked = jump ? points.slice(0, -1) : points;
  const from = walked[0];
  const to = walked.at(-1);
  const landed = points.at(-1);
  if (from === undefined || to === undefined || landed === undefined) return null;
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const begin = { x: from.x + Math.cos(turn) * 34, y: from.y + Math.sin(turn) * 34 };
  const end = { x: to.x - Math.cos(turn) * 22, y: to.y - Math.sin(turn) * 22 };
  const line = `M${begin.x} ${begin.y}L${end.x} ${end.y}`;
  const who = wisp ? " of-wisp" : "";
  return (
    <>
      <path class="way-under" d={line} />
      <path class={`way${who}`} d={line} />
      <path
        class={`way-head${who}`}
        transform={`translate(${to.x} ${to.y}) rotate(${(turn * 180) / Math.PI})`}
        d="M-4 0-26-15v30z"
      />
      {jump && <path class={`way jump${who}`} d={`M${to.x} ${to.y}L${landed.x} ${landed.y}`} />}
    </>
  );
};

const signs = {
  merge: "M0-8V8M-8 0H8",
  purify: "M-8 1l6 7L9-8",
  caught: "M-7-7 7 7M7-7-7 7",
  wake: "M0-9V1M0 8v.5",
} as const;

type MarkKind = keyof typeof signs | "comes" | "lands";

const Mark = ({ level, cell, kind }: { readonly level: Level; readonly cell: Cell; readonly kind: MarkKind }) => {
  const { x, y } = centre(level, cell);
  const sign = kind in signs ? signs[kind as keyof typeof signs] : undefined;
  return (
    <g class={`mark ${kind}`} data-cell={cell} transform={`translate(${x} ${y - 4})`}>
      <rect x="-45" y="-45" width="90" height="90" rx="14" />
      {kind === "merge" && <rect x="-37" y="-37" width="74" height="74" rx="10" />}
      {sign !== undefined && (
        <g transform="translate(32 -32)">
          <circle class="sign-back" r="17" />
          <path class="sign" d={sign} />
        </g>
      )}
    </g>
  );
};

interface PlacedMark {
  readonly cell: Cell;
  readonly kind: MarkKind;
}

/** The most important mark of each cell: capture over purification over merging over a step. */
const marksOf = (facts: readonly WispFact[]): readonly PlacedMark[] => {
  const marks = new Map<Cell, MarkKind>();
  for (const fact of facts) {
    if (fact.kind === "wake" && !marks.has(fact.at)) marks.set(fact.at, "wake");
    if (fact.kind === "step") marks.set(fact.path.at(-1) ?? 0, "comes");
    if (fact.kind === "merge") marks.set(fact.at, "merge");
    if (fact.kind === "purify") marks.set(fact.at, "purify");
    if (fact.kind === "caught") marks.set(fact.at, "caught");
  }
  return [...marks].map(([cell, kind]) => ({ cell, kind }));
};

/** A creature or a place that a hint points to. */
export interface PointedCell {
  readonly cell: Cell;
  readonly kind: "creature" | "place";
}

interface MarksProps {
  readonly level: Level;
  readonly shown: BoardPicture;
  readonly aimed: Aimed | undefined;
  /** The cell a hint points to. */
  readonly advised: Cell | undefined;
  readonly pointed: readonly PointedCell[];
}

export const Marks = ({ level, shown, aimed, advised, pointed }: MarksProps) => {
  const { width, height } = level;
  const standing = shown.figures.filter(({ leaving }) => leaving === undefined);
  const guards = standing.filter(({ kind }) => kind === "guard");
  const wispFact = aimed?.facts.find((fact) => fact.kind === "move");
  const tip = advised === undefined ? undefined : centre(level, advised);
  const self = centre(level, shown.wisp);
  return (
    <svg class="marks" viewBox={`0 0 ${width * 100} ${height * 100}`} aria-hidden="true">
      <defs>
        <linearGradient id="beam-light">
          <stop offset="0" stop-color="#ffe9a8" stop-opacity=".6" />
          <stop offset="1" stop-color="#ffd36b" stop-opacity=".2" />
        </linearGradient>
      </defs>
      {guards.map(({ id }) => (
        <Route key={id} level={level} who={id} />
      ))}
      {guards.map((figure) => (
        <Beam
          key={figure.id}
          level={level}
          figure={figure}
          others={standing.filter(({ id }) => id !== figure.id).map(({ at }) => at)}
        />
      ))}
      {aimed === undefined &&
        pointed.map(({ cell, kind }) => {
          const { x, y } = centre(level, cell);
          return kind === "creature" ? (
            <circle key={`creature ${cell}`} class="advice" data-pointed={kind} cx={x} cy={y - 4} r="46" />
          ) : (
            <rect
              key={`place ${cell}`}
              class="advice"
              data-pointed={kind}
              x={x - 43}
              y={y - 47}
              width="86"
              height="86"
              rx="16"
            />
          );
        })}
      {tip !== undefined && aimed === undefined && (
        <>
          <path class="advice" d={`M${self.x} ${self.y}L${tip.x} ${tip.y}`} />
          <circle class="advice" cx={tip.x} cy={tip.y - 4} r="34" />
        </>
      )}
      {aimed !== undefined && (
        <g data-preview={aimed.direction}>
          <Mark level={level} cell={aimed.after.wisp} kind="lands" />
          {marksOf(aimed.facts).map(({ cell, kind }) => (
            <Mark key={cell} level={level} cell={cell} kind={kind} />
          ))}
          {wispFact?.kind === "move" && <Arrow level={level} path={wispFact.path} jump={wispFact.jump} wisp />}
          {aimed.facts.map((fact) =>
            fact.kind === "step" ? <Arrow key={fact.who} level={level} path={fact.path} jump={fact.jump} /> : null,
          )}
          <Reasons level={level} aimed={aimed} />
          {aimed.after.enemies
            .filter(({ stuck }) => stuck)
            .map(({ id, at }) => (
              <circle
                key={id}
                cx={(at % width) * 100 + 14}
                cy={Math.floor(at / width) * 100 + 14}
                r="10"
                fill="#ffb224"
                stroke="#2b1800"
                stroke-width="3"
              />
            ))}
        </g>
      )}
    </svg>
  );
};
