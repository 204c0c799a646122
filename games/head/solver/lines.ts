/** The lines on which a row may lie, packed for the innermost loops: cells, and the same cells as bit sets. */
import { blank, type GridLine, type Hunt, possibleLines } from "../rules/index.ts";

/** What a cell can show: 0 a blank, 1 to 26 a letter. */
export const symbols = 27;
const symbolOf = (shown: string | undefined): number =>
  shown === undefined || shown === blank ? 0 : shown.charCodeAt(0) - 64;

export interface RowLines {
  readonly length: number;
  readonly count: number;
  /** `length` cells per line. */
  readonly cells: Uint8Array;
  /** `words` numbers per line. */
  readonly sets: Int32Array;
  readonly words: number;
  readonly symbols: Uint8Array;
}

/** A row that reads the same in both directions needs only one of them, unless its direction is told. */
const isMirrored = (pattern: string): boolean => [...pattern].reverse().join("") === pattern;

const packed = (pattern: string, size: number, possible: readonly GridLine[], isTold: boolean): RowLines => {
  const mirrored = isMirrored(pattern) && !isTold;
  const lines = possible.filter(({ cells }) => !mirrored || (cells[0] ?? 0) < (cells.at(-1) ?? 0));
  const words = Math.ceil((size * size) / 32);
  const cells = new Uint8Array(lines.length * pattern.length);
  const sets = new Int32Array(lines.length * words);
  for (const [l, line] of lines.entries())
    for (const [i, cell] of line.cells.entries()) {
      cells[l * pattern.length + i] = cell;
      const at = l * words + (cell >> 5);
      sets[at] = (sets[at] ?? 0) | (1 << (cell & 31));
    }
  return {
    length: pattern.length,
    count: lines.length,
    cells,
    sets,
    words,
    symbols: Uint8Array.from(pattern, symbolOf),
  };
};

export const rowLines = (hunt: Hunt, size: number): readonly RowLines[] => {
  const lines = possibleLines(hunt, size);
  return hunt.patterns.map((pattern, i) => packed(pattern, size, lines[i] ?? [], (hunt.towards?.[i] ?? null) !== null));
};

const touches = (one: RowLines, l: number, two: RowLines, m: number): boolean => {
  const { words } = one;
  for (let w = 0; w < words; w++)
    if (((one.sets[l * words + w] ?? 0) & (two.sets[m * words + w] ?? 0)) !== 0) return true;
  return false;
};

export const covers = ({ sets, words }: RowLines, l: number, cell: number): boolean =>
  ((sets[l * words + (cell >> 5)] ?? 0) & (1 << (cell & 31))) !== 0;

/**
 * The weight of two lines together: 1 where they do not meet, 0 where they clash or one lies inside the other, and
 * where two blanks meet, the chance that the letters agree.
 */
export const together = (
  one: RowLines,
  l: number,
  two: RowLines,
  m: number,
  agreement: (i: number, j: number) => number,
): number => {
  if (!touches(one, l, two, m)) return 1;
  let weight = 1;
  let shared = 0;
  for (let i = 0; i < one.length; i++) {
    const cell = one.cells[l * one.length + i] ?? 0;
    for (let j = 0; j < two.length; j++) {
      if (two.cells[m * two.length + j] !== cell) continue;
      shared += 1;
      if (one.symbols[i] !== two.symbols[j]) return 0;
      if (one.symbols[i] === 0) weight *= agreement(i, j);
    }
  }
  return shared === Math.min(one.length, two.length) ? 0 : weight;
};
