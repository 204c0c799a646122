/** Object stores in IndexedDB. Expected failures of the device are returned as values; a rejection is a bug. */
import { onPageFreeze } from "../worker-rpc/index.ts";
import {
  type Decide,
  type IndexKey,
  indexes,
  last,
  type Query,
  type QueryResult,
  type StoreItem,
  type StoreName,
  storeNames,
  type Write,
} from "./object-stores.ts";

const databaseName = "turnlight";

const layOut = (database: IDBDatabase, transaction: IDBTransaction): void => {
  const there = new Set(database.objectStoreNames);
  for (const shelf of storeNames) {
    const store = there.has(shelf) ? transaction.objectStore(shelf) : database.createObjectStore(shelf);
    const own: Readonly<Record<string, readonly string[]>> = Object.hasOwn(indexes, shelf)
      ? Reflect.get(indexes, shelf)
      : {};
    for (const [name, fields] of Object.entries(own)) store.createIndex(name, [...fields]);
  }
};

const newest = 2;

/** The migration from the first layout; loaded only where a device still has it. */
type FirstLayout = typeof import("./migrations/layout-1.ts");

const moveFromFirst = (first: FirstLayout, database: IDBDatabase, transaction: IDBTransaction): void => {
  const { fromLayout1, movedShelves } = first;
  lookInto(transaction, movedShelves, (matches = [], records = [], finished = [], aside = []) => {
    const writes = fromLayout1({ matches, records, finished, aside }, Date.now());
    for (const shelf of movedShelves) database.deleteObjectStore(shelf);
    layOut(database, transaction);
    for (const one of writes) write(transaction, one);
  });
};

/** Undefined where the device certainly has no old layout. */
const firstLayoutIfNeeded = async (): Promise<FirstLayout | undefined> => {
  try {
    const there = await indexedDB.databases?.();
    const version = there === undefined ? 1 : there.find(({ name }) => name === databaseName)?.version;
    return version === 1 ? await import("./migrations/layout-1.ts") : undefined;
  } catch {
    return undefined;
  }
};

/** Reads all items of some object stores, one store after the other. */
const lookInto = (
  transaction: IDBTransaction,
  names: readonly string[],
  then: (...found: (readonly StoreItem[])[]) => void,
): void => {
  const found: (readonly StoreItem[])[] = [];
  const next = (): void => {
    const name = names[found.length];
    if (name === undefined) then(...found);
    else
      lookAt(transaction.objectStore(name), {}, (items) => {
        found.push(items);
        next();
      });
  };
  next();
};

/** The device is full, or the connection to the database is lost. */
export type DiskResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: "full" | "lost" };

export interface Disk {
  look(places: readonly Query[]): Promise<DiskResult<QueryResult>>;
  change<T>(places: readonly Query[], decide: Decide<T>): Promise<DiskResult<T>>;
  close(): void;
}

export type OpenResult =
  | { readonly ok: true; readonly disk: Disk }
  | { readonly ok: false; readonly problem: "blocked" | "other-tab" | "newer" };

const nameOf = (problem: unknown): string => (problem instanceof Error ? problem.name : "");
const isFull = (problem: unknown): boolean => nameOf(problem) === "QuotaExceededError";

const whenRead = <T>(request: IDBRequest<T>, then: (value: T) => void): void => {
  request.onsuccess = () => then(request.result);
};

/** All our keys are strings; items with any other key are not ours and are ignored. */
const asItems = (keys: readonly IDBValidKey[], values: readonly unknown[]): StoreItem[] =>
  keys.flatMap((key, i) => (typeof key === "string" ? [{ key, value: values[i] }] : []));

const validKey = (key: IndexKey): IDBValidKey => (typeof key === "object" ? key.map(validKey) : key);

const rangeOf = ({ prefix, after }: Partial<Query>): IDBKeyRange | undefined => {
  if (prefix !== undefined) {
    const from = after !== undefined && after > prefix ? after : prefix;
    return IDBKeyRange.bound(from, prefix + last, from === after);
  }
  return after === undefined ? undefined : IDBKeyRange.lowerBound(after, true);
};

const lookByIndex = (
  index: IDBIndex,
  range: IDBKeyRange,
  limit: number | undefined,
  then: (items: readonly StoreItem[]) => void,
): void => {
  if (limit === undefined) {
    whenRead(index.getAllKeys(range), (keys) =>
      whenRead(index.getAll(range), (values) => then(asItems(keys, values).reverse())),
    );
    return;
  }
  // Only a cursor can go backwards.
  const items: StoreItem[] = [];
  whenRead(index.openCursor(range, "prev"), (cursor) => {
    if (cursor === null || items.length >= limit) {
      then(items);
      return;
    }
    items.push(...asItems([cursor.primaryKey], [cursor.value]));
    cursor.continue();
  });
};

const lookAt = (
  shelf: IDBObjectStore,
  place: Omit<Query, "shelf">,
  then: (items: readonly StoreItem[]) => void,
): void => {
  const { key, by, limit } = place;
  if (key !== undefined)
    whenRead(shelf.count(key), (n) => whenRead(shelf.get(key), (value) => then(n === 0 ? [] : [{ key, value }])));
  else if (by !== undefined)
    lookByIndex(
      shelf.index(by.index),
      IDBKeyRange.bound(validKey(by.from), validKey(by.before), false, true),
      limit,
      then,
    );
  else {
    const range = rangeOf(place);
    whenRead(shelf.getAllKeys(range, limit), (keys) =>
      whenRead(shelf.getAll(range, limit), (values) => then(asItems(keys, values))),
    );
  }
};

const lookAll = (transaction: IDBTransaction, places: readonly Query[], then: (found: QueryResult) => void): void => {
  const found: (readonly StoreItem[])[] = places.map(() => []);
  let missing = places.length;
  if (missing === 0) then(found);
  for (const [i, place] of places.entries())
    lookAt(transaction.objectStore(place.shelf), place, (items) => {
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

interface LeavableDisk extends Disk {
  /**
   * Closes the connection at once. Transactions already committed are still written; promises of the others never
   * settle.
   */
  leave(sleeps: boolean): void;
}

const diskOf = (database: IDBDatabase): LeavableDisk => {
  const running = new Set<IDBTransaction>();
  /** Runs `work` in a transaction; the value it passes to `give` is the result, once the transaction is complete. */
  const within = <T>(
    names: readonly StoreName[],
    mode: IDBTransactionMode,
    work: (transaction: IDBTransaction, give: (value: T) => void, guard: (step: () => void) => void) => void,
  ): Promise<DiskResult<T>> =>
    new Promise((resolve, reject) => {
      let given: DiskResult<T> = { ok: false, problem: "lost" };
      let bug: { readonly error: unknown } | undefined;
      let transaction: IDBTransaction;
      try {
        transaction = database.transaction(names, mode, { durability: "strict" });
      } catch {
        // The connection was closed by the browser, or because another tab asked for it.
        resolve(given);
        return;
      }
      running.add(transaction);
      transaction.oncomplete = () => {
        running.delete(transaction);
        resolve(given);
      };
      transaction.onabort = () => {
        running.delete(transaction);
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
      within<QueryResult>([...new Set(places.map(({ shelf }) => shelf))], "readonly", (transaction, give) =>
        lookAll(transaction, places, give),
      ),
    change: <T>(places: readonly Query[], decide: Decide<T>) =>
      within<T>(storeNames, "readwrite", (transaction, give, guard) =>
        lookAll(transaction, places, (found) =>
          guard(() => {
            const { writes, result } = decide(found);
            for (const one of writes) write(transaction, one);
            give(result);
            transaction.commit();
            // Once committed, the browser completes it whatever becomes of the page.
            running.delete(transaction);
          }),
        ),
      ),
    close: () => database.close(),
    leave(sleeps) {
      for (const transaction of running) {
        // When a page ends for good, its write transactions may still complete.
        if (!sleeps && transaction.mode === "readwrite") continue;
        transaction.onabort = null;
        transaction.abort();
      }
      database.close();
    },
  };
};

/**
 * `asked` is called when another tab needs a newer database version and this one must close; what is started before
 * `close` is still completed. After `patience` milliseconds without an answer `slow` is called, and the device is
 * waited for. Some browsers never answer a request to open: after many times that it counts as a failure.
 */
export const openDisk = async (
  asked: (disk: Disk) => void,
  patience: number,
  slow: () => void = () => {},
): Promise<OpenResult> => {
  const timer = setTimeout(slow, patience);
  try {
    return await openWith(await within(firstLayoutIfNeeded(), patience), asked, patience * atMost);
  } finally {
    clearTimeout(timer);
  }
};

/** The device is waited for at most this many times `patience`. */
const atMost = 8;

/** Undefined after `patience` milliseconds, since some browsers never answer. */
const within = <T>(answer: Promise<T | undefined>, patience: number): Promise<T | undefined> =>
  Promise.race([answer, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience))]);

const openWith = (first: FirstLayout | undefined, asked: (disk: Disk) => void, patience: number): Promise<OpenResult> =>
  new Promise((resolve) => {
    let request: IDBOpenDBRequest;
    try {
      request = indexedDB.open(databaseName, newest);
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

    const stay = onPageFreeze(() => {
      givenUp = true;
      clearTimeout(timer);
      request.transaction?.abort();
    });

    request.onblocked = () => {
      waitsForTab = true;
    };
    request.onupgradeneeded = ({ oldVersion }) => {
      const { result, transaction } = request;
      if (transaction === null) return;
      try {
        if (oldVersion === 0) layOut(result, transaction);
        // Without the migration code everything stays as it was until the next start.
        else if (first === undefined) transaction.abort();
        else moveFromFirst(first, result, transaction);
      } catch {
        // If the migration fails, everything stays as it was, in the old layout.
        transaction.abort();
      }
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
      stay();
      onPageFreeze((sleeps) => disk.leave(sleeps));
      database.onversionchange = () => asked(disk);
      resolve({ ok: true, disk });
    };
  });
