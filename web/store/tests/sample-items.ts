/** Sample items for the tests: a match after some moves, a profile, a result, and a fresh device. */
import { type Entry, type Result, seedOf } from "@turnlight/kernel";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { vi } from "vitest";
import type { Profile } from "../index.ts";
import type { StoreName } from "../object-stores.ts";
import type { SavedMatch } from "./sample-saves.ts";

/** Its log says `move` for every entry, so that two logs differ where the word does. */
export const matchOf = (id: string, moves: readonly string[], touched = 1000 + moves.length): SavedMatch => ({
  id,
  record: {
    game: "dice-race",
    version: 1,
    config: "seats=2 target=20 first=0",
    seed: seedOf(id),
    entries: moves.map((move, i): Entry => ({ n: i + 1, by: i % 2, move, at: i * 10 })),
  },
  sitters: [
    { kind: "person", name: "Ada", colour: 3, avatar: 1 },
    { kind: "bot", bot: "random", name: "Chance" },
  ],
  series: { first: 0, results: [[20, 14]] },
  begun: 1000,
  touched,
});

/** The same between two people at one device. */
export const duelOf = (id: string, moves: readonly string[], touched?: number): SavedMatch => ({
  ...matchOf(id, moves, touched),
  sitters: [
    { kind: "person", name: "Ada", colour: 3, avatar: 1 },
    { kind: "person", name: "Bo", colour: 4, avatar: 2 },
  ],
});

export const ada: Profile = { name: "Ada", colour: 3, avatar: 5 };

/** A match that is over, as it is saved. */
export const overAt = (id: string, moves: readonly string[], touched?: number): SavedMatch => ({
  ...matchOf(id, moves, touched),
  scores: [20, 3],
});

/** A device of its own for each test. */
export const freshDevice = (): void => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("IDBKeyRange", IDBKeyRange);
};

const database = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open("turnlight");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Writes to the database directly, bypassing the store. */
export const smuggle = async (shelf: StoreName, key: string, value: unknown): Promise<void> => {
  const opened = await database();
  await new Promise<void>((resolve, reject) => {
    const transaction = opened.transaction(shelf, "readwrite");
    transaction.objectStore(shelf).put(value, key);
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  opened.close();
};

/** What is actually in the database. */
export const onDevice = async (shelf: StoreName, key: string): Promise<unknown> => {
  const opened = await database();
  const value = await new Promise<unknown>((resolve, reject) => {
    const request = opened.transaction(shelf).objectStore(shelf).get(key);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opened.close();
  return value;
};

export const codeOf = (read: Result<unknown>): string => (read.ok ? "accepted" : read.refusal.code);

/** All items of an object store, by key. */
export const allOnDevice = async (shelf: string): Promise<Readonly<Record<string, unknown>>> => {
  const opened = await database();
  const store = opened.transaction(shelf).objectStore(shelf);
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
  opened.close();
  return Object.fromEntries(keys.map((key, i) => [String(key), values[i]]));
};

/** Deletes from the database directly, bypassing the store. */
export const takeAway = async (shelf: StoreName, key?: string): Promise<void> => {
  const opened = await database();
  await new Promise<void>((resolve, reject) => {
    const transaction = opened.transaction(shelf, "readwrite");
    if (key === undefined) transaction.objectStore(shelf).clear();
    else transaction.objectStore(shelf).delete(key);
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  opened.close();
};
