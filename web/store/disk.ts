/** IndexedDB as shelves. What the device may refuse comes back as a value; what rejects is a bug. */
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

/** The way from the first layout; fetched only where a device still has it. */
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

/** Nothing where the device has no old layout for certain. */
const firstLayoutIfNeeded = async (): Promise<FirstLayout | undefined> => {
  try {
    const there = await indexedDB.databases?.();
    const version = there === undefined ? 1 : there.find(({ name }) => name === databaseName)?.version;
    return version === 1 ? await import("./migrations/layout-1.ts") : undefined;
  } catch {
    return undefined;
  }
};

/** Everything on some shelves, one shelf after the other. */
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

/** The device has no room, or the way to it is cut. */
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

/** Keys are ours and always text; a key of another make was put there by somebody else and is left alone. */
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
  // Only a cursor goes from the last to the first.
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
  /** Lets go of everything at once. What the browser has in hand is still written; who waits for the rest gets no answer. */
  leave(sleeps: boolean): void;
}

const diskOf = (database: IDBDatabase): LeavableDisk => {
  const running = new Set<IDBTransaction>();
  /** Runs `work` in a transaction; what it hands to `give` is the result, once everything is safely written. */
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
        // The connection was closed under us: by the browser, or because another tab asked.
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
            // From here on it is the browser's, whatever becomes of the page.
            running.delete(transaction);
          }),
        ),
      ),
    close: () => database.close(),
    leave(sleeps) {
      for (const transaction of running) {
        // A page that ends for good may still write to the end.
        if (!sleeps && transaction.mode === "readwrite") continue;
        transaction.onabort = null;
        transaction.abort();
      }
      database.close();
    },
  };
};

/**
 * `asked` is called when another tab wants a newer database and this one must let go; what is started before `close`
 * is still done. A busy device is waited for: after `patience` milliseconds `slow` is called. Some browsers never answer
 * a call to open: after many times that it counts as no.
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

/** So many times its patience a device is waited for. */
const atMost = 8;

/** Some browsers never answer. */
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
        // Without the way from the first layout, everything stays as it was until the next time.
        else if (first === undefined) transaction.abort();
        else moveFromFirst(first, result, transaction);
      } catch {
        // What cannot be moved stays as it was, under the old layout.
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
