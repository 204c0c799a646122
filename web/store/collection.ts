/**
 * One object store (or a part of it) with items of one format. Unreadable items go into quarantine and are reported;
 * the rest is returned.
 */
import { accept, type Refusal, type Result, refuse } from "@turnlight/kernel";
import { type Format, keep, newerFormat, open } from "./format.ts";
import type { ObjectStores, Query, StoreItem, StoreName, Write } from "./object-stores.ts";
import { freshKey, putInQuarantine } from "./repair/quarantine.ts";
import type { TroubleLog } from "./troubles.ts";

export interface StoreContext {
  readonly shelves: ObjectStores;
  readonly book: TroubleLog;
  readonly now: () => number;
}

export interface StoreCollection<T> {
  readonly shelf: StoreName;
  readonly format: Format<T>;
  /** For items that contain their own key: under any other key they count as damaged. */
  readonly keyOf?: (value: T) => string;
}

/** Reads a stored item. Its key is checked too, since an item under another's key is damaged as well. */
export const openItem = <T>({ format, keyOf }: StoreCollection<T>, { key, value }: StoreItem): Result<T> => {
  const read = open(format, value);
  if (!read.ok || keyOf === undefined || keyOf(read.value) === key) return read;
  return refuse("wrong-key", `this ${format.name} lies in the place of another`, { right: keyOf(read.value) });
};

export const note = ({ book, now }: StoreContext, shelf: StoreName, key: string, refusal: Refusal): void =>
  book.note({
    key: refusal.code === newerFormat ? "item-newer" : "item-damaged",
    at: now(),
    item: { shelf, key },
    refusal,
  });

/** Moves an unreadable item to quarantine, unless it has been replaced by a readable one meanwhile. */
export const setAside = async (
  room: StoreContext,
  shelf: StoreName,
  readItem: (item: StoreItem) => Result<unknown>,
  keys: readonly string[],
): Promise<void> => {
  const at = room.now();
  const fresh = keys.map(() => freshKey(at));
  const moved = await room.shelves.change(
    keys.map((key) => ({ shelf, key })),
    (found) => {
      const writes: Write[] = [];
      const moved: { key: string; refusal: Refusal }[] = [];
      for (const [i, item] of found.flat().entries()) {
        const read = readItem(item);
        if (read.ok) continue;
        const { key, value } = item;
        moved.push({ key, refusal: read.refusal });
        const one = { shelf, from: key, at, refusal: read.refusal, value };
        writes.push(putInQuarantine(one, fresh[i] ?? freshKey(at)), { kind: "remove", shelf, key });
      }
      return { writes, result: moved };
    },
  );
  for (const { key, refusal } of moved) note(room, shelf, key, refusal);
};

const sound = async <T>(
  room: StoreContext,
  on: StoreCollection<T>,
  items: readonly StoreItem[],
): Promise<readonly (StoreItem & { read: T })[]> => {
  const good: (StoreItem & { read: T })[] = [];
  const bad: string[] = [];
  for (const item of items) {
    const read = openItem(on, item);
    if (read.ok) good.push({ ...item, read: read.value });
    else bad.push(item.key);
  }
  if (bad.length > 0) await setAside(room, on.shelf, (item) => openItem(on, item), bad);
  return good;
};

export const getFrom = async <T>(room: StoreContext, on: StoreCollection<T>, key: string): Promise<T | undefined> => {
  const [items = []] = await room.shelves.look([{ shelf: on.shelf, key }]);
  const [item] = await sound(room, on, items);
  return item?.read;
};

/** All items of the collection, or of a key range. */
export const listFrom = async <T>(
  room: StoreContext,
  on: StoreCollection<T>,
  part: Omit<Query, "shelf"> = {},
): Promise<readonly (StoreItem & { read: T })[]> => {
  const [items = []] = await room.shelves.look([{ shelf: on.shelf, ...part }]);
  return sound(room, on, items);
};

/** One item to write, and a condition against it. */
export interface Putting<T> {
  readonly on: StoreCollection<T>;
  readonly key: string;
  readonly value: T;
  /** Sees the current item and may refuse to have it replaced. */
  readonly refusal?: (there: T) => Refusal | undefined;
}

interface Prepared {
  readonly place: { readonly shelf: StoreName; readonly key: string };
  readonly decide: (there: StoreItem | undefined) => Result<readonly Write[]>;
  readonly named: (there: StoreItem | undefined) => void;
}

/** A value that could not be read back is not written; an unreadable current item goes into quarantine first. */
const prepare = <T>(room: StoreContext, { on, key, value, refusal }: Putting<T>): Result<Prepared> => {
  const checked = on.format.read(value);
  if (!checked.ok) return checked;
  const at = room.now();
  const fresh = freshKey(at);
  const put: Write = { kind: "put", shelf: on.shelf, key, value: keep(on.format, checked.value, at) };
  return accept({
    place: { shelf: on.shelf, key },
    decide(there) {
      if (there === undefined) return accept([put]);
      const read = openItem(on, there);
      if (!read.ok) {
        const one = { shelf: on.shelf, from: key, at, refusal: read.refusal, value: there.value };
        return accept([putInQuarantine(one, fresh), put]);
      }
      const against = refusal?.(read.value);
      return against === undefined ? accept([put]) : { ok: false, refusal: against };
    },
    named(there) {
      const read = there === undefined ? undefined : openItem(on, there);
      if (read?.ok === false) note(room, on.shelf, key, read.refusal);
    },
  });
};

/** Writes all of them or, if one is refused, none. */
const putAll = async (room: StoreContext, all: readonly Result<Prepared>[]): Promise<Result<undefined>> => {
  const ready: Prepared[] = [];
  for (const one of all) {
    if (!one.ok) return one;
    ready.push(one.value);
  }
  const { read, found } = await room.shelves.change(
    ready.map(({ place }) => place),
    (found) => {
      const writes: Write[] = [];
      for (const [i, one] of ready.entries()) {
        const decided = one.decide(found[i]?.[0]);
        if (!decided.ok) return { writes: [], result: { read: decided, found } };
        writes.push(...decided.value);
      }
      return { writes, result: { read: accept(undefined), found } };
    },
  );
  if (read.ok) for (const [i, one] of ready.entries()) one.named(found[i]?.[0]);
  return read;
};

export const putOn = <T>(room: StoreContext, putting: Putting<T>): Promise<Result<undefined>> =>
  putAll(room, [prepare(room, putting)]);

export const removeFrom = (room: StoreContext, shelf: StoreName, key: string): Promise<void> =>
  room.shelves.change([], () => ({ writes: [{ kind: "remove", shelf, key }], result: undefined }));
