/** Words found entirely: the row is solved, and green cells spell it along a line. */
import { type Board, cellsOn, type Hunt, indexOf, isSolved, linesOf } from "@turnlight/games/head";

export interface FoundLine {
  readonly row: number;
  readonly cells: readonly number[];
}

const spells = (cells: readonly number[], word: string, letters: ReadonlyMap<number, string>): boolean =>
  cells.every((cell, i) => letters.get(cell) === word[i]);

/** A palindrome can be read both ways along its line; that is still one line. */
const sameCells = (one: readonly number[], two: readonly number[]): boolean =>
  one.length === two.length && one.every((cell) => two.includes(cell));

/** Where each found word lies. Without the board, only where the green cells are unambiguous. */
export const foundLines = (hunt: Hunt, size: number, board: Board | null): readonly FoundLine[] => {
  const letters = new Map(
    hunt.cells.flatMap((seen) => (seen.colour === "green" ? [[indexOf(seen.cell, size), seen.letter] as const] : [])),
  );
  return hunt.patterns.flatMap((word, i): readonly FoundLine[] => {
    if (!isSolved(word)) return [];
    const placed = board?.[i];
    const lines = placed === undefined ? linesOf(size, word.length).map(({ cells }) => cells) : [cellsOn(placed, size)];
    const [line, ...others] = lines.filter((cells) => spells(cells, word, letters));
    if (line === undefined || others.some((cells) => !sameCells(cells, line))) return [];
    return [{ row: i + 1, cells: line }];
  });
};
