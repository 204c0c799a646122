/** The chart of a game's card, drawn from its data in the card's own colours. */
import type { PortraitChart } from "../../../../games/portrait.ts";
import { profileWords } from "../words.ts";
import { Heat } from "./Heat.tsx";
import { Trail } from "./Trail.tsx";

const [width, height] = [250, 170];

type Of<Kind extends PortraitChart["kind"]> = { readonly of: Extract<PortraitChart, { kind: Kind }> };

/** Crosses are lost and dots are won: not by colour alone. */
const Points = ({ of: { points, right, up } }: Of<"points">) => {
  const words = profileWords.value;
  const at = (value: number, from: number, to: number) => from + ((value + 1) / 2) * (to - from);
  return (
    <>
      <path class="chart-felt" d="M4 4h242v142H4z" />
      <path class="chart-axis" d="M125 8v134M8 75h234" />
      {points.map(({ x, y, won }, i) => {
        const [left, top] = [at(x, 16, 234), at(-y, 28, 126)];
        return won ? (
          <circle key={i} class="chart-won" cx={left} cy={top} r="5" />
        ) : (
          <path key={i} class="chart-lost" d={`M${left - 4} ${top - 4}l8 8m0-8l-8 8`} />
        );
      })}
      <g class="chart-on-felt">
        <text x="12" y="20">
          {up.value}
        </text>
        <text x="238" y="140" text-anchor="end">
          {right.value}
        </text>
      </g>
      <circle class="chart-won" cx="12" cy="160" r="5" />
      <text x="22" y="165">
        {words.chartWon}
      </text>
      <path class="chart-lost" d="M128 156l8 8m0-8l-8 8" />
      <text x="144" y="165">
        {words.chartLost}
      </text>
    </>
  );
};

/** Beside the towers there is room for the names of the heights. */
const towersWidth = 184;

const Towers = ({ of: { heights, lines, across } }: Of<"towers">) => {
  const [ground, top] = [150, 14];
  const tallest = Math.max(1, ...heights, ...lines.map(({ at }) => at));
  const best = heights.lastIndexOf(Math.max(...heights));
  const story = Math.min(17, (ground - top) / tallest);
  const column = Math.min(26, towersWidth / Math.max(1, heights.length));
  return (
    <>
      {heights.map((stage, i) =>
        Array.from({ length: stage }, (_, n) => (
          <rect
            key={`${i} ${n}`}
            class={`chart-block${i === best ? " best" : n >= (lines[0]?.at ?? tallest) ? " beyond" : ""}`}
            x={8 + i * column}
            y={ground - (n + 1) * story}
            width={column - 2}
            height={Math.max(1, story - 2)}
          />
        )),
      )}
      {lines.map(({ at, name }) => (
        <g key={at}>
          <path class="chart-mark" d={`M8 ${ground - at * story - 1}h${towersWidth}`} />
          <text class="chart-mark-name" x="246" y={ground - at * story + 4} text-anchor="end">
            {name.value}
          </text>
        </g>
      ))}
      <path class="chart-ground" d={`M8 ${ground + 1}h234`} />
      <text x="8" y="167">
        {across.value}
      </text>
    </>
  );
};

/** Upward and filled is won, downward and hollow is lost. */
const Balance = ({ of: { values, across } }: Of<"balance">) => {
  const [middle, most] = [76, 66];
  const column = Math.min(18, 234 / Math.max(1, values.length));
  return (
    <>
      {values.map((value, i) => {
        const size = Math.max(3, Math.abs(value) * most);
        return (
          <rect
            key={i}
            class={value > 0 ? "chart-up" : "chart-down"}
            x={8 + i * column}
            y={value > 0 ? middle - 2 - size : middle + 2}
            width={Math.max(2, column - 3)}
            height={size}
          />
        );
      })}
      <path class="chart-ground" d={`M8 ${middle}h234`} />
      <text x="8" y="165">
        {across.value}
      </text>
    </>
  );
};

const Drawn = ({ chart }: { readonly chart: PortraitChart }) => {
  switch (chart.kind) {
    case "heat":
      return <Heat size={chart.size} counts={chart.counts} />;
    case "trail":
      return <Trail steps={chart.steps} next={chart.next} />;
    case "points":
      return <Points of={chart} />;
    case "towers":
      return <Towers of={chart} />;
    case "balance":
      return <Balance of={chart} />;
  }
};

export const Chart = ({ chart, said }: { readonly chart: PortraitChart; readonly said: string }) => (
  <svg class="portrait-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={said}>
    <Drawn chart={chart} />
  </svg>
);
