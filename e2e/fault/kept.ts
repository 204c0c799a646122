/** Reads what a killed browser has saved, with the store's own code: matches, results and standings. */
import type { Page } from "@playwright/test";
import { findGame } from "@turnlight/games";
import { isEqual } from "@turnlight/kernel";
import type { StoreContext } from "../../web/store/collection.ts";
import { standingIn } from "../../web/store/matches/standings.ts";
import { emptyMemoryStores } from "../../web/store/memory-store.ts";
import { type StoreItem, type StoreName, storeNames } from "../../web/store/object-stores.ts";
import { intactMatch } from "../../web/store/repair/match-repair.ts";
import { troubleLog } from "../../web/store/troubles.ts";

type Rows = Readonly<Record<string, readonly StoreItem[]>>;

/** Every raw row on the device; none if the browser has no database any more. */
export const rowsOn = (page: Page): Promise<Rows> =>
  page.evaluate(async (names) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const there = await indexedDB.databases();
    if (!there.some(({ name }) => name === "turnlight")) return {};
    const database = await done(indexedDB.open("turnlight"));
    const rows: Record<string, { key: string; value: unknown }[]> = {};
    for (const name of names) {
      const shelf = database.transaction(name).objectStore(name);
      const [keys, values] = await Promise.all([done(shelf.getAllKeys()), done(shelf.getAll())]);
      rows[name] = keys.map((key, i) => ({ key: String(key), value: values[i] }));
    }
    database.close();
    return rows;
  }, storeNames);

const roomOf = (rows: Rows, without: readonly StoreName[] = []): StoreContext => {
  const memory = emptyMemoryStores();
  for (const shelf of storeNames)
    if (!without.includes(shelf))
      memory.write((rows[shelf] ?? []).map(({ key, value }) => ({ kind: "put", shelf, key, value })));
  const shelves: StoreContext["shelves"] = {
    look: async (places) => memory.look(places),
    change: async (places, decide) => memory.change(places, decide),
    close: () => {},
  };
  return { shelves, book: troubleLog(), now: () => 0 };
};

/** The saved version of a match; 0 if it is not saved. */
export const versionKept = async (rows: Rows, match: string): Promise<number> => {
  const sound = await intactMatch(roomOf(rows), match);
  return sound.kind === "none" ? 0 : sound.stored.log.length;
};

interface Earned {
  /** Finished matches without a result. */
  readonly lost: number;
  /** Results without a match, and games whose standing is not the sum of their results. */
  readonly twice: number;
}

export const earnedIn = async (rows: Rows): Promise<Earned> => {
  const results = new Set((rows["results"] ?? []).map(({ key }) => key));
  const archived = new Set((rows["archive"] ?? []).map(({ key }) => key));
  const lost = [...archived].filter((key) => !results.has(key)).length;
  let twice = [...results].filter((key) => !archived.has(key)).length;
  for (const { key: name } of rows["standings"] ?? []) {
    const found = await findGame(name);
    const aftermath = found.ok ? found.value.aftermath : undefined;
    if (aftermath === undefined) continue;
    const kept = await standingIn(roomOf(rows), name, aftermath);
    const again = await standingIn(roomOf(rows, ["standings"]), name, aftermath);
    if (!isEqual(kept, again)) twice += 1;
  }
  return { lost, twice };
};
