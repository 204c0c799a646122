/**
 * Parts of the store that are needed only once a match is opened or a file is made: loaded then, to keep the home page
 * small.
 */

import type { StoreContext } from "./collection.ts";
import type { Write } from "./object-stores.ts";
import { placesOf } from "./repair/match-repair.ts";
import { matchItem, noteGone, rowItem, statePlace } from "./sync/sync-rows.ts";

export { backupLines } from "./backup/export.ts";
export { backupFiles } from "./backup/files.ts";
export { importInto } from "./backup/import.ts";
export { fileOf } from "./backup/text-files.ts";
export { loadFrom, matchStoreIn } from "./matches/match-store.ts";
export { standingIn } from "./matches/standings.ts";
export { checkAll } from "./repair/check.ts";
export { intactMatch, setAsideFrom } from "./repair/match-repair.ts";
export { restoreIn } from "./repair/restore.ts";

/** Deletes an item of a game's collection. */
export const removeDrawerItem = ({ shelves, now }: StoreContext, key: string): Promise<void> => {
  const at = now();
  return shelves.change([{ shelf: "drawers", key }, statePlace], ([there = [], syncState = []]) => ({
    writes: [
      { kind: "remove", shelf: "drawers", key },
      ...(there.length === 0 ? [] : noteGone(syncState, [rowItem("drawers", key)], at)),
    ],
    result: undefined,
  }));
};

export const forgetIn = ({ shelves, now }: StoreContext, match: string, results: boolean): Promise<void> => {
  const places = [...placesOf(match), { shelf: "results", key: match }, { shelf: "standings" }] as const;
  const at = now();
  return shelves.change([...places, statePlace], (found) => {
    const gone = found.slice(0, results ? places.length : placesOf(match).length);
    const writes = gone.flatMap((items, i) => {
      const shelf = places[i]?.shelf;
      return shelf === undefined ? [] : items.map(({ key }): Write => ({ kind: "remove", shelf, key }));
    });
    const items = [matchItem(match), ...(results ? [rowItem("results", match)] : [])];
    return { writes: [...writes, ...noteGone(found.at(-1) ?? [], items, at)], result: undefined };
  });
};
