/** What the store needs only once a match is opened or a file is made: fetched then, so that the hall opens light. */

import { placesOf } from "./mend.ts";
import type { Room } from "./shelf.ts";
import type { Write } from "./shelves.ts";

export { backupLines, matchLines } from "./backup.ts";
export { checkAll } from "./check.ts";
export { fileOf } from "./files.ts";
export { importInto } from "./import.ts";
export { loadFrom, matchStoreIn } from "./match-store.ts";
export { setAsideFrom, soundMatch } from "./mend.ts";
export { restoreIn } from "./restore.ts";
export { deviceSealer } from "./seal.ts";
export { standingIn } from "./standings.ts";

export const forgetIn = ({ shelves }: Room, match: string, results: boolean): Promise<void> => {
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
