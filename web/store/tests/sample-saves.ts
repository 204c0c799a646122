/** Matches saved whole after each move, for tests: what has changed since the last save is committed to the store. */
import { type LogEntry, type LogEvent, type MatchEnd, recordOf, type Sitter, tableAfterLog } from "@turnlight/host";
import { accept, isEqual, type MatchRecord, type Result, refuse } from "@turnlight/kernel";
import { openStore as openPlain, type Store } from "../index.ts";
import { storedOf } from "../migrations/layout-1.ts";

export interface SavedMatch {
  readonly id: string;
  readonly record: MatchRecord;
  readonly sitters: readonly Sitter[];
  readonly series: { readonly first: number; readonly results: readonly (readonly number[])[] };
  readonly begun: number;
  readonly touched: number;
  /** The scores, once it is over. */
  readonly scores?: readonly number[];
}

export interface SavingStore extends Store {
  readonly matches: {
    put(match: SavedMatch, seen?: SavedMatch): Promise<Result<undefined>>;
    get(id: string): Promise<SavedMatch | undefined>;
    list(): Promise<readonly SavedMatch[]>;
    ended(): Promise<readonly SavedMatch[]>;
  };
}

/** How many entries both begin with. */
const commonEntries = (a: SavedMatch, b: SavedMatch): number => {
  const different = a.record.entries.findIndex((entry, i) => !isEqual(entry, b.record.entries[i]));
  return different < 0 ? a.record.entries.length : different;
};

const continues = (later: SavedMatch, earlier: SavedMatch): boolean =>
  commonEntries(earlier, later) === earlier.record.entries.length;

const isSamePoint = (a: SavedMatch, b: SavedMatch): boolean =>
  a.record.entries.length === b.record.entries.length && continues(a, b);

const get = async (store: Store, id: string): Promise<SavedMatch | undefined> => {
  const read = await store.load(id);
  if (!read.ok || read.value === undefined) return undefined;
  const { head, log } = read.value;
  const { sitters } = tableAfterLog(read.value);
  const { series, begun } = head;
  const saved = { id, record: recordOf(read.value), sitters, series, begun };
  const over = await store.archived(id);
  return over === undefined
    ? { ...saved, touched: log.at(-1)?.at ?? begun }
    : { ...saved, touched: over.ended, scores: over.scores };
};

const since = (there: SavedMatch, next: SavedMatch): readonly LogEvent[] => {
  const { entries } = next.record;
  const common = commonEntries(there, next);
  const happened: LogEvent[] = [];
  if (common < there.record.entries.length) happened.push({ kind: "taken-back", seat: 0, entries: common });
  for (const entry of entries.slice(common)) happened.push({ kind: "entry", entry });
  return happened;
};

const endOf = ({ record, touched, scores }: SavedMatch): { readonly end?: MatchEnd } =>
  scores === undefined ? {} : { end: { ended: touched, scores, record, notes: [], earned: [] } };

const put = async (store: Store, match: SavedMatch, seen: SavedMatch | undefined): Promise<Result<undefined>> => {
  for (;;) {
    const read = await store.load(match.id);
    if (!read.ok) return read;
    const there = await get(store, match.id);
    if (there !== undefined && !continues(match, there) && (seen === undefined || !isSamePoint(seen, there)))
      return refuse("moved-on", "this match has been played on elsewhere");
    if (there?.scores !== undefined) return accept(undefined);
    const base = read.value?.log.length ?? 0;
    const happened: readonly LogEvent[] =
      there === undefined ? storedOf(match).log.map((one) => one.happened) : since(there, match);
    const log = happened.map((one, i): LogEntry => ({ version: base + 1 + i, at: match.touched, happened: one }));
    const head = there === undefined ? { head: storedOf(match).head } : {};
    const commit = { match: match.id, base, log, ...head, ...endOf(match) };
    const [kept = accept(undefined)] = await store.matchStore(() => undefined).commit([commit]);
    if (kept.ok || kept.refusal.code !== "stale") return kept;
  }
};

const all = async (store: Store, listed: readonly { readonly id: string }[]): Promise<readonly SavedMatch[]> =>
  (await Promise.all(listed.map(({ id }) => get(store, id)))).filter((match) => match !== undefined);

export const openStore = async (opening: Parameters<typeof openPlain>[0] = {}): Promise<SavingStore> => {
  const store = await openPlain(opening);
  return {
    ...store,
    matches: {
      put: (match, seen) => put(store, match, seen),
      get: (id) => get(store, id),
      list: async () => all(store, await store.running({})),
      ended: async () => all(store, await store.finished({})),
    },
  };
};
