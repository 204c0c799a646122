/** IndexedDB as shelves. What the device may refuse comes back as a value; what rejects is a bug. */
import { type Decide, type Found, type Item, type Place, type Shelf, shelves, type Write } from "./cupboard.ts";

const databaseName = "turnlight";

/** One step for each version of the database: what it adds to the one before. */
const layouts: readonly ((database: IDBDatabase) => void)[] = [
  (database) => {
    for (const shelf of shelves) database.createObjectStore(shelf);
  },
];

/** The device has no room, or the way to it is cut. */
export type Tried<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: "full" | "lost" };

export interface Disk {
  look(places: readonly Place[]): Promise<Tried<Found>>;
  change<T>(places: readonly Place[], decide: Decide<T>): Promise<Tried<T>>;
  close(): void;
}

export type Opened =
  | { readonly ok: true; readonly disk: Disk }
  | { readonly ok: false; readonly problem: "blocked" | "other-tab" | "newer" };

const nameOf = (problem: unknown): string => (problem instanceof Error ? problem.name : "");
const isFull = (problem: unknown): boolean => nameOf(problem) === "QuotaExceededError";

const whenRead = <T>(request: IDBRequest<T>, then: (value: T) => void): void => {
  request.onsuccess = () => then(request.result);
};

/** Keys are ours and always text; a key of another make was put there by somebody else and is left alone. */
const asItems = (keys: readonly IDBValidKey[], values: readonly unknown[]): Item[] =>
  keys.flatMap((key, i) => (typeof key === "string" ? [{ key, value: values[i] }] : []));

const lookAt = (shelf: IDBObjectStore, key: string | undefined, then: (items: readonly Item[]) => void): void => {
  if (key === undefined)
    whenRead(shelf.getAllKeys(), (keys) => whenRead(shelf.getAll(), (values) => then(asItems(keys, values))));
  else whenRead(shelf.count(key), (n) => whenRead(shelf.get(key), (value) => then(n === 0 ? [] : [{ key, value }])));
};

const lookAll = (transaction: IDBTransaction, places: readonly Place[], then: (found: Found) => void): void => {
  const found: (readonly Item[])[] = places.map(() => []);
  let missing = places.length;
  if (missing === 0) then(found);
  for (const [i, { shelf, key }] of places.entries())
    lookAt(transaction.objectStore(shelf), key, (items) => {
      found[i] = items;
      missing -= 1;
      if (missing === 0) then(found);
    });
};

const write = (transaction: IDBTransaction, one: Write): void => {
  const shelf = transaction.objectStore(one.shelf);
  if (one.kind === "put") shelf.put(one.value, one.key);
  else shelf.delete(one.key);
};

const diskOf = (database: IDBDatabase): Disk => {
  /** Runs `work` in a transaction; what it hands to `give` is the result, once everything is safely written. */
  const within = <T>(
    names: readonly Shelf[],
    mode: IDBTransactionMode,
    work: (transaction: IDBTransaction, give: (value: T) => void, guard: (step: () => void) => void) => void,
  ): Promise<Tried<T>> =>
    new Promise((resolve, reject) => {
      let given: Tried<T> = { ok: false, problem: "lost" };
      let bug: { readonly error: unknown } | undefined;
      let transaction: IDBTransaction;
      try {
        transaction = database.transaction(names, mode, { durability: "strict" });
      } catch {
        // The connection was closed under us: by the browser, or because another tab asked.
        resolve(given);
        return;
      }
      transaction.oncomplete = () => resolve(given);
      transaction.onabort = () => {
        if (bug !== undefined && !isFull(bug.error)) reject(bug.error);
        else resolve({ ok: false, problem: isFull(bug?.error ?? transaction.error) ? "full" : "lost" });
      };
      const guard = (step: () => void): void => {
        try {
          step();
        } catch (error) {
          bug = { error };
          transaction.abort();
        }
      };
      guard(() =>
        work(
          transaction,
          (value) => {
            given = { ok: true, value };
          },
          guard,
        ),
      );
    });

  return {
    look: (places) =>
      within<Found>([...new Set(places.map(({ shelf }) => shelf))], "readonly", (transaction, give) =>
        lookAll(transaction, places, give),
      ),
    change: <T>(places: readonly Place[], decide: Decide<T>) =>
      within<T>(shelves, "readwrite", (transaction, give, guard) =>
        lookAll(transaction, places, (found) =>
          guard(() => {
            const { writes, result } = decide(found);
            for (const one of writes) write(transaction, one);
            give(result);
          }),
        ),
      ),
    close: () => database.close(),
  };
};

/**
 * `asked` is called when another tab wants a newer database and this one must let go; what is started before `close`
 * is still done. Some browsers never answer a call to open: after `patience` milliseconds that counts as no.
 */
export const openDisk = (asked: (disk: Disk) => void, patience: number): Promise<Opened> =>
  new Promise((resolve) => {
    let request: IDBOpenDBRequest;
    try {
      request = indexedDB.open(databaseName, layouts.length);
    } catch {
      resolve({ ok: false, problem: "blocked" });
      return;
    }
    let givenUp = false;
    let waitsForTab = false;
    const timer = setTimeout(() => {
      givenUp = true;
      resolve({ ok: false, problem: waitsForTab ? "other-tab" : "blocked" });
    }, patience);

    request.onblocked = () => {
      waitsForTab = true;
    };
    request.onupgradeneeded = ({ oldVersion }) => {
      for (const layout of layouts.slice(oldVersion)) layout(request.result);
    };
    request.onerror = () => {
      clearTimeout(timer);
      resolve({ ok: false, problem: nameOf(request.error) === "VersionError" ? "newer" : "blocked" });
    };
    request.onsuccess = () => {
      const database = request.result;
      if (givenUp) {
        database.close();
        return;
      }
      clearTimeout(timer);
      const disk = diskOf(database);
      database.onversionchange = () => asked(disk);
      resolve({ ok: true, disk });
    };
  });
