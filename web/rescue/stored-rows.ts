/**
 * Reads the device's data without the store: raw rows, validated by their checksums alone, so that it works where the
 * page does not. The file it makes is a normal backup.
 */

import type { Sealer } from "../store/backup/seal.ts";
import { readWhole } from "../store/format.ts";
import { cacheOfCopies } from "../store/repair/second-copy.ts";

const databaseName = "turnlight";
/** Object stores that go into a backup in clear. */
const open = ["archive", "results", "profile", "settings", "drawers"] as const;

interface StoredRow {
  readonly key: string;
  readonly value: unknown;
}

/** Undefined if there is no database; opening must not create one. */
const opened = (): Promise<IDBDatabase | undefined> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName);
    let isMissing = false;
    request.onupgradeneeded = () => {
      isMissing = true;
      request.transaction?.abort();
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => (isMissing ? resolve(undefined) : reject(request.error));
  });

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** All rows of every object store, whatever its name. */
export const allRows = async (): Promise<ReadonlyMap<string, readonly StoredRow[]>> => {
  const database = await opened();
  const found = new Map<string, readonly StoredRow[]>();
  if (database === undefined) return found;
  for (const shelf of database.objectStoreNames) {
    const store = database.transaction(shelf).objectStore(shelf);
    const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
    found.set(
      shelf,
      keys.map((key, i) => ({ key: String(key), value: values[i] })),
    );
  }
  database.close();
  return found;
};

const isSound = ({ value }: StoredRow): boolean => readWhole("thing", value).ok;

export const checkRow = (
  rows: ReadonlyMap<string, readonly StoredRow[]>,
): { readonly things: number; readonly odd: number } => {
  const all = [...rows.values()].flat();
  return { things: all.length, odd: all.filter((row) => !isSound(row)).length };
};

const inside = ({ value }: StoredRow): unknown => Reflect.get(Object(value), "value");

/** The rows of a match's log are in order; those after a damaged one cannot be used. */
const logOf = (match: string, rows: readonly StoredRow[]): readonly unknown[] => {
  const own = rows.filter(({ key }) => key.slice(0, key.lastIndexOf("/")) === match);
  const end = own.findIndex((row) => !isSound(row));
  return (end < 0 ? own : own.slice(0, end)).map((row) => Reflect.get(Object(inside(row)), "logged"));
};

/** The lines of a backup of everything intact; unfinished matches and drafts of boards are sealed in it. */
export const rescueLines = async (
  rows: ReadonlyMap<string, readonly StoredRow[]>,
  sealer: Sealer,
  made: number,
): Promise<readonly string[]> => {
  const lines: unknown[] = [];
  for (const shelf of open)
    for (const row of rows.get(shelf) ?? []) {
      const stored = readWhole(shelf, row.value);
      if (!stored.ok) continue;
      const { v, at, value, secret } = stored.value;
      if (secret !== true) {
        lines.push({ shelf, key: row.key, v, at, value });
        continue;
      }
      const sealed = await sealer.seal({ shelf, key: row.key, kept: stored.value });
      if (sealed !== undefined)
        lines.push({ shelf: "secrets", key: `${shelf}/${row.key}`.slice(0, 500), at, value: sealed });
    }
  for (const row of rows.get("heads") ?? []) {
    if (!isSound(row)) continue;
    const value = await sealer.seal({ head: inside(row), log: logOf(row.key, rows.get("log") ?? []) });
    if (value !== undefined) lines.push({ shelf: "running", key: row.key, at: made, value });
  }
  const whole = [{ format: "turnlight-backup", version: 2, made }, ...lines, { rows: lines.length }];
  return whole.map((line) => JSON.stringify(line));
};

/** Storage belongs to the whole origin, where other pages may be hosted: only our own is touched. */
const isOurs = (name: string): boolean => name.startsWith("turnlight");

const forgetProgram = async (): Promise<void> => {
  const scope = new URL("./", location.href).href;
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    if (registration.scope === scope) await registration.unregister();
  const names = (await globalThis.caches?.keys()) ?? [];
  for (const name of names) if (isOurs(name)) await caches.delete(name);
};

/** Removes the cached program only; saved data stays. */
export const renewProgram = async (): Promise<void> => {
  await forgetProgram();
  location.replace(location.pathname);
};

export const deleteEverything = async (): Promise<void> => {
  for (const { name } of (await indexedDB.databases?.()) ?? [{ name: databaseName }])
    if (name !== undefined && isOurs(name)) indexedDB.deleteDatabase(name);
  for (const name of Object.keys(localStorage)) if (isOurs(name)) localStorage.removeItem(name);
  await globalThis.caches?.delete(cacheOfCopies);
  await renewProgram();
};
