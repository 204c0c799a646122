/**
 * The guesses that decided a duel, for its summary: finds that brought the winner closer to the end, and wrong words
 * that brought the loser closer to the blade. Later ones weigh more, since less was left. What happens in every duel is
 * left out: a single letter or cell, and a plain miss.
 */
import { accept, type Result, refuse, type Seat } from "@turnlight/kernel";
import { blank, costOf, type HeadView, type Hunt, huntOf, type JudgedGuess, lettersOn, other } from "../rules/index.ts";

export interface TurningPoint {
  /** Its index among all guesses of the match, from 0. */
  readonly at: number;
  readonly guess: JudgedGuess;
  /** The letters in the rows and cells on the board that it revealed; 0 for a miss. */
  readonly shown: number;
  /** What it used up, as a share of what was left before it: of the winner's search, or of the loser's misses. */
  readonly weight: number;
}

/** Everything a hunt can reveal, and what it has revealed so far: letters in the rows, and cells on the board. */
const shownIn = ({ patterns, cells }: Hunt): number =>
  patterns.reduce((sum, pattern) => sum + [...pattern].filter((letter) => letter !== blank).length, 0) +
  cells.filter(({ colour }) => colour !== "red").length;

/** A letter that shows fewer places is routine; what ends the duel never is. */
const fewest = 2;

const pointOf = (view: HeadView, winner: Seat, at: number, guess: JudgedGuess): TurningPoint | undefined => {
  const { config, boards, guesses } = view;
  const hidden = boards[other(guess.by)];
  if (hidden === null) return undefined;
  const before = huntOf(config, guess.by, hidden, guesses.slice(0, at));
  if (guess.by !== winner) {
    const left = before.limit - before.misses;
    return guess.hit || guess.kind !== "word"
      ? undefined
      : { at, guess, shown: 0, weight: Math.min(1, costOf(guess) / left) };
  }
  const after = huntOf(config, guess.by, hidden, guesses.slice(0, at + 1));
  const all =
    hidden.reduce((sum, { word }) => sum + word.length, 0) +
    lettersOn(hidden, config.grids[other(guess.by)]).filter((letter) => letter !== "").length;
  const shown = shownIn(after) - shownIn(before);
  const isRetold = guess.kind === "word" || shown >= fewest || at === guesses.length - 1;
  return shown === 0 || !isRetold ? undefined : { at, guess, shown, weight: shown / (all - shownIn(before)) };
};

/** For a finished duel, in the order in which they were made. */
export const turningPoints = (view: HeadView, most = 3): Result<readonly TurningPoint[]> => {
  const { fall, guesses } = view;
  if (fall === null) return refuse("not-over", "the match is not over", { right: "the view of a finished match" });
  const winner = other(fall.seat);
  const points = guesses.flatMap((guess, at) => pointOf(view, winner, at, guess) ?? []);
  return accept(
    points
      .toSorted((one, two) => two.weight - one.weight)
      .slice(0, most)
      .sort((one, two) => one.at - two.at),
  );
};
