/** Which lines of lists lie on which shelf, and under which key. */
import type { FinishedMatch, MatchResult, RunningMatch, StandingRow } from "./kept-match.ts";
import { finishedFormat, resultFormat, runningFormat, standingFormat } from "./line-formats.ts";
import type { ShelfOf } from "./shelf.ts";

export const runningShelf: ShelfOf<RunningMatch> = {
  shelf: "running-list",
  format: runningFormat,
  keyOf: ({ id }) => id,
};
export const finishedShelf: ShelfOf<FinishedMatch> = {
  shelf: "finished-list",
  format: finishedFormat,
  keyOf: ({ id }) => id,
};
export const resultShelf: ShelfOf<MatchResult> = {
  shelf: "results",
  format: resultFormat,
  keyOf: ({ match }) => match,
};
export const standingShelf: ShelfOf<StandingRow> = {
  shelf: "standings",
  format: standingFormat,
  keyOf: ({ game }) => game,
};
