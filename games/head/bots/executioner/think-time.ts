/** How long the Executioner should seem to think: the screen's business, from what everybody can see. */
import type { Seat } from "@turnlight/kernel";
import { type Difficulty, type HeadView, other } from "../../rules/index.ts";
import { openCells, openLetters, openRows, preyOf } from "../prey.ts";
import { type ExecutionerConfig, executionerConfig } from "./config.ts";
import { alongALine, finishedIn, sightOf, worthAShot } from "./sight.ts";

export interface Pondered {
  /** The opponent's. */
  readonly difficulty: Difficulty;
  readonly candidates: number;
  /** From 0 to 1; it keeps the pauses from a fixed rhythm. */
  readonly drawn: number;
}

/**
 * In seconds. Two thirds of the range follow from the candidates, one from the draw. Who is slower is so over much that is
 * to be weighed, not over little.
 */
export const thinkTime = (
  { difficulty, candidates, drawn }: Pondered,
  { think }: ExecutionerConfig = executionerConfig,
): number => {
  const weighed = Math.min(1, candidates / think.candidates);
  const pace = think.pace[difficulty];
  return (
    (pace > 1 ? 1 + (pace - 1) * weighed : pace) *
    (think.least + (think.most - think.least) * ((2 * weighed + drawn) / 3))
  );
};

/** What there is to weigh before a guess: letters that are open, and the cells of a line that shows, or all that are worth a shot. */
const candidatesIn = (view: HeadView, seat: Seat): number => {
  const { hunt, size } = preyOf(view, seat);
  const sight = sightOf(hunt, size, finishedIn(hunt, size));
  const worth = worthAShot(sight, openCells(hunt, size));
  const shown = alongALine(sight, worth);
  const letters = openRows(hunt).length === 0 ? 0 : openLetters(hunt).length;
  return letters + (shown.length > 0 ? shown : worth).length;
};

/** The pause before the guess that `seat` makes in this view, in seconds. Whoever simulates leaves it out. */
export const thinkTimeIn = (view: HeadView, seat: Seat, drawn: number): number =>
  thinkTime({ difficulty: view.config.difficulty[other(seat)], candidates: candidatesIn(view, seat), drawn });
