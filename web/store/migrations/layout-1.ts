/**
 * The migration from the database's first layout, which had a running match as one record, a finished one twice, and
 * its result for the statistics apart from both. Backup files of format 1 have the same structure.
 */
import type { LogEntry, MatchHeader, Sitter } from "@turnlight/host";
import { accept, type MatchRecord, type Refusal, type Result, readRecord, refuse } from "@turnlight/kernel";
import { boolean, integer, number, object, type Schema, string, timestamp, wrong } from "@turnlight/kernel/schema";
import { type Format, keep, open } from "../format.ts";
import { archiveFormat, headFormat, logFormat } from "../matches/match-formats.ts";
import {
  type ArchivedMatch,
  finishedLine,
  firstLine,
  lineAfter,
  logKey,
  type MatchResult,
  resultOf,
} from "../matches/stored-match.ts";
import {
  finishedFormat,
  matchId,
  readScores,
  readSeries,
  readSitters,
  resultFormat,
  runningFormat,
} from "../matches/summary-formats.ts";
import type { StoreItem, StoreName, Write } from "../object-stores.ts";
import { putInQuarantine, quarantineOf } from "../repair/quarantine.ts";
import type { Layout1StoreName } from "./layout-1-names.ts";

interface Layout1Match {
  readonly id: string;
  readonly record: MatchRecord;
  readonly sitters: readonly Sitter[];
  readonly series: MatchHeader["series"];
  readonly begun: number;
  readonly touched: number;
  /** Set once it is over. */
  readonly scores?: readonly number[];
}

interface Layout1Count {
  readonly game: string;
  readonly at: number;
  readonly won: boolean;
  readonly score: number;
  readonly decisions: number;
  readonly lasted: number;
}

/** Via text, since that is the only form the kernel's reader of records takes. */
const readMatchRecord: Schema<MatchRecord> = (value) => {
  let written: string | undefined;
  try {
    written = JSON.stringify(value);
  } catch {
    return refuse("not-plain", "it is not plain JSON", { right: "a match record" });
  }
  return written === undefined ? wrong(value, "a match record") : readRecord(written);
};

const matchFormat1: Format<Layout1Match> = {
  name: "match",
  version: 1,
  read: object(
    {
      id: matchId,
      record: readMatchRecord,
      sitters: readSitters,
      series: readSeries,
      begun: timestamp,
      touched: timestamp,
    },
    { scores: readScores },
  ),
};

const countFormat1: Format<Layout1Count> = {
  name: "statistics",
  version: 1,
  read: object({
    game: string(1, 100),
    at: timestamp,
    won: boolean,
    score: number,
    decisions: integer(0),
    lasted: integer(0),
  }),
};

/** The object stores that were replaced. The others stayed as they were. */
export const movedShelves = ["matches", "records", "finished", "aside"] as const satisfies readonly Layout1StoreName[];
export type Moved = Readonly<Record<(typeof movedShelves)[number], readonly StoreItem[]>>;

export const storedOf = ({ id, record, sitters, series, begun }: Layout1Match) => ({
  head: {
    id,
    game: record.game,
    rules: record.version,
    config: record.config,
    seed: record.seed,
    sitters,
    series,
    begun,
  } satisfies MatchHeader,
  log: record.entries.map(
    (entry, i): LogEntry => ({ version: i + 1, at: entry.at, happened: { kind: "entry", entry } }),
  ),
});

const putting =
  (at: number) =>
  <T>(shelf: StoreName, format: Format<T>, key: string, value: T): Write => ({
    kind: "put",
    shelf,
    key,
    value: keep(format, value, at),
  });

/** A table's rematches once shared its id; today each match has its own. */
const ownId = (match: Layout1Match, taken: ReadonlyMap<string, number>): string => {
  const begun = taken.get(match.id);
  return begun === undefined || begun === match.begun ? match.id : `${match.id}.${match.begun}`;
};

interface Good {
  readonly key: string;
  readonly shelf: Layout1StoreName;
  readonly match: Layout1Match;
}

/**
 * Converts everything in the replaced object stores to rows of today's. Unreadable items go into quarantine with the
 * reason.
 */
export const fromLayout1 = (old: Moved, at: number): readonly Write[] => {
  const put = putting(at);
  const writes: Write[] = [];
  let odd = 0;
  const quarantine = (shelf: Layout1StoreName, { key, value }: StoreItem, refusal: Refusal): void => {
    odd += 1;
    writes.push(putInQuarantine({ shelf, from: key.slice(0, 2000), at, refusal, value }, `${at}-moved-${odd}`));
  };
  const readMatches = (shelf: "matches" | "records"): readonly Good[] =>
    old[shelf].flatMap((item) => {
      const read = open(matchFormat1, item.value);
      if (read.ok) return [{ key: item.key, shelf, match: read.value }];
      quarantine(shelf, item, read.refusal);
      return [];
    });

  const counted = old.finished.flatMap((item) => {
    const read = open(countFormat1, item.value);
    if (read.ok) return [read.value];
    quarantine("finished", item, read.refusal);
    return [];
  });
  const counts = new Map<string, (typeof counted)[number][]>();
  for (const count of counted) {
    const place = `${count.game} ${count.at}`;
    counts.set(place, [...(counts.get(place) ?? []), count]);
  }

  const taken = new Map<string, number>();
  const isDone = new Set<string>();
  const results: MatchResult[] = [];
  const archive = ({ match, key, shelf }: Good, scores: readonly number[]): void => {
    const sameMatch = `${match.id} ${match.begun}`;
    if (isDone.has(sameMatch)) return;
    isDone.add(sameMatch);
    const id = ownId(match, taken);
    const ended = Math.max(match.touched, match.begun);
    const whole: ArchivedMatch = { ...storedOf({ ...match, id }), ended, scores, earned: [], early: true };
    const read = archiveFormat.read(whole);
    if (!read.ok) {
      quarantine(shelf, { key, value: keep(matchFormat1, match, at) }, read.refusal);
      return;
    }
    taken.set(match.id, match.begun);
    writes.push(
      put("archive", archiveFormat, id, whole),
      put("finished-list", finishedFormat, id, finishedLine(whole)),
    );
    const result = resultOf(whole);
    const same = result === undefined ? undefined : counts.get(`${match.record.game} ${match.touched}`)?.shift();
    if (result === undefined || same === undefined) return;
    const { won, score, decisions } = same;
    results.push({ ...result, won, score, decisions });
  };
  const lay = ({ match, key, shelf }: Good): void => {
    const { head, log } = storedOf(match);
    const rows = log.map((logged) => ({ match: match.id, logged }));
    const reads = [headFormat.read(head), ...rows.map((row) => logFormat.read(row))];
    const bad = reads.find((read) => !read.ok);
    if (bad?.ok === false) {
      quarantine(shelf, { key, value: keep(matchFormat1, match, at) }, bad.refusal);
      return;
    }
    const line = { ...lineAfter(firstLine(head), log), touched: match.touched };
    writes.push(put("heads", headFormat, match.id, head), put("running-list", runningFormat, match.id, line));
    for (const row of rows) writes.push(put("log", logFormat, logKey(match.id, row.logged.version), row));
  };

  for (const good of readMatches("records")) {
    if (good.match.scores === undefined)
      quarantine(
        "records",
        { key: good.key, value: keep(matchFormat1, good.match, at) },
        refuse("not-over", "this record is of a match that is not over").refusal,
      );
    else archive(good, good.match.scores);
  }
  for (const good of readMatches("matches")) {
    if (good.match.scores !== undefined) archive(good, good.match.scores);
    else if (taken.has(good.match.id)) continue;
    else lay(good);
  }
  for (const result of results) writes.push(put("results", resultFormat, result.match, result));
  for (const { game, at: ended, won, score, decisions, lasted } of [...counts.values()].flat()) {
    const match = `counted ${ended} ${game} ${won ? "won" : "lost"} ${score} ${decisions}`.slice(0, 500);
    const begun = Math.max(0, ended - lasted);
    const result: MatchResult = {
      match,
      game,
      seat: 0,
      begun,
      ended,
      won,
      score,
      decisions,
      judged: false,
      early: true,
    };
    writes.push(put("results", resultFormat, match, result));
  }
  for (const item of old.aside) {
    const { key, ...one } = quarantineOf(item);
    writes.push(putInQuarantine(one, key));
  }
  return writes;
};

/** Reads one item of a backup of format 1, to report what is wrong with it. */
export const readMoved = (shelf: keyof Moved, item: StoreItem): Result<unknown> => {
  if (shelf === "finished") return open(countFormat1, item.value);
  return shelf === "aside" ? accept(item.value) : open(matchFormat1, item.value);
};
