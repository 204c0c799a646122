/** The packs on this device: those one has made, and those that came by link. */
import { boolean, integer, object } from "@turnlight/kernel/schema";
import { store } from "../../../store/device-store.ts";
import type { Format } from "../../../store/index.ts";
import type { LevelDrawer } from "../saved.ts";
import { type LevelPack, packFields, writePack } from "./pack.ts";

export interface SavedPack extends LevelPack {
  /** Made on this device, so it can be changed. */
  readonly own: boolean;
  readonly at: number;
}

const format: Format<SavedPack> = {
  name: "pack",
  version: 1,
  read: object({ ...packFields, own: boolean, at: integer(0) }),
};

export const savedPacks = async (): Promise<LevelDrawer<SavedPack>> => (await store).drawer("wisp", format);

export interface ListedPack {
  readonly key: string;
  readonly value: SavedPack;
}

/** The newest first. */
export const listPacks = async (): Promise<readonly ListedPack[]> =>
  (await (await savedPacks()).list()).toSorted((a, b) => b.value.at - a.value.at);

/** Keeps a pack that came by link; one that is here already stays as it is. */
export const keepPack = async (pack: LevelPack): Promise<string> => {
  const same = (await listPacks()).find(({ value }) => writePack(value) === writePack(pack));
  if (same !== undefined) return same.key;
  const at = Date.now();
  const key = at.toString(36);
  await (await savedPacks()).put(key, { ...pack, own: false, at });
  return key;
};

/** Saves one's own pack, under its key or a new one. */
export const saveOwnPack = async (pack: LevelPack, key: string | undefined): Promise<string> => {
  const at = Date.now();
  const place = key ?? at.toString(36);
  await (await savedPacks()).put(place, { ...pack, own: true, at });
  return place;
};
