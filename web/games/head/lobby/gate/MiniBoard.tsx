/** A board in small: one's own with words hidden on it, the other's under a question mark. */
import { words } from "../../words/gate.ts";

const side = 96;

/** Where the words of three, four, five and six letters start, and which way they run. They fit the smallest board. */
const places = [
  { row: 0, column: 5, down: 1, right: 0 },
  { row: 0, column: 0, down: 0, right: 1 },
  { row: 5, column: 0, down: 0, right: 1 },
  { row: 3, column: 0, down: 0, right: 1 },
] as const;

const linesOf = (size: number): string =>
  Array.from({ length: size - 1 }, (_, i) => {
    const at = ((i + 1) * side) / size;
    return `M${at} 0v${side}M0 ${at}h${side}`;
  }).join("");

interface MiniBoardProps {
  readonly size: number;
  readonly words: number;
  readonly hidden: boolean;
}

const Letters = ({ size, words: count }: Omit<MiniBoardProps, "hidden">) => {
  const cell = side / size;
  const cells = places.slice(0, count).flatMap(({ row, column, down, right }, i) =>
    [...(words.value.sheet.examples[i] ?? "")].map((letter, at) => ({
      letter,
      x: (column + right * at) * cell,
      y: (row + down * at) * cell,
    })),
  );
  return (
    <>
      {cells.map(({ letter, x, y }) => (
        <g key={`${x} ${y}`}>
          <rect class="gate-cell" x={x + 0.5} y={y + 0.5} width={cell - 1} height={cell - 1} />
          <text x={x + cell / 2} y={y + cell * 0.77} font-size={cell * 0.78}>
            {letter}
          </text>
        </g>
      ))}
    </>
  );
};

export const MiniBoard = ({ size, words: count, hidden }: MiniBoardProps) => (
  <svg class="gate-mini" viewBox="-1.5 -1.5 99 99" aria-hidden="true">
    <rect class="gate-board-paper" width={side} height={side} />
    <path class="gate-board-lines" d={linesOf(size)} />
    {hidden ? (
      <g class="gate-unknown" transform="translate(48 48)">
        <circle r="20" />
        <path d="M-6-5a6.5 6.5 0 1 1 9 6q-3 1.5-3 5M0 11v.1" />
      </g>
    ) : (
      <Letters size={size} words={count} />
    )}
  </svg>
);
