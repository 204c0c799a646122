/** Goes through everything that is kept: puts right what can be, sets aside what cannot be read, and counts. */
import type { Read } from "@turnlight/kernel";
import { packItem } from "./backup.ts";
import { profileShelf, settingsShelf } from "./layout.ts";
import { resultShelf, standingShelf } from "./line-layout.ts";
import { mend, placesOf, readMatch } from "./mend.ts";
import { openItem, type Room, setAside } from "./shelf.ts";
import { type Item, inHandfuls, type Shelf } from "./shelves.ts";

export interface Checked {
  /** How many things were looked at. */
  readonly things: number;
  /** How many were not as they should be: put right, or set aside. */
  readonly odd: number;
}

const matchIds = async ({ shelves }: Room): Promise<ReadonlySet<string>> => {
  const ids = new Set<string>();
  for (const shelf of ["heads", "archive", "running-list", "finished-list"] as const)
    for await (const { key } of inHandfuls(shelves, shelf)) ids.add(key);
  for await (const { key } of inHandfuls(shelves, "log")) ids.add(key.slice(0, key.lastIndexOf("/")));
  return ids;
};

const readers: readonly (readonly [Shelf, (item: Item) => Read<unknown>])[] = [
  ["results", (item) => openItem(resultShelf, item)],
  ["standings", (item) => openItem(standingShelf, item)],
  ["profile", (item) => openItem(profileShelf, item)],
  ["settings", (item) => openItem(settingsShelf, item)],
  // What a game keeps is read by the game; here it only has to be whole.
  ["drawers", (item) => packItem("drawers", item)],
];

export const checkAll = async (room: Room): Promise<Checked> => {
  let [things, odd] = [0, 0];
  for (const match of await matchIds(room)) {
    things += 1;
    if (readMatch(await room.shelves.look(placesOf(match))).kind !== "damaged") continue;
    odd += 1;
    await mend(room, match);
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
