/** Which part of a match lies on which shelf, and under which key. */
import type { MatchHead } from "@turnlight/host";
import { type ArchivedMatch, type LogRow, logKey } from "./kept-match.ts";
import { archiveFormat, headFormat, logFormat } from "./match-formats.ts";
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
