/** The Executioner's apparent thinking time, for display, derived from public information. */
import type { Seat } from "@turnlight/kernel";
import { type Difficulty, type HeadView, other } from "../../rules/index.ts";
import { openCells, openLetters, openRows, preyOf } from "../prey.ts";
import { type ExecutionerConfig, executionerConfig } from "./config.ts";
import { alongALine, finishedIn, sightOf, worthAShot } from "./sight.ts";

export interface Pondered {
  /** The opponent's. */
  readonly difficulty: Difficulty;
  readonly candidates: number;
  /** From 0 to 1; varies the pauses. */
  readonly drawn: number;
}

/**
 * In seconds. Two thirds of the range follow from the number of candidates, one third from the draw. A slower opponent
 * takes longer only over many candidates.
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

/**
 * The number of candidates before a guess: open letters, and the cells of an apparent line, or all cells worth a shot.
 */
const candidatesIn = (view: HeadView, seat: Seat): number => {
  const { hunt, size } = preyOf(view, seat);
  const sight = sightOf(hunt, size, finishedIn(hunt, size));
  const worth = worthAShot(sight, openCells(hunt, size));
  const shown = alongALine(sight, worth);
  const letters = openRows(hunt).length === 0 ? 0 : openLetters(hunt).length;
  return letters + (shown.length > 0 ? shown : worth).length;
};

/** The pause before the guess that `seat` makes in this view, in seconds. Simulations skip it. */
export const thinkTimeIn = (view: HeadView, seat: Seat, drawn: number): number =>
  thinkTime({ difficulty: view.config.difficulty[other(seat)], candidates: candidatesIn(view, seat), drawn });
