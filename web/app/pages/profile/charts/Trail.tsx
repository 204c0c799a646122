/** A winding way: large lights are perfect, small ones reached, rings lie ahead, and a flame shows where to go on. */
import type { TrailStep } from "../../../../games/portrait.ts";

const perRow = 15;
const [left, right, first, bottom] = [17, 233, 20, 150];

interface TrailPoint {
  readonly x: number;
  readonly y: number;
}

const pointsOf = (count: number): readonly TrailPoint[] => {
  const rows = Math.ceil(count / perRow);
  const gap = rows < 2 ? 0 : Math.min(26, (bottom - first) / (rows - 1));
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const along = i % perRow;
    const across = (right - left) / (perRow - 1);
    const x = row % 2 === 0 ? left + along * across : right - along * across;
    return { x: Math.round(x * 10) / 10, y: Math.round((first + row * gap + 4 * Math.sin(i * 1.1)) * 10) / 10 };
  });
};

const radius: Readonly<Record<TrailStep, number>> = { perfect: 5, reached: 2.8, ahead: 3.4 };

export const Trail = ({ steps, next }: { readonly steps: readonly TrailStep[]; readonly next: number | undefined }) => {
  const points = pointsOf(steps.length);
  const flame = next === undefined ? undefined : points[next];
  return (
    <>
      <path class="chart-way" d={points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x} ${y}`).join("")} />
      {points.map(({ x, y }, i) => {
        const step = steps[i] ?? "ahead";
        return <circle key={i} class={`chart-step ${step}`} cx={x} cy={y} r={radius[step]} />;
      })}
      {flame !== undefined && (
        <g transform={`translate(${flame.x} ${flame.y})`}>
          <circle class="chart-halo" r="15" />
          <path class="chart-flame" d="M0-13c5 7 8 10 8 15a8 8 0 0 1-16 0c0-5 3-8 8-15z" />
          <path class="chart-eyes" d="M-3 1v4M3 1v4" />
        </g>
      )}
    </>
  );
};
