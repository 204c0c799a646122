/** The formats of matches: what one began with, each thing that happened, a finished one whole. */
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
import type { Format } from "../format.ts";
import { choice, form, isObject, listOf, moment, type Reader, text, truth, whole, wrong } from "../reader.ts";
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

const seed: Reader<string> = (value) => (typeof value === "string" ? readSeed(value) : wrong(value, "a seed"));

const readHead: Reader<MatchHeader> = form(
  {
    id: matchId,
    game: gameName,
    rules: whole(1),
    config: text(0, longestConfig),
    seed,
    sitters: readSitters,
    series: readSeries,
    begun: moment,
  },
  { occasion: readOccasion },
);

const readActor: Reader<Entry["by"]> = (value) =>
  typeof value === "number" ? seat(value) : choice("chance", "host")(value);
const readEntry: Reader<Entry> = form({ n: whole(1), by: readActor, move: text(1, longestMove), at: moment });
const readNote: Reader<Note> = form({ after: count, seat, text: text(0, 10_000) });

/** What a bot thought is shown and never reckoned with; it only has to be plain. */
const readReasons: Reader<Reasons> = (value): Result<Reasons> => {
  if (!isObject(value)) return wrong(value, "reasons by name");
  const good: Record<string, Reasons[string]> = {};
  for (const [key, one] of Object.entries(value)) {
    const isList = Array.isArray(one) && one.every((word) => typeof word === "string");
    if (!isList && typeof one !== "string" && typeof one !== "number" && typeof one !== "boolean")
      return within(key, wrong(one, "a text, a number, yes or no, or a list of texts").refusal);
    good[key] = one;
  }
  return accept(good);
};

const readTrue: Reader<true> = (value) => (value === true ? accept(true) : wrong(value, "true, or nothing"));

const happenings: Readonly<Record<LogEvent["kind"], Reader<LogEvent>>> = {
  entry: form({ kind: choice("entry"), entry: readEntry }, { why: readReasons }),
  "taken-back": form({ kind: choice("taken-back"), seat, entries: count }),
  "set-anew": form({
    kind: choice("set-anew"),
    config: text(0, longestConfig),
    sitters: readSitters,
    entries: listOf(readEntry, 10_000),
  }),
  note: form({ kind: choice("note"), note: readNote }),
  rematch: form({ kind: choice("rematch"), seat, wants: listOf(seat, 100) }, { declined: readTrue }),
  next: form({ kind: choice("next"), match: matchId }),
};

const readHappening: Reader<LogEvent> = (value) => {
  const kind = isObject(value) ? value["kind"] : undefined;
  if (typeof kind !== "string" || !Object.hasOwn(happenings, kind))
    return wrong(value, `something that happened: ${Object.keys(happenings).join(", ")}`);
  return (Reflect.get(happenings, kind) as Reader<LogEvent>)(value);
};

export const readLogged: Reader<LogEntry> = form(
  { version: whole(1), at: moment, happened: readHappening },
  { command: text(1, 200) },
);

/** Numbered from 1 without gaps. */
const readLog: Reader<readonly LogEntry[]> = (value) => {
  const read = listOf(readLogged, 10_000_000)(value);
  if (!read.ok) return read;
  const wrongAt = read.value.findIndex(({ version }, i) => version !== i + 1);
  if (wrongAt < 0) return read;
  return within(`item ${wrongAt + 1}`, wrong(read.value[wrongAt]?.version, `version ${wrongAt + 1}`).refusal);
};

export const headFormat: Format<MatchHeader> = { name: "match", version: 1, read: readHead };

export const logFormat: Format<MatchLogRow> = {
  name: "event",
  version: 1,
  read: form({ match: matchId, logged: readLogged }),
};

export const archiveFormat: Format<ArchivedMatch> = {
  name: "finished match",
  version: 1,
  read: form({ head: readHead, log: readLog, ended: moment, scores: readScores, earned: readEarned }, { early: truth }),
};
