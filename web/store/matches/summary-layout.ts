/** Which list rows are in which object store, and under which key. */

import type { StoreCollection } from "../collection.ts";
import type { FinishedMatchRow, MatchResult, RunningMatch, StandingRow } from "./stored-match.ts";
import { finishedFormat, resultFormat, runningFormat, standingFormat } from "./summary-formats.ts";

export const runningShelf: StoreCollection<RunningMatch> = {
  shelf: "running-list",
  format: runningFormat,
  keyOf: ({ id }) => id,
};
export const finishedShelf: StoreCollection<FinishedMatchRow> = {
  shelf: "finished-list",
  format: finishedFormat,
  keyOf: ({ id }) => id,
};
export const resultShelf: StoreCollection<MatchResult> = {
  shelf: "results",
  format: resultFormat,
  keyOf: ({ match }) => match,
};
export const standingShelf: StoreCollection<StandingRow> = {
  shelf: "standings",
  format: standingFormat,
  keyOf: ({ game }) => game,
};
