/** The formats of matches: header, log entry, and archived match. */
import type { LogEntry, LogEvent, MatchHeader } from "@turnlight/host";
import {
  accept,
  type Entry,
  longestMove,
  type Note,
  type Reasons,
  type Result,
  readSeed,
  within,
} from "@turnlight/kernel";
import {
  boolean,
  integer,
  list,
  object,
  oneOf,
  pipe,
  record,
  refine,
  type Schema,
  string,
  tagged,
  timestamp,
  union,
  unknown,
  wrong,
} from "@turnlight/kernel/schema";
import type { Format } from "../format.ts";
import type { ArchivedMatch, MatchLogRow } from "./stored-match.ts";
import {
  count,
  gameName,
  matchId,
  readEarned,
  readOccasion,
  readScores,
  readSeries,
  readSitters,
  seat,
} from "./summary-formats.ts";

const longestConfig = 10_000;

const readHead: Schema<MatchHeader> = object(
  {
    id: matchId,
    game: gameName,
    rules: integer(1),
    config: string(0, longestConfig),
    seed: pipe(string(), readSeed),
    sitters: readSitters,
    series: readSeries,
    begun: timestamp,
  },
  { occasion: readOccasion },
);

const readEntry: Schema<Entry> = object({
  n: integer(1),
  by: union(oneOf("chance", "host"), seat),
  move: string(1, longestMove),
  at: timestamp,
});
const readNote: Schema<Note> = object({ after: count, seat, text: string(0, 10_000) });

/** A bot's reasons are only displayed, so their numbers need not be finite. */
const isReason = (value: unknown): value is Reasons[string] =>
  ["string", "number", "boolean"].includes(typeof value) ||
  (Array.isArray(value) && value.every((word) => typeof word === "string"));
const reason = refine(unknown, isReason, "a text, a number, true or false, or a list of texts");
const readReasons: Schema<Reasons> = record(string(), reason);

const isTrue: Schema<true> = (value) => (value === true ? accept(true) : wrong(value, "true, or nothing"));

const readHappening: Schema<LogEvent> = tagged("kind", {
  entry: object({ entry: readEntry }, { why: readReasons }),
  "taken-back": object({ seat, entries: count }),
  "set-anew": object({ config: string(0, longestConfig), sitters: readSitters, entries: list(readEntry, 10_000) }),
  note: object({ note: readNote }),
  rematch: object({ seat, wants: list(seat, 100) }, { declined: isTrue, until: timestamp, expired: isTrue }),
  next: object({ match: matchId }),
});

export const readLogged: Schema<LogEntry> = object(
  { version: integer(1), at: timestamp, happened: readHappening },
  { command: string(1, 200) },
);

/** Numbered from 1 without gaps. */
const readLog = pipe(list(readLogged, 10_000_000), (log): Result<readonly LogEntry[]> => {
  const wrongAt = log.findIndex(({ version }, i) => version !== i + 1);
  if (wrongAt < 0) return accept(log);
  return within(`item ${wrongAt + 1}`, wrong(log[wrongAt]?.version, `version ${wrongAt + 1}`).refusal);
});

export const headFormat: Format<MatchHeader> = { name: "match", version: 1, read: readHead };

export const logFormat: Format<MatchLogRow> = {
  name: "event",
  version: 1,
  read: object({ match: matchId, logged: readLogged }),
};

export const archiveFormat: Format<ArchivedMatch> = {
  name: "finished match",
  version: 1,
  read: object(
    { head: readHead, log: readLog, ended: timestamp, scores: readScores, earned: readEarned },
    { early: boolean },
  ),
};
