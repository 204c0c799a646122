/** The items of a backup: what they are called in it, and how a stored item is brought to today's format for it. */
import type { StoredMatch } from "@turnlight/host";
import { accept, type Result } from "@turnlight/kernel";
import { json } from "@turnlight/kernel/schema";
import { openItem, type StoreCollection } from "../collection.ts";
import { type Format, keep, readStoredItem, readWhole, type StoredItem } from "../format.ts";
import { profileShelf, quarantineShelf, settingsShelf } from "../layout.ts";
import { archiveShelf } from "../matches/match-layout.ts";
import { resultShelf } from "../matches/summary-layout.ts";
import type { StoreItem } from "../object-stores.ts";
import { quarantineFormat } from "../repair/quarantine.ts";
import type { Sealed } from "./seal.ts";

/** The object stores whose items are exported one by one. Lists and standings are derived from them. */
export const openShelves = ["archive", "results", "profile", "settings", "drawers", "quarantine"] as const;
export type OpenStore = (typeof openShelves)[number];

/** A stored item with its key; of today's format version, and known to be readable. */
export interface PackedRow {
  readonly shelf: OpenStore;
  readonly key: string;
  readonly kept: StoredItem;
}
/** An unfinished match without a secret of anybody else. */
export interface PackedMatch {
  readonly shelf: "running";
  readonly key: string;
  readonly at: number;
  readonly stored: StoredMatch;
}
/** An unfinished match, or something only its seat may see, encrypted. */
export interface PackedSecret {
  readonly shelf: "running" | "secrets";
  readonly key: string;
  readonly at: number;
  readonly secret: Sealed;
}
export type Packed = PackedRow | PackedMatch | PackedSecret;

/**
 * The kind of an item in a backup: its object store, and for a game's collection also the game and the name of its
 * format (`drawers/wisp/level`). A sealed item has the kind of its content.
 */
export const kindOf = (shelf: Packed["shelf"], key: string): string => {
  const [first = "", ...more] = (shelf === "secrets" ? key : `${shelf}/${key}`).split("/");
  return first === "drawers" ? [first, ...more.slice(0, 2)].join("/") : first;
};

const today =
  <T>(on: StoreCollection<T>) =>
  (item: StoreItem): Result<StoredItem> => {
    const stored = readStoredItem(item.value);
    if (!stored.ok) return stored;
    const read = openItem(on, item);
    return read.ok ? accept(keep(on.format, read.value, stored.value.at)) : read;
  };

const anything: Format<unknown> = { name: "drawer", version: 0, read: json };

/** A game's collection is validated by the game when it is opened; here the value only has to be JSON. */
const anyPlain = ({ value }: StoreItem): Result<StoredItem> => {
  const stored = readWhole("drawer", value);
  if (!stored.ok) return stored;
  const { v, at, secret } = stored.value;
  const inside = json(stored.value.value);
  if (!inside.ok) return inside;
  return accept({ ...keep(anything, inside.value, at), v, ...(secret !== undefined && { secret }) });
};

const plainQuarantine = (item: StoreItem): Result<StoredItem> => {
  const read = openItem(quarantineShelf, item);
  if (!read.ok) return read;
  const inside = json(read.value.value);
  return inside.ok ? accept(keep(quarantineFormat, read.value, read.value.at)) : inside;
};

const packing: Readonly<Record<OpenStore, (item: StoreItem) => Result<StoredItem>>> = {
  archive: today(archiveShelf),
  results: today(resultShelf),
  profile: today(profileShelf),
  settings: today(settingsShelf),
  drawers: anyPlain,
  quarantine: plainQuarantine,
};

/** A stored item converted to today's format, if it can be read at all. */
export const packItem = (shelf: OpenStore, item: StoreItem): Result<StoredItem> => packing[shelf](item);
