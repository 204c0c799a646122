/** Which items of a device are synced, how they look to it, and how one is read for sending. */

import { type PackedMatch, type PackedRow, packItem } from "../backup/packed.ts";
import { readStoredItem } from "../format.ts";
import { isSyncRow, only } from "../layout.ts";
import { isSolo } from "../matches/stored-match.ts";
import { inHandfuls, type ObjectStores, type Query, type QueryResult, type StoreItem } from "../object-stores.ts";
import { placesOf, readMatch } from "../repair/match-repair.ts";
import { matchItem, rowItem } from "./sync-rows.ts";

export type SyncContent = PackedRow | PackedMatch;

/** Collections about this device alone: when it was last backed up, which suggestions it has shown. */
const ofThisDevice = ["parlour/backup/", "hall/offers/"];

/** Object stores whose rows are synced one by one, beside matches. */
const rowStores = ["results", "profile", "settings", "drawers"] as const;
export type RowStore = (typeof rowStores)[number];

const isSynced = (shelf: RowStore, { key, value }: StoreItem): boolean => {
  if (shelf !== "drawers") return true;
  const stored = readStoredItem(value);
  return (
    stored.ok &&
    stored.value.secret !== true &&
    !isSyncRow(shelf, key) &&
    !ofThisDevice.some((prefix) => key.startsWith(prefix))
  );
};

/** Whether an arriving item is one that is synced at all. */
export const isSyncedContent = (packed: SyncContent): boolean => {
  if (packed.shelf === "quarantine") return false;
  if (packed.shelf === "running") return isSolo(packed.stored);
  if (packed.shelf === "archive") return true;
  return isSynced(packed.shelf, { key: packed.key, value: packed.kept });
};

export const itemOf = ({ shelf, key }: SyncContent): string =>
  shelf === "running" || shelf === "archive" ? matchItem(key) : rowItem(shelf, key);

/** The object store and key of an item that is not a match. */
export const rowOf = (item: string): { readonly shelf: RowStore; readonly key: string } | undefined => {
  const [name, ...rest] = item.split("/");
  const shelf = rowStores.find((one) => one === name);
  return shelf === undefined ? undefined : { shelf, key: rest.join("/") };
};
export const matchOf = (item: string): string | undefined =>
  item.startsWith(matchItem("")) ? item.slice(matchItem("").length) : undefined;

/** Where an item is; nowhere for a name that no item has. */
export const placesOfItem = (item: string): readonly Query[] => {
  const [match, row] = [matchOf(item), rowOf(item)];
  return match !== undefined ? placesOf(match) : row === undefined ? [] : [row];
};

/** The list rows in the places of a match. */
const runningAt = 2;
const finishedAt = 4;

/** A stored row has a checksum; whatever is written by an older version is told apart by its time. */
const printOf = (value: unknown): string => {
  const stored = readStoredItem(value);
  return stored.ok ? String(stored.value.sum ?? `at ${stored.value.at}`) : "unreadable";
};
const running = (row: StoreItem): string => `running ${printOf(row.value)}`;
const finished = (row: StoreItem): string => `finished ${printOf(row.value)}`;

/** The fingerprint of an item from what is at its places; undefined if it is not there. */
export const printAt = (item: string, found: QueryResult): string | undefined => {
  if (matchOf(item) === undefined) return found[0]?.[0] === undefined ? undefined : printOf(found[0][0].value);
  const [open, over] = [found[runningAt]?.[0], found[finishedAt]?.[0]];
  return over !== undefined ? finished(over) : open !== undefined ? running(open) : undefined;
};

/** Every item that is synced, with its fingerprint; list rows stand for matches, so that no match is opened. */
export const itemsOn = async function* (
  shelves: ObjectStores,
): AsyncGenerator<{ readonly item: string; readonly print: string; readonly isShared?: true }> {
  for await (const row of inHandfuls(shelves, "running-list")) {
    const sitters: unknown = Reflect.get(Object(Reflect.get(Object(row.value), "value")), "sitters");
    const people = Array.isArray(sitters) ? sitters.filter((one) => Reflect.get(Object(one), "kind") === "person") : [];
    yield { item: matchItem(row.key), print: running(row), ...(people.length > 1 && { isShared: true }) };
  }
  for await (const row of inHandfuls(shelves, "finished-list"))
    yield { item: matchItem(row.key), print: finished(row) };
  for (const shelf of rowStores)
    for await (const row of inHandfuls(shelves, shelf))
      if (isSynced(shelf, row)) yield { item: rowItem(shelf, row.key), print: printOf(row.value) };
};

/** An item as it is now; undefined if it is not there, not readable, or not to be synced. */
export const readItem = async (
  shelves: ObjectStores,
  item: string,
): Promise<{ readonly content: SyncContent; readonly print: string } | undefined> => {
  const found = await shelves.look(placesOfItem(item));
  const print = printAt(item, found);
  if (print === undefined) return undefined;
  const match = matchOf(item);
  if (match !== undefined) {
    const read = readMatch(found);
    if (read.kind === "finished") {
      const archive = found[3]?.[0];
      const kept = archive === undefined ? undefined : packItem("archive", archive);
      return kept?.ok ? { content: { shelf: "archive", key: match, kept: kept.value }, print } : undefined;
    }
    if (read.kind !== "running" || !isSolo(read.stored)) return undefined;
    return { content: { shelf: "running", key: match, at: read.line.touched, stored: read.stored }, print };
  }
  const row = rowOf(item);
  const there = found[0]?.[0];
  if (row === undefined || there === undefined) return undefined;
  const kept = packItem(row.shelf, there);
  return kept.ok ? { content: { ...row, kept: kept.value }, print } : undefined;
};

/** Of which the value itself is remembered, so that changes of different fields can be merged. */
export const isByField = (item: string): boolean =>
  item === rowItem("settings", only) || item === rowItem("profile", only);
