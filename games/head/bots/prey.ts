/** A guesser's input: the hunt of its seat, the board's size, and the match's words. */
import type { Seat } from "@turnlight/kernel";
import { type TableBank, tableBank } from "../content/table-bank.ts";
import {
  alphabet,
  cellsOf,
  type GuessMove,
  guessRefusal,
  type HeadView,
  type Hunt,
  indexOf,
  isSolved,
  other,
} from "../rules/index.ts";

export interface Prey {
  readonly hunt: Hunt;
  readonly size: number;
  readonly bank: TableBank;
}

export const preyOf = (view: HeadView, seat: Seat): Prey => ({
  hunt: view.hunts[seat === 0 ? 0 : 1],
  size: view.config.grids[other(seat)],
  bank: tableBank(view.config),
});

export const openLetters = ({ known, missed }: Hunt): readonly string[] =>
  alphabet.filter((letter) => !known.includes(letter) && !missed.includes(letter));

/** Cells not yet guessed, by number. */
export const openCells = ({ cells }: Hunt, size: number): readonly number[] => {
  const seen = new Set(cells.map(({ cell }) => indexOf(cell, size)));
  return cellsOf(size).flatMap((_, index) => (seen.has(index) ? [] : [index]));
};

export const hitCells = ({ cells }: Hunt, size: number): readonly number[] =>
  cells.flatMap(({ cell, colour }) => (colour === "red" ? [] : [indexOf(cell, size)]));

export const openRows = ({ patterns }: Hunt): readonly { readonly row: number; readonly pattern: string }[] =>
  patterns.flatMap((pattern, i) => (isSolved(pattern) ? [] : [{ row: i + 1, pattern }]));

/** Letters of the words not yet found as cells, as far as the public facts tell: crossings are not known. */
export const cellsLeft = (hunt: Hunt): number =>
  hunt.patterns.reduce((sum, pattern) => sum + pattern.length, 0) -
  hunt.cells.filter(({ colour }) => colour !== "red").length;

export const isLegal = ({ hunt, size, bank }: Prey, guess: GuessMove): boolean =>
  guessRefusal(hunt, guess, size, bank) === undefined;
