/** The grid: columns are letters, rows are numbers, a cell is written `B5`, and a word runs in one of eight directions. */
import { accept, quote, type Result, refuse } from "@turnlight/kernel";

export const gridSizes = { least: 6, most: 12 } as const;

/** A cell as people write it: `B5`. */
export type BoardCell = string;

/** Steps in columns and rows; rows count downwards. */
const steps = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
} as const;

export type WordDirection = keyof typeof steps;
export const directions: readonly WordDirection[] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

const firstColumn = "A".charCodeAt(0);

/** Cells are numbered row by row: A1 is 0, B1 is 1. */
export const cellAt = (index: number, size: number): BoardCell =>
  `${String.fromCharCode(firstColumn + (index % size))}${Math.floor(index / size) + 1}`;

/** The cell's number, or −1 when it is not on a grid of this size. */
export const indexOf = (cell: BoardCell, size: number): number => {
  const column = cell.charCodeAt(0) - firstColumn;
  const row = Number(cell.slice(1)) - 1;
  return column >= 0 && column < size && row >= 0 && row < size ? row * size + column : -1;
};

export const cellsOf = (size: number): readonly BoardCell[] =>
  Array.from({ length: size * size }, (_, index) => cellAt(index, size));

/** Any cell of the largest grid; the rules check whether it is on this match's grid. */
export const readCell = (text: string): Result<BoardCell> => {
  const cell = text.toUpperCase();
  if (/^[A-L]([1-9]|1[0-2])$/.test(cell)) return accept(cell);
  return refuse("bad-cell", `${quote(text)} is not a cell`, { right: "a column letter and a row number, as in B5" });
};

export const readDirection = (text: string): Result<WordDirection> => {
  const found = directions.find((direction) => direction === text.toUpperCase());
  if (found !== undefined) return accept(found);
  return refuse("bad-direction", `${quote(text)} is not a direction`, { right: directions.join(", ") });
};

/** The cells of a line by number; undefined if it leaves the grid. */
export const lineFrom = (
  start: number,
  toward: WordDirection,
  length: number,
  size: number,
): readonly number[] | undefined => {
  const [right, down] = steps[toward];
  const column = (start % size) + right * (length - 1);
  const row = Math.floor(start / size) + down * (length - 1);
  if (column < 0 || column >= size || row < 0 || row >= size) return undefined;
  const cells: number[] = [];
  for (let i = 0; i < length; i++) cells.push(start + i * (right + down * size));
  return cells;
};

export interface GridLine {
  readonly start: number;
  readonly toward: WordDirection;
  readonly cells: readonly number[];
}

const drawnLines = new Map<string, readonly GridLine[]>();

/** Every line of a length on a grid, in a stable order. */
export const linesOf = (size: number, length: number): readonly GridLine[] => {
  const key = `${size} ${length}`;
  const known = drawnLines.get(key);
  if (known !== undefined) return known;
  const lines: GridLine[] = [];
  for (let start = 0; start < size * size; start++)
    for (const toward of directions) {
      const cells = lineFrom(start, toward, length, size);
      if (cells !== undefined) lines.push({ start, toward, cells });
    }
  drawnLines.set(key, lines);
  return lines;
};

/** Whether one line lies entirely within the other, in either direction. */
export const isInside = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((cell) => other.includes(cell));
