/** Things to keep, for the tests: a match after some moves, a profile, a finished game, and a fresh device. */
import { type Entry, type Read, seedOf } from "@turnlight/kernel";
import { IDBFactory } from "fake-indexeddb";
import { vi } from "vitest";
import type { Shelf } from "../cupboard.ts";
import type { Finished, Profile, SavedMatch } from "../index.ts";

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

export const ada: Profile = { name: "Ada", colour: 3, avatar: 5 };

export const finishedAt = (at: number, more: Partial<Finished> = {}): Finished => ({
  game: "dice-race",
  at,
  won: true,
  score: 20,
  decisions: 12,
  lasted: 60_000,
  ...more,
});

/** A device of its own for each test. */
export const freshDevice = (): void => {
  vi.stubGlobal("indexedDB", new IDBFactory());
};

const database = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open("turnlight");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Lays something on the device behind the store's back. */
export const smuggle = async (shelf: Shelf, key: string, value: unknown): Promise<void> => {
  const opened = await database();
  await new Promise<void>((resolve, reject) => {
    const transaction = opened.transaction(shelf, "readwrite");
    transaction.objectStore(shelf).put(value, key);
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  opened.close();
};

/** What really lies on the device. */
export const onDevice = async (shelf: Shelf, key: string): Promise<unknown> => {
  const opened = await database();
  const value = await new Promise<unknown>((resolve, reject) => {
    const request = opened.transaction(shelf).objectStore(shelf).get(key);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opened.close();
  return value;
};

export const codeOf = (read: Read<unknown>): string => (read.ok ? "accepted" : read.refusal.code);
