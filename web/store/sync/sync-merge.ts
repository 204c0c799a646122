/**
 * Merges what another device has written. Who writes has read everything before, so an item that is unchanged here since
 * it was last synced is simply replaced. Where both have changed it, the store's rules decide (a finished match before a
 * running one, then the longer, then the newer), and the other version goes into quarantine; settings and profile are
 * merged field by field.
 */
import { isEqual } from "@turnlight/kernel";
import { isObject } from "@turnlight/kernel/schema";
import { usualSettings } from "../../settings/model.ts";
import { merge } from "../backup/merge.ts";
import { packItem } from "../backup/packed.ts";
import type { StoredItem } from "../format.ts";
import type { Query, QueryResult, StoreItem, Write, WriteDecision } from "../object-stores.ts";
import { isByField, placesOfItem, printAt, rowOf, type SyncContent } from "./sync-items.ts";
import {
  gonePlace,
  itemPlace,
  putState,
  putSynced,
  readState,
  readSynced,
  removeGone,
  removeSynced,
  type SyncedItem,
  type SyncState,
  statePlace,
} from "./sync-rows.ts";

/** An item that another device has written, or deleted. */
export type SyncArrival =
  | { readonly item: string; readonly content: SyncContent }
  | { readonly item: string; readonly gone: true };

export interface MergeReport {
  /** How many items were changed here. */
  readonly changed: number;
  /** Items of which a version went into quarantine. */
  readonly conflicts: readonly string[];
}

const standings: Query = { shelf: "standings" };

const placesFor = ({ item }: SyncArrival): readonly Query[] => [
  ...placesOfItem(item),
  itemPlace(item),
  gonePlace(item),
];

export const mergePlaces = (arrivals: readonly SyncArrival[]): readonly Query[] => [
  statePlace,
  standings,
  ...arrivals.flatMap(placesFor),
];

interface ItemVerdict {
  readonly writes: readonly Write[];
  /** Whether what is here is now what was sent; otherwise it is sent next. */
  readonly isSettled: boolean;
}

const removeAll = (places: readonly Query[], found: QueryResult): readonly Write[] =>
  found.flatMap((items, i) => {
    const shelf = places[i]?.shelf;
    return shelf === undefined ? [] : items.map(({ key }): Write => ({ kind: "remove", shelf, key }));
  });

/**
 * Of each field the side that has changed it; where both have, the one that was saved later. What comes may still be
 * the value that was sent from here.
 */
const byField = (ours: StoredItem, theirs: StoredItem, base: unknown, sent: unknown): StoredItem | undefined => {
  if (!isObject(ours.value) || !isObject(theirs.value) || !isObject(base)) return undefined;
  const [mine, other] = [ours.value, theirs.value];
  const isTheirs = (name: string): boolean => {
    if (isEqual(mine[name], base[name])) return true;
    const isOwn = isEqual(other[name], base[name]) || (isObject(sent) && isEqual(other[name], sent[name]));
    return !isOwn && theirs.at > ours.at;
  };
  const names = [...new Set([...Object.keys(mine), ...Object.keys(other)])];
  const value = Object.fromEntries(names.map((name) => [name, isTheirs(name) ? other[name] : mine[name]]));
  return { v: theirs.v, at: Math.max(ours.at, theirs.at), value };
};

const mergeFields = (
  content: SyncContent,
  there: StoreItem | undefined,
  synced: SyncedItem | undefined,
): ItemVerdict | undefined => {
  if (there === undefined || !("kept" in content)) return undefined;
  const { shelf, key, kept } = content;
  const base = synced?.base ?? (shelf === "settings" ? usualSettings : undefined);
  const ours = packItem(shelf, there);
  const mixed = ours.ok && base !== undefined ? byField(ours.value, kept, base, synced?.sent) : undefined;
  const merged = mixed === undefined ? undefined : packItem(shelf, { key, value: mixed });
  if (!merged?.ok) return undefined;
  return {
    writes: [{ kind: "put", shelf, key, value: merged.value }],
    isSettled: isEqual(merged.value.value, kept.value),
  };
};

const isAside = ({ shelf }: Write): boolean => shelf === "quarantine";

const byRules = (content: SyncContent, found: QueryResult, at: number): ItemVerdict => {
  const { writes, result } = merge(found, [content], at);
  return { writes, isSettled: result[0]?.outcome !== "kept" };
};

/**
 * What arrives wins over what is unchanged here. Only a match never becomes shorter: a server that sends an old version
 * again cannot take anything away. Where everything is compared anew, an older value does not win either.
 */
const replace = (content: SyncContent, found: QueryResult, at: number, anew: boolean): ItemVerdict => {
  const ruled = byRules(content, found, at);
  if (ruled.writes.length === 0 || content.shelf === "running" || content.shelf === "archive") return ruled;
  const { shelf, key, kept } = content;
  if (anew && !ruled.isSettled) return ruled;
  return { writes: [{ kind: "put", shelf, key, value: kept }], isSettled: true };
};

const withContent = (
  { item, content }: { readonly item: string; readonly content: SyncContent },
  found: QueryResult,
  synced: SyncedItem | undefined,
  at: number,
  anew: boolean,
): ItemVerdict => {
  const print = printAt(item, found);
  if (print !== undefined && print === synced?.print) return replace(content, found, at, anew);
  const fields = isByField(item) ? mergeFields(content, found[0]?.[0], synced) : undefined;
  return fields ?? byRules(content, found, at);
};

const withoutContent = (item: string, found: QueryResult, synced: SyncedItem | undefined): ItemVerdict => {
  const print = printAt(item, found);
  const isClean = print !== undefined && print === synced?.print && !isByField(item);
  return { writes: isClean ? removeAll(placesOfItem(item), found) : [], isSettled: isClean || print === undefined };
};

/** The fingerprint of an item after these writes. */
const printAfter = (item: string, found: QueryResult, writes: readonly Write[]): string | undefined => {
  const after = placesOfItem(item).map((place, i) => {
    const own = writes.filter(
      ({ shelf, key }) => shelf === place.shelf && (place.key === undefined || place.key === key),
    );
    const last = own.at(-1);
    if (last === undefined) return found[i] ?? [];
    return last.kind === "put" ? [{ key: last.key, value: last.value }] : [];
  });
  return printAt(item, after);
};

const baseOf = (item: string, found: QueryResult, writes: readonly Write[]): { readonly base?: unknown } => {
  const row = isByField(item) ? rowOf(item) : undefined;
  if (row === undefined) return {};
  const put = writes.findLast(({ kind, shelf }) => kind === "put" && shelf === row.shelf);
  const stored: unknown = put?.kind === "put" ? put.value : found[0]?.[0]?.value;
  return { base: Reflect.get(Object(stored), "value") };
};

/**
 * `found` is the result of the `mergePlaces` queries. Undefined if the state is not the expected one any more, as when
 * another tab was faster.
 */
export const mergeArrivals = (
  found: QueryResult,
  arrivals: readonly SyncArrival[],
  from: Pick<SyncState, "vault" | "cursor"> & { readonly anew: boolean },
  cursor: number,
  at: number,
): WriteDecision<MergeReport | undefined> => {
  const [stateRows = [], standingRows = []] = found;
  const state = readState(stateRows);
  if (state === undefined || state.vault !== from.vault || state.cursor !== from.cursor)
    return { writes: [], result: undefined };
  const writes: Write[] = [];
  const conflicts: string[] = [];
  let [next, changed] = [2, 0];
  for (const arrival of arrivals) {
    const { item } = arrival;
    const own = found.slice(next, next + placesFor(arrival).length);
    next += own.length;
    const [syncedRows = [], goneRows = []] = own.slice(-2);
    const there = own.slice(0, -2);
    const synced = readSynced(syncedRows);
    const verdict =
      "gone" in arrival ? withoutContent(item, there, synced) : withContent(arrival, there, synced, at, from.anew);
    writes.push(...verdict.writes);
    if (verdict.writes.some((one) => !isAside(one))) changed += 1;
    if (verdict.writes.some(isAside)) conflicts.push(item);
    const print = printAfter(item, there, verdict.writes);
    if (print === undefined || "gone" in arrival) writes.push(removeSynced(item));
    else {
      // A value that is sent next is compared with the one that came.
      const base =
        isByField(item) && !verdict.isSettled && "content" in arrival
          ? baseOfContent(arrival.content)
          : baseOf(item, there, verdict.writes);
      writes.push(putSynced(item, { print: verdict.isSettled ? print : "", ...base }, at));
    }
    if (goneRows.length > 0 && print !== undefined) writes.push(removeGone(item));
  }
  const isCounted = writes.some(({ shelf }) => shelf === "archive" || shelf === "results");
  if (isCounted) writes.push(...standingRows.map(({ key }): Write => ({ kind: "remove", shelf: "standings", key })));
  writes.push(putState({ ...state, cursor, conflicts: state.conflicts + conflicts.length }, at));
  return { writes, result: { changed, conflicts } };
};

const baseOfContent = (content: SyncContent): { readonly base?: unknown } =>
  "kept" in content ? { base: content.kept.value } : {};
