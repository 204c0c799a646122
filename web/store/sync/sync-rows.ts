/**
 * The rows in which a device remembers its own sync: how far it has read, what it last synced of each item, and what
 * was deleted since. They are among the games' collections, and neither exported nor synced themselves.
 */
import { boolean, integer, object, string, timestamp, unknown } from "@turnlight/kernel/schema";
import { type Format, keep, open } from "../format.ts";
import { syncPrefix } from "../layout.ts";
import type { Query, StoreItem, Write } from "../object-stores.ts";

/** How far this device is. */
export interface SyncState {
  /** The vault on the server, which another one replaces after everything was deleted. */
  readonly vault: string;
  /** The number of the last change that was read or written. */
  readonly cursor: number;
  /** When everything was last up to date. */
  readonly synced?: number;
  /** How many versions have gone into quarantine, because two devices had changed the same. */
  readonly conflicts: number;
}

/** What was last synced of an item: its fingerprint here and, for settings and profile, the value itself. */
export interface SyncedItem {
  readonly print: string;
  readonly base?: unknown;
  /** The value that was sent last, whose answer may have been lost. */
  readonly sent?: unknown;
}

const stateFormat: Format<SyncState> = {
  name: "state",
  version: 1,
  read: object({ vault: string(1, 100), cursor: integer(0), conflicts: integer(0) }, { synced: timestamp }),
};
const itemFormat: Format<SyncedItem> = {
  name: "item",
  version: 1,
  read: object({ print: string(0, 100) }, { base: unknown, sent: unknown }),
};
const goneFormat: Format<boolean> = { name: "gone", version: 1, read: boolean };

const shelf = "drawers";
const stateKey = `${syncPrefix}state/mine`;
const itemPrefix = `${syncPrefix}item/`;
const gonePrefix = `${syncPrefix}gone/`;

/** Whether sync is on is looked up with whatever is deleted, in the same transaction. */
export const statePlace: Query = { shelf, key: stateKey };
export const itemPlace = (item: string): Query => ({ shelf, key: itemPrefix + item });
export const itemPlaces: Query = { shelf, prefix: itemPrefix };
export const gonePlace = (item: string): Query => ({ shelf, key: gonePrefix + item });
export const gonePlaces: Query = { shelf, prefix: gonePrefix };
export const everySyncRow: Query = { shelf, prefix: syncPrefix };

const first = <T>(format: Format<T>, rows: readonly StoreItem[]): T | undefined => {
  const read = rows[0] === undefined ? undefined : open(format, rows[0].value);
  return read?.ok ? read.value : undefined;
};
export const readState = (rows: readonly StoreItem[]): SyncState | undefined => first(stateFormat, rows);
export const readSynced = (rows: readonly StoreItem[]): SyncedItem | undefined => first(itemFormat, rows);

/** The item of a row of either kind. */
export const itemOfRow = ({ key }: StoreItem): string =>
  key.slice(key.startsWith(itemPrefix) ? itemPrefix.length : gonePrefix.length);

export const putState = (state: SyncState, at: number): Write => ({
  kind: "put",
  shelf,
  key: stateKey,
  value: keep(stateFormat, state, at),
});
export const putSynced = (item: string, synced: SyncedItem, at: number): Write => ({
  kind: "put",
  shelf,
  key: itemPrefix + item,
  value: keep(itemFormat, synced, at),
});
export const removeSynced = (item: string): Write => ({ kind: "remove", shelf, key: itemPrefix + item });
export const removeGone = (item: string): Write => ({ kind: "remove", shelf, key: gonePrefix + item });

/** Notes a person's deletion for the other devices. `state` is what is at `statePlace`: nothing while sync is off. */
export const noteGone = (state: readonly StoreItem[], items: readonly string[], at: number): readonly Write[] =>
  state.length === 0
    ? []
    : items.map((item) => ({ kind: "put", shelf, key: gonePrefix + item, value: keep(goneFormat, true, at) }));

/** An item is named by its object store and key; a match has one name, running or finished. */
export const matchItem = (match: string): string => `match/${match}`;
export const rowItem = (store: string, key: string): string => `${store}/${key}`;

export const readItemName = string(3, 600);
