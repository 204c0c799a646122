/**
 * A browser that is killed in the middle of a write leaves a partial record at the end of its LevelDB log. Chromium
 * skips it and continues writing after it, but at the next start treats the whole log as corrupt and deletes all of the
 * page's databases. So a page leaves a mark when it opens and removes it when it closes: the mark of a page that is
 * gone means that a record may be partial. Then irreplaceable data is copied, and enough ballast is written to make the
 * browser begin a new log. All databases of a page share one log, so marks and ballast have a database of their own.
 */
import { onPageFreeze } from "../../worker-rpc/index.ts";

const databaseName = "turnlight-sittings";
const shelf = "marks";

/** A log is closed at 4 MiB. Each row is written twice: once for the data, once for its rollback. */
const ballastRows = 72;
/** Larger rows go into files of their own instead of the log; random bytes do not compress. */
const ballastBytes = 60_000;

export interface TabPresence {
  /** The marks of other pages that are open now. */
  others(): Promise<ReadonlySet<string>>;
  /** Copies irreplaceable data to another place. */
  copy(): Promise<void>;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const within = (
  database: IDBDatabase,
  work: (marks: IDBObjectStore, transaction: IDBTransaction) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction(shelf, "readwrite", { durability: "strict" });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    work(transaction.objectStore(shelf), transaction);
  });

/** One row after the other, so that the page is never blocked. */
const writeBallast = (database: IDBDatabase): Promise<void> =>
  within(database, (marks) => {
    const bytes = crypto.getRandomValues(new Uint8Array(ballastBytes));
    const next = (left: number): void => {
      const key = "ballast";
      if (left === 0) marks.delete(key);
      else marks.put(bytes, key).onsuccess = () => next(left - 1);
    };
    next(ballastRows);
  });

/** Returns whether an earlier page was killed; if so, repairs what it may have left. */
export const registerPage = async (mark: string, { others, copy }: TabPresence): Promise<boolean> => {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(shelf);
  const database = await settled(request);
  const marks = await settled(database.transaction(shelf).objectStore(shelf).getAllKeys());
  const here = await others();
  const left = marks.filter((key) => typeof key !== "string" || !here.has(key));
  if (left.length > 0) {
    await copy();
    await writeBallast(database);
  }
  await within(database, (shelf) => {
    for (const key of left) shelf.delete(key);
    shelf.put(true, mark);
  });
  onPageFreeze(() => {
    within(database, (shelf, transaction) => {
      shelf.delete(mark);
      transaction.commit();
    }).catch(() => {});
    database.close();
  });
  database.onversionchange = () => database.close();
  return left.length > 0;
};

const lockPrefix = "sitting ";

/** Firefox and WebKit use other database formats, which tolerate a partial record. */
const isChromium = (): boolean => /Chrom(e|ium)\//.test(navigator.userAgent);

/** Holds a lock for as long as the page lives, to show that it is open. */
const holdLock = (locks: LockManager, mark: string): Promise<void> =>
  new Promise((held) => {
    const untilLeft = new Promise<void>((left) => {
      onPageFreeze(() => left());
    });
    const hold = (): Promise<void> => {
      held();
      return untilLeft;
    };
    locks.request(lockPrefix + mark, hold).catch(() => held());
  });

/** Without the Web Locks API (plain http) every mark counts as left over, which costs a moment and does no harm. */
export const registerThisPage = async (copy: () => Promise<void>): Promise<void> => {
  if (!isChromium()) return;
  const mark = crypto.getRandomValues(new Uint8Array(8)).join("-");
  const { locks } = navigator;
  if (locks !== undefined) await holdLock(locks, mark);
  const others = async (): Promise<ReadonlySet<string>> => {
    const { held = [] } = (await locks?.query()) ?? {};
    const names = held.flatMap(({ name = "" }) => (name.startsWith(lockPrefix) ? [name] : []));
    return new Set(names.map((name) => name.slice(lockPrefix.length)));
  };
  await registerPage(mark, { others, copy });
};
