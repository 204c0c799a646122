/**
 * Parts of the store that are needed only once a match is opened or a file is made: loaded then, to keep the home page
 * small.
 */

import type { StoreContext } from "./collection.ts";
import type { Write } from "./object-stores.ts";
import { placesOf } from "./repair/match-repair.ts";

export { backupLines, matchLines } from "./backup/export.ts";
export { sealByPassphrase, sealForDevice } from "./backup/file-key.ts";
export { importInto, unsealerOf } from "./backup/import.ts";
export { deviceSealer } from "./backup/seal.ts";
export { fileOf } from "./backup/text-files.ts";
export { loadFrom, matchStoreIn } from "./matches/match-store.ts";
export { standingIn } from "./matches/standings.ts";
export { checkAll } from "./repair/check.ts";
export { intactMatch, setAsideFrom } from "./repair/match-repair.ts";
export { restoreIn } from "./repair/restore.ts";

export const forgetIn = ({ shelves }: StoreContext, match: string, results: boolean): Promise<void> => {
  const places = [...placesOf(match), { shelf: "results", key: match }, { shelf: "standings" }] as const;
  return shelves.change(places, (found) => {
    const gone = results ? found : found.slice(0, placesOf(match).length);
    const writes = gone.flatMap((items, i) => {
      const shelf = places[i]?.shelf;
      return shelf === undefined ? [] : items.map(({ key }): Write => ({ kind: "remove", shelf, key }));
    });
    return { writes, result: undefined };
  });
};
