/** The board the Executioner sets against a human, by the human's difficulty: the match's seed determines its shape. */
import { chanceOf, type Draw, pick, type Seat, type Seed } from "@turnlight/kernel";
import { letterFrequency } from "../../content/frequency.ts";
import { tableBank } from "../../content/table-bank.ts";
import {
  type Board,
  boardAtRandom,
  type Difficulty,
  type HeadConfig,
  lettersOn,
  type WordLanguage,
} from "../../rules/index.ts";
import { type ExecutionerConfig, executionerConfig } from "./config.ts";

export interface BoardShape {
  readonly grid: number;
  readonly words: number;
}

const shapeFor = (
  difficulty: Difficulty,
  draw: Draw,
  { board }: ExecutionerConfig = executionerConfig,
): BoardShape => ({
  grid: pick(draw, board[difficulty].grids),
  words: pick(draw, board[difficulty].words),
});

/** Deterministic for a given seed. */
export const shapeBySeed = (difficulty: Difficulty, seed: Seed): BoardShape =>
  shapeFor(difficulty, chanceOf(seed).stream("the executioner's board"));

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean distance of a board's cells from their centre. */
const spread = (board: Board, size: number): number => {
  const cells = lettersOn(board, size).flatMap((letter, cell) =>
    letter === "" ? [] : [{ column: cell % size, row: Math.floor(cell / size) }],
  );
  const middle = { column: mean(cells.map(({ column }) => column)), row: mean(cells.map(({ row }) => row)) };
  return mean(cells.map(({ column, row }) => Math.hypot(column - middle.column, row - middle.row)));
};

/** How easy a board is to search: common letters, and words that lie close together. */
export const kindness = (board: Board, size: number, language: WordLanguage): number => {
  const letters = [...new Set(board.flatMap(({ word }) => [...word]))];
  return mean(letters.map((letter) => letterFrequency[language][letter] ?? 0)) - 2 * spread(board, size);
};

/** The board a seat sets: the easiest of `boards` candidates, or the hardest if the number is negative. */
export const boardFor = (table: HeadConfig, seat: Seat, draw: Draw, boards: number): Board => {
  const side = seat === 0 ? 0 : 1;
  const size = table.grids[side];
  const bank = tableBank(table);
  const drawn = Array.from({ length: Math.abs(boards) }, () => {
    const board = boardAtRandom(bank, size, table.words[side], draw);
    return { board, fits: Math.sign(boards) * kindness(board, size, bank.language) };
  });
  return drawn.reduce((best, next) => (next.fits > best.fits ? next : best)).board;
};
