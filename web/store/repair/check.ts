/** Checks the whole store: repairs what it can, moves unreadable items to quarantine, and counts. */
import type { Result } from "@turnlight/kernel";
import { packItem } from "../backup/packed.ts";
import { openItem, type StoreContext, setAside } from "../collection.ts";
import { profileShelf, settingsShelf } from "../layout.ts";
import { resultShelf, standingShelf } from "../matches/summary-layout.ts";
import { inHandfuls, type StoreItem, type StoreName } from "../object-stores.ts";
import { placesOf, readMatch, repairMatch } from "./match-repair.ts";

export interface StoreCheck {
  /** How many items were checked. */
  readonly things: number;
  /** How many were damaged: repaired, or moved to quarantine. */
  readonly odd: number;
}

const matchIds = async ({ shelves }: StoreContext): Promise<ReadonlySet<string>> => {
  const ids = new Set<string>();
  for (const shelf of ["heads", "archive", "running-list", "finished-list"] as const)
    for await (const { key } of inHandfuls(shelves, shelf)) ids.add(key);
  for await (const { key } of inHandfuls(shelves, "log")) ids.add(key.slice(0, key.lastIndexOf("/")));
  return ids;
};

const readers: readonly (readonly [StoreName, (item: StoreItem) => Result<unknown>])[] = [
  ["results", (item) => openItem(resultShelf, item)],
  ["standings", (item) => openItem(standingShelf, item)],
  ["profile", (item) => openItem(profileShelf, item)],
  ["settings", (item) => openItem(settingsShelf, item)],
  // A game's collection is validated by the game; here the items only have to be intact.
  ["drawers", (item) => packItem("drawers", item)],
];

export const checkAll = async (room: StoreContext): Promise<StoreCheck> => {
  let [things, odd] = [0, 0];
  for (const match of await matchIds(room)) {
    things += 1;
    if (readMatch(await room.shelves.look(placesOf(match))).kind !== "damaged") continue;
    odd += 1;
    await repairMatch(room, match);
  }
  for (const [shelf, read] of readers) {
    const bad: string[] = [];
    for await (const item of inHandfuls(room.shelves, shelf)) {
      things += 1;
      if (!read(item).ok) bad.push(item.key);
    }
    odd += bad.length;
    if (bad.length > 0) await setAside(room, shelf, read, bad);
  }
  return { things, odd };
};
