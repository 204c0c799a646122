/** A board whose squares are the darker the more often they were chosen; the most frequent ones show their count. */
import { number } from "../../../../language/format.ts";

const [middle, top, side] = [133, 20, 146];
/** Below this size there is no room for a number. */
const legible = 17;
const numbered = 2;

export const Heat = ({ size, counts }: { readonly size: number; readonly counts: readonly number[] }) => {
  const cell = side / size;
  const left = middle - side / 2;
  const most = Math.max(1, ...counts);
  const ranked = [...counts].toSorted((a, b) => b - a);
  const shown = Math.max(2, ranked[numbered - 1] ?? 2);
  const step = size > 8 ? 2 : 1;
  const along = Array.from({ length: size }, (_, i) => i).filter((i) => i % step === 0);
  return (
    <>
      {along.map((i) => (
        <text key={`column ${i}`} x={left + (i + 0.5) * cell} y="14" text-anchor="middle">
          {String.fromCharCode(65 + i)}
        </text>
      ))}
      {along.map((i) => (
        <text key={`row ${i}`} x={left - 6} y={top + (i + 0.5) * cell + 5} text-anchor="end">
          {i + 1}
        </text>
      ))}
      {counts.map((count, i) => {
        const [x, y] = [left + (i % size) * cell, top + Math.floor(i / size) * cell];
        return (
          <g key={i}>
            <rect
              class="chart-cell"
              x={x + 1}
              y={y + 1}
              width={cell - 2}
              height={cell - 2}
              fill-opacity={count === 0 ? 0 : 0.12 + (0.88 * count) / most}
            />
            {count >= shown && cell >= legible && (
              <text class="chart-count" x={x + cell / 2} y={y + cell / 2 + 5} text-anchor="middle">
                {number(count)}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
};
