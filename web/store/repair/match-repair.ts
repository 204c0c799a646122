/**
 * Reads a match from its rows, and repairs it where they do not agree: the readable beginning of a damaged match is
 * saved, the rest goes into quarantine, and the list rows are rebuilt from the matches.
 */
import type { LogEntry, StoredMatch } from "@turnlight/host";
import { isEqual, type Refusal, refuse } from "@turnlight/kernel";
import { note, openItem, type StoreContext } from "../collection.ts";
import { keep } from "../format.ts";
import { archiveShelf, headShelf, logShelf } from "../matches/match-layout.ts";
import {
  type ArchivedMatch,
  finishedLine,
  firstLine,
  lineAfter,
  logPrefix,
  type RunningMatch,
} from "../matches/stored-match.ts";
import { finishedShelf, runningShelf } from "../matches/summary-layout.ts";
import type { Query, QueryResult, StoreItem, StoreName, Write } from "../object-stores.ts";
import { freshKey, putInQuarantine } from "./quarantine.ts";

export const placesOf = (match: string): readonly Query[] => [
  { shelf: "heads", key: match },
  { shelf: "log", prefix: logPrefix(match) },
  { shelf: "running-list", key: match },
  { shelf: "archive", key: match },
  { shelf: "finished-list", key: match },
];

/** The log as far as it can be read, and why it ends there if there are more rows. */
export const readRows = (
  rows: readonly StoreItem[],
): { readonly log: readonly LogEntry[]; readonly refusal?: Refusal } => {
  const log: LogEntry[] = [];
  for (const row of rows) {
    const read = openItem(logShelf, row);
    if (!read.ok) return { log, refusal: read.refusal };
    const { logged } = read.value;
    if (logged.version !== log.length + 1)
      return { log, refusal: refuse("gap", `version ${log.length + 1} is missing`).refusal };
    log.push(logged);
  }
  return { log };
};

export type IntactMatch =
  | { readonly kind: "none" }
  | { readonly kind: "running"; readonly stored: StoredMatch; readonly line: RunningMatch }
  | { readonly kind: "finished"; readonly stored: ArchivedMatch }
  /** The rows do not agree. */
  | { readonly kind: "damaged" };

/** `found` is the result of the `placesOf` queries. */
export const readMatch = ([
  heads = [],
  rows = [],
  running = [],
  archive = [],
  finished = [],
]: QueryResult): IntactMatch => {
  const [[head], [line], [whole], [over]] = [heads, running, archive, finished];
  if (whole !== undefined) {
    const read = openItem(archiveShelf, whole);
    const isAlone = head === undefined && line === undefined && rows.length === 0;
    const listed = over === undefined ? undefined : openItem(finishedShelf, over);
    const agrees = read.ok && isAlone && listed?.ok === true && isEqual(listed.value, finishedLine(read.value));
    return agrees ? { kind: "finished", stored: read.value } : { kind: "damaged" };
  }
  if (head === undefined)
    return line === undefined && over === undefined && rows.length === 0 ? { kind: "none" } : { kind: "damaged" };
  const begun = openItem(headShelf, head);
  const listed = line === undefined ? undefined : openItem(runningShelf, line);
  const { log, refusal } = readRows(rows);
  if (
    !begun.ok ||
    listed?.ok !== true ||
    refusal !== undefined ||
    listed.value.version !== log.length ||
    over !== undefined
  )
    return { kind: "damaged" };
  return { kind: "running", stored: { head: begun.value, log }, line: listed.value };
};

interface Lost {
  readonly shelf: StoreName;
  readonly refusal: Refusal;
}

const mended = (match: string, found: QueryResult, at: number): { writes: readonly Write[]; lost: readonly Lost[] } => {
  const [heads = [], rows = [], running = [], archive = [], finished = []] = found;
  const writes: Write[] = [];
  const lost: Lost[] = [];
  const remove = (shelf: StoreName, items: readonly StoreItem[]): void => {
    for (const { key } of items) writes.push({ kind: "remove", shelf, key });
  };
  const quarantine = (shelf: StoreName, value: unknown, refusal: Refusal): void => {
    writes.push(putInQuarantine({ shelf, from: match, at, refusal, value }, freshKey(at)));
    lost.push({ shelf, refusal });
  };

  const whole = archive[0] === undefined ? undefined : openItem(archiveShelf, archive[0]);
  if (whole?.ok) {
    remove("heads", heads);
    remove("log", rows);
    remove("running-list", running);
    const value = keep(finishedShelf.format, finishedLine(whole.value), at);
    writes.push({ kind: "put", shelf: "finished-list", key: match, value });
    return { writes, lost };
  }
  remove("finished-list", finished);
  if (whole !== undefined) {
    quarantine("archive", archive[0]?.value, whole.refusal);
    remove("archive", archive);
  }
  const head = heads[0] === undefined ? undefined : openItem(headShelf, heads[0]);
  if (head?.ok) {
    const { log, refusal } = readRows(rows);
    const rest = rows.slice(log.length);
    if (refusal !== undefined) quarantine("log", rest, refusal);
    remove("log", rest);
    const line = lineAfter(firstLine(head.value), log);
    writes.push({ kind: "put", shelf: "running-list", key: match, value: keep(runningShelf.format, line, at) });
    return { writes, lost };
  }
  const refusal = head?.refusal ?? refuse("no-head", "how this match began is missing").refusal;
  if (head !== undefined || rows.length > 0) quarantine("heads", { head: heads[0]?.value ?? null, log: rows }, refusal);
  remove("heads", heads);
  remove("log", rows);
  remove("running-list", running);
  return { writes, lost };
};

/** Repairs a match's rows as far as they can be read, and reports what was lost. */
export const repairMatch = async (room: StoreContext, match: string): Promise<void> => {
  const at = room.now();
  const lost = await room.shelves.change(placesOf(match), (found) => {
    const { writes, lost } = readMatch(found).kind === "damaged" ? mended(match, found, at) : { writes: [], lost: [] };
    return { writes, result: lost };
  });
  for (const { shelf, refusal } of lost) note(room, shelf, match, refusal);
};

/**
 * Moves a running match's rows from a version on to quarantine: for rows that can be read but that the rules refuse.
 * Returns whether there was such a match.
 */
export const setAsideFrom = async (
  room: StoreContext,
  match: string,
  version: number,
  refusal: Refusal,
): Promise<boolean> => {
  const at = room.now();
  const isCut = await room.shelves.change(placesOf(match), (found) => {
    const sound = readMatch(found);
    if (sound.kind !== "running") return { writes: [], result: false };
    const { head, log } = sound.stored;
    const rest = (found[1] ?? []).slice(version - 1);
    const line = lineAfter(firstLine(head), log.slice(0, version - 1));
    const writes: readonly Write[] = [
      putInQuarantine({ shelf: "log", from: match, at, refusal, value: rest }, freshKey(at)),
      ...rest.map(({ key }): Write => ({ kind: "remove", shelf: "log", key })),
      { kind: "put", shelf: "running-list", key: match, value: keep(runningShelf.format, line, at) },
    ];
    return { writes, result: true };
  });
  if (isCut) note(room, "log", match, refusal);
  return isCut;
};

/** Reads a match, repairing it first if necessary. */
export const intactMatch = async (
  room: StoreContext,
  match: string,
): Promise<Exclude<IntactMatch, { kind: "damaged" }>> => {
  for (let tries = 0; tries < 3; tries++) {
    const sound = readMatch(await room.shelves.look(placesOf(match)));
    if (sound.kind !== "damaged") return sound;
    await repairMatch(room, match);
  }
  return { kind: "none" };
};
