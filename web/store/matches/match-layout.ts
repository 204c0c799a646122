/** Which part of a match is in which object store, and under which key. */
import type { MatchHeader } from "@turnlight/host";
import type { StoreCollection } from "../collection.ts";
import { archiveFormat, headFormat, logFormat } from "./match-formats.ts";
import { type ArchivedMatch, logKey, type MatchLogRow } from "./stored-match.ts";

export const headShelf: StoreCollection<MatchHeader> = { shelf: "heads", format: headFormat, keyOf: ({ id }) => id };
export const logShelf: StoreCollection<MatchLogRow> = {
  shelf: "log",
  format: logFormat,
  keyOf: ({ match, logged }) => logKey(match, logged.version),
};
export const archiveShelf: StoreCollection<ArchivedMatch> = {
  shelf: "archive",
  format: archiveFormat,
  keyOf: ({ head }) => head.id,
};
