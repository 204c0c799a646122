/** Which lines of lists lie on which shelf, and under which key. */

import type { Collection } from "../collection.ts";
import type { FinishedMatch, MatchResult, RunningMatch, StandingRow } from "./stored-match.ts";
import { finishedFormat, resultFormat, runningFormat, standingFormat } from "./summary-formats.ts";

export const runningShelf: Collection<RunningMatch> = {
  shelf: "running-list",
  format: runningFormat,
  keyOf: ({ id }) => id,
};
export const finishedShelf: Collection<FinishedMatch> = {
  shelf: "finished-list",
  format: finishedFormat,
  keyOf: ({ id }) => id,
};
export const resultShelf: Collection<MatchResult> = {
  shelf: "results",
  format: resultFormat,
  keyOf: ({ match }) => match,
};
export const standingShelf: Collection<StandingRow> = {
  shelf: "standings",
  format: standingFormat,
  keyOf: ({ game }) => game,
};
