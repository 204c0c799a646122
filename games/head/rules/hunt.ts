/**
 * A hunt: what one seat has found out about the other's board. All of it is public. It is derived from the board and
 * the guesses, so a state need not store it, and an imagined board that fits it yields exactly the same hunt.
 */
import type { Seat } from "@turnlight/kernel";
import { type Board, lettersOn } from "./board.ts";
import { type HeadConfig, limitOf, other } from "./config.ts";
import { type BoardCell, indexOf, type WordDirection } from "./grid.ts";
import type { GuessMove } from "./moves.ts";
import { rowLength, rowsOf } from "./words.ts";

export type JudgedGuess = GuessMove & {
  readonly by: Seat;
  readonly hit: boolean;
  /** It completed a word in a match with the bonus turn. */
  readonly again: boolean;
};

export type SeenCell =
  | { readonly cell: BoardCell; readonly colour: "red" | "yellow" }
  | { readonly cell: BoardCell; readonly colour: "green"; readonly letter: string };

export interface Hunt {
  /** Letters known to be present and letters guessed in vain, each in alphabetical order. */
  readonly known: string;
  readonly missed: string;
  /** One per row: `_A_E`. */
  readonly patterns: readonly string[];
  /** In the order they were guessed. */
  readonly cells: readonly SeenCell[];
  readonly words: readonly { readonly row: number; readonly word: string; readonly right: boolean }[];
  readonly misses: number;
  readonly limit: number;
  /** With the house rule `direction` only: which way each solved word lies, by row; null for the others. */
  readonly towards?: readonly (WordDirection | null)[];
}

export const blank = "_";

export const isSolved = (pattern: string): boolean => !pattern.includes(blank);

export const costOf = ({ kind, hit }: Pick<JudgedGuess, "kind" | "hit">): number => (hit ? 0 : kind === "word" ? 2 : 1);

/** Whether a word matches all letters that a pattern shows. */
export const agrees = (word: string, pattern: string): boolean => {
  if (word.length !== pattern.length) return false;
  for (let i = 0; i < pattern.length; i++) if (pattern[i] !== blank && pattern[i] !== word[i]) return false;
  return true;
};

const inOrder = (letters: Iterable<string>): string => [...letters].sort().join("");

/** What `seat` knows after its guesses about the other's board; before that is set, the hunt is empty. */
export const huntOf = (config: HeadConfig, seat: Seat, board: Board | null, guesses: readonly JudgedGuess[]): Hunt => {
  const hidden = other(seat);
  const known = new Set<string>();
  const missed = new Set<string>();
  const shot: BoardCell[] = [];
  const words: { row: number; word: string; right: boolean }[] = [];
  let misses = 0;
  for (const guess of guesses) {
    if (guess.by !== seat) continue;
    misses += costOf(guess);
    if (guess.kind === "letter") (guess.hit ? known : missed).add(guess.letter);
    else if (guess.kind === "cell") shot.push(guess.cell);
    else {
      words.push({ row: guess.row, word: guess.word, right: guess.hit });
      if (guess.hit) for (const letter of guess.word) known.add(letter);
    }
  }
  const size = config.grids[hidden];
  const letters = lettersOn(board ?? [], size);
  const seen = (cell: BoardCell): SeenCell => {
    const letter = letters[indexOf(cell, size)] ?? "";
    if (letter === "") return { cell, colour: "red" };
    return known.has(letter) ? { cell, colour: "green", letter } : { cell, colour: "yellow" };
  };
  const patterns = rowsOf(config.words[hidden]).map((row) => {
    const word = board?.[row - 1]?.word ?? blank.repeat(rowLength(row));
    return [...word].map((letter) => (known.has(letter) ? letter : blank)).join("");
  });
  return {
    known: inOrder(known),
    missed: inOrder(missed),
    patterns,
    cells: shot.map(seen),
    words,
    misses,
    limit: limitOf(config, seat),
    ...(config.house.includes("direction") && {
      towards: patterns.map((pattern, i) => (isSolved(pattern) ? (board?.[i]?.toward ?? null) : null)),
    }),
  };
};

/** Win by discovery: every letter of every word is known, and every cell with a letter in it is found. */
export const isComplete = ({ patterns, cells }: Hunt, board: Board, size: number): boolean =>
  patterns.every(isSolved) &&
  cells.filter(({ colour }) => colour !== "red").length === lettersOn(board, size).filter((letter) => letter).length;
