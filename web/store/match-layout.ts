/** Which part of a match lies on which shelf, and under which key. */
import type { MatchHead } from "@turnlight/host";
import {
  type ArchivedMatch,
  type FinishedMatch,
  type LogRow,
  logKey,
  type MatchResult,
  type RunningMatch,
  type StandingRow,
} from "./kept-match.ts";
import {
  archiveFormat,
  finishedFormat,
  headFormat,
  logFormat,
  resultFormat,
  runningFormat,
  standingFormat,
} from "./match-formats.ts";
import type { ShelfOf } from "./shelf.ts";

export const headShelf: ShelfOf<MatchHead> = { shelf: "heads", format: headFormat, keyOf: ({ id }) => id };
export const logShelf: ShelfOf<LogRow> = {
  shelf: "log",
  format: logFormat,
  keyOf: ({ match, logged }) => logKey(match, logged.version),
};
export const archiveShelf: ShelfOf<ArchivedMatch> = {
  shelf: "archive",
  format: archiveFormat,
  keyOf: ({ head }) => head.id,
};
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
