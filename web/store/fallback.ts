/**
 * Object stores that always work: on the device if possible, otherwise in memory, with one trouble that reports it. On
 * a full device, writes that fail are held in memory and retried with every change.
 */
import { isEqual } from "@turnlight/kernel";
import { type Disk, type DiskResult, openDisk } from "./disk.ts";
import { emptyMemoryStores } from "./memory-store.ts";
import {
  type Decide,
  everything,
  inOrder,
  isAt,
  type ObjectStores,
  type Query,
  type QueryResult,
  type StoreName,
  storeNames,
  type Write,
  type WriteDecision,
} from "./object-stores.ts";
import type { StoreTrouble, TroubleLog } from "./troubles.ts";

export interface FallbackPorts {
  readonly book: TroubleLog;
  readonly now: () => number;
  /** How long to wait for the device to answer, in milliseconds. */
  readonly patience: number;
  /** Called when the device has not answered for that long; it is waited for. */
  readonly slow?: () => void;
}

const troubleOf = {
  blocked: "store-blocked",
  "other-tab": "store-other-tab",
  newer: "store-newer",
} as const satisfies Record<string, StoreTrouble>;

const asWrites = (found: QueryResult): Write[] =>
  found.flatMap((items, i) => {
    const shelf = storeNames[i];
    return shelf === undefined ? [] : items.map((item): Write => ({ kind: "put", shelf, ...item }));
  });

/** A write that failed on a full device, and what was stored at its key then, if that was read. */
interface HeldWrite {
  readonly write: Write;
  readonly over?: { readonly value: unknown };
}

const isRemoval = ({ kind }: Write): boolean => kind === "remove";

/** Only the last write to each key. */
const newest = (writes: readonly Write[]): readonly Write[] => [
  ...new Map(writes.map((write) => [`${write.shelf}/${write.key}`, write])).values(),
];

const heldOf = (writes: readonly Write[], places: readonly Query[], found: QueryResult): readonly HeldWrite[] =>
  writes.map((write) => {
    const item = { key: write.key, value: undefined };
    const asked = places.findIndex(
      (place) => place.by === undefined && place.limit === undefined && isAt(place, write.shelf, item),
    );
    if (asked < 0) return { write };
    return { write, over: { value: found[asked]?.find(({ key }) => key === write.key)?.value } };
  });

/** Rows of one match are written together or not at all. */
const groupOf = ({ shelf, key }: { readonly shelf: StoreName; readonly key: string }): string =>
  shelf === "log"
    ? key.slice(0, key.lastIndexOf("/"))
    : ["heads", "archive", "running-list", "finished-list", "results"].includes(shelf)
      ? key
      : `${shelf}/${key}`;

/** Another tab may have had room meanwhile: what it has written since then is newer than the held write. */
const stillCounts = (hand: readonly HeldWrite[], found: QueryResult): readonly Write[] => {
  const overtaken = new Set(
    hand
      .filter(({ over }, i) => over !== undefined && !isEqual(over.value, found[i]?.[0]?.value))
      .map(({ write }) => groupOf(write)),
  );
  return hand.map(({ write }) => write).filter((write) => !overtaken.has(groupOf(write)));
};

/** The items on the device, overlaid with the held writes. */
const together = (places: readonly Query[], found: QueryResult, hand: readonly Write[]): QueryResult =>
  places.map((place, i) => {
    const there = found[i] ?? [];
    const here = hand.filter(({ shelf }) => shelf === place.shelf);
    if (here.length === 0) return place.limit === undefined ? there : there.slice(0, place.limit);
    const items = new Map(there.map((item) => [item.key, item]));
    for (const write of here) {
      items.delete(write.key);
      if (write.kind === "put" && isAt(place, write.shelf, write))
        items.set(write.key, { key: write.key, value: write.value });
    }
    return inOrder(place, [...items.values()]);
  });

/** Held writes may remove items from a limited list, so the limits are raised by that many. */
const withRoom = (places: readonly Query[], inHand: number): readonly Query[] =>
  places.map((place) => (place.limit === undefined ? place : { ...place, limit: place.limit + inHand }));

export const openWithFallback = async ({ book, now, patience, slow }: FallbackPorts): Promise<ObjectStores> => {
  const memory = emptyMemoryStores();
  let disk: Disk | undefined;
  /** Set once another tab has asked for the database: the copy into memory that everything waits for. */
  let moving: Promise<void> | undefined;
  let hand: readonly HeldWrite[] = [];

  const toMemory = (key: StoreTrouble): void => {
    disk = undefined;
    memory.write(hand.map(({ write }) => write));
    hand = [];
    book.clear("store-full");
    book.note({ key, at: now() });
  };

  const asked = (from: Disk): void => {
    if (from !== disk) {
      from.close();
      return;
    }
    const copy = from.look(everything);
    from.close();
    moving = copy.then((found) => {
      if (found.ok) memory.write(asWrites(found.value));
      toMemory("store-other-tab");
    });
  };

  const reopen = async (): Promise<void> => {
    disk?.close();
    const opened = await openDisk(asked, patience, slow);
    if (opened.ok) disk = opened.disk;
    else toMemory(troubleOf[opened.problem]);
  };

  /** Tries the device, then once more over a fresh connection, and then memory. */
  const attempt = async <T>(
    onDisk: (disk: Disk, isLast: boolean) => Promise<DiskResult<T>>,
    inMemory: () => T,
  ): Promise<T> => {
    for (let tries = 0; ; tries++) {
      await moving;
      if (disk === undefined) return inMemory();
      const tried = await onDisk(disk, tries > 0);
      if (tried.ok) return tried.value;
      if (moving !== undefined) continue;
      if (tries === 0) await reopen();
      else toMemory("store-blocked");
    }
  };

  const handPlaces = (): readonly Query[] => hand.map(({ write: { shelf, key } }) => ({ shelf, key }));

  const look = (places: readonly Query[]): Promise<QueryResult> =>
    attempt(
      async (from) => {
        const tried = await from.look([...handPlaces(), ...withRoom(places, hand.length)]);
        if (!tried.ok) return tried;
        return { ok: true, value: together(places, tried.value.slice(hand.length), stillCounts(hand, tried.value)) };
      },
      () => memory.look(places),
    );

  const change = <T>(places: readonly Query[], decide: Decide<T>): Promise<T> =>
    attempt(
      async (to, isLast) => {
        const wanted = [...handPlaces(), ...withRoom(places, hand.length)];
        let decided: {
          readonly found: QueryResult;
          readonly own: WriteDecision<T>;
          readonly writes: readonly Write[];
        }[] = [];
        const tried = await to.change(wanted, (found) => {
          const held = stillCounts(hand, found);
          const own = decide(together(places, found.slice(hand.length), held));
          const writes = newest([...held, ...own.writes]);
          decided = [{ found, own, writes }];
          return { writes, result: own.result };
        });
        if (tried.ok) {
          hand = [];
          book.clear("store-full");
          return tried;
        }
        const [decision] = decided;
        // Browsers do not always report a full device: a write that fails twice after a successful read counts as one.
        if (decision === undefined || (tried.problem !== "full" && !isLast)) return tried;

        const { found, own, writes } = decision;
        // Deletions make room, so they are not held back. A row that is only moved to another object store waits with
        // its copy.
        const freed =
          own.writes.every(isRemoval) && (await to.change([], () => ({ writes: own.writes, result: undefined }))).ok;
        // Asked to close meanwhile: everything is decided again in memory.
        if (moving !== undefined) return tried;
        hand = heldOf(freed ? writes.filter((write) => !own.writes.includes(write)) : writes, wanted, found);
        book.note({ key: "store-full", at: now() });
        return { ok: true, value: own.result };
      },
      () => memory.change(places, decide),
    );

  /** Operations run one after the other, so that the held writes change only between two of them. */
  let line: Promise<unknown> = Promise.resolve();
  const inLine = <T>(work: () => Promise<T>): Promise<T> => {
    const done = line.then(work, work);
    line = done.catch(() => {});
    return done;
  };

  await reopen();
  return {
    look: (places) => inLine(() => look(places)),
    change: (places, decide) => inLine(() => change(places, decide)),
    close: () => disk?.close(),
  };
};
