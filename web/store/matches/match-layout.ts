/** Which part of a match lies on which shelf, and under which key. */
import type { MatchHeader } from "@turnlight/host";
import type { Collection } from "../collection.ts";
import { archiveFormat, headFormat, logFormat } from "./match-formats.ts";
import { type ArchivedMatch, logKey, type MatchLogRow } from "./stored-match.ts";

export const headShelf: Collection<MatchHeader> = { shelf: "heads", format: headFormat, keyOf: ({ id }) => id };
export const logShelf: Collection<MatchLogRow> = {
  shelf: "log",
  format: logFormat,
  keyOf: ({ match, logged }) => logKey(match, logged.version),
};
export const archiveShelf: Collection<ArchivedMatch> = {
  shelf: "archive",
  format: archiveFormat,
  keyOf: ({ head }) => head.id,
};
