/** The object stores, and the two operations on them: reading, and changing atomically. */

export const storeNames = [
  /** The headers of running matches, by id; and their log entries, by id and version. */
  "heads",
  "log",
  /** Finished matches with their whole log, by id. */
  "archive",
  /** A row for each match, so that lists need not open the matches. */
  "running-list",
  "finished-list",
  /** The results of finished matches, by match; and the standings they add up to, by game. */
  "results",
  "standings",
  "profile",
  "settings",
  "drawers",
  /** Items that could not be read, or lost against another version. */
  "quarantine",
] as const;
export type StoreName = (typeof storeNames)[number];

/** A key of an index: numbers sort before strings, and strings before lists. */
export type IndexKey = number | string | readonly IndexKey[];

/** The indexes of the object stores, with the fields they sort by. An item without these fields is not in the index. */
export const indexes = {
  log: { command: ["value.match", "value.logged.command"] },
  "running-list": { newest: ["value.touched", "value.id"], game: ["value.game", "value.touched", "value.id"] },
  "finished-list": { newest: ["value.ended", "value.id"], game: ["value.game", "value.ended", "value.id"] },
  results: { newest: ["value.ended", "value.match"], game: ["value.game", "value.ended", "value.match"] },
} as const satisfies Partial<Record<StoreName, Readonly<Record<string, readonly string[]>>>>;

/** All items of an object store, or a part of them. */
export interface Query {
  readonly shelf: StoreName;
  /** Only the item with this key. */
  readonly key?: string;
  /** Items whose key begins with this. */
  readonly prefix?: string;
  /** Items whose key is greater. */
  readonly after?: string;
  /** Items by an index, in descending order, from `from` up to but excluding `before`. */
  readonly by?: { readonly index: string; readonly from: IndexKey; readonly before: IndexKey };
  readonly limit?: number;
}

export interface StoreItem {
  readonly key: string;
  readonly value: unknown;
}

/** The items found by each query, in the order of the queries. */
export type QueryResult = readonly (readonly StoreItem[])[];

export type Write =
  | { readonly kind: "put"; readonly shelf: StoreName; readonly key: string; readonly value: unknown }
  | { readonly kind: "remove"; readonly shelf: StoreName; readonly key: string };

export interface WriteDecision<T> {
  readonly writes: readonly Write[];
  readonly result: T;
}

/**
 * Sees the items found and returns what to write. Must be pure and synchronous: it may run more than once, in a
 * transaction.
 */
export type Decide<T> = (found: QueryResult) => WriteDecision<T>;

export interface ObjectStores {
  look(places: readonly Query[]): Promise<QueryResult>;
  /**
   * One transaction: nobody else writes between what `decide` sees and what it writes. Resolves when it is complete.
   */
  change<T>(places: readonly Query[], decide: Decide<T>): Promise<T>;
  close(): void;
}

export const everything: readonly Query[] = storeNames.map((shelf) => ({ shelf }));

const rank = (key: IndexKey): number => (typeof key === "number" ? 0 : typeof key === "string" ? 1 : 2);

/** Compares keys in IndexedDB's order. */
const compare = (a: IndexKey, b: IndexKey): number => {
  if (typeof a === "object" && typeof b === "object") {
    for (const [i, one] of a.entries()) {
      const other = b[i];
      const order = other === undefined ? 1 : compare(one, other);
      if (order !== 0) return order;
    }
    return a.length - b.length;
  }
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  return a < b ? -1 : a > b ? 1 : 0;
};

const fieldAt = (value: unknown, path: string): unknown => {
  let at = value;
  for (const name of path.split(".")) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, name)) return undefined;
    at = Reflect.get(at, name);
  }
  return at;
};

/** The fields by which an index sorts. */
const pathsOf = (shelf: StoreName, index: string): readonly string[] => {
  const known: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = indexes;
  return known[shelf]?.[index] ?? [];
};

const indexKeyOf = (shelf: StoreName, index: string, value: unknown): IndexKey | undefined => {
  const key: IndexKey[] = [];
  for (const path of pathsOf(shelf, index)) {
    const field = fieldAt(value, path);
    if (typeof field !== "string" && typeof field !== "number") return undefined;
    key.push(field);
  }
  return key;
};

export const isAt = (place: Query, shelf: StoreName, { key, value }: StoreItem): boolean => {
  if (place.shelf !== shelf) return false;
  if (place.key !== undefined && place.key !== key) return false;
  if (place.prefix !== undefined && !key.startsWith(place.prefix)) return false;
  if (place.after !== undefined && key <= place.after) return false;
  if (place.by === undefined) return true;
  const own = indexKeyOf(shelf, place.by.index, value);
  return own !== undefined && compare(own, place.by.from) >= 0 && compare(own, place.by.before) < 0;
};

/** Sorts items as IndexedDB would, and applies the limit. */
export const inOrder = ({ shelf, by, limit }: Query, items: readonly StoreItem[]): readonly StoreItem[] => {
  const sorted =
    by === undefined
      ? items.toSorted((a, b) => (a.key < b.key ? -1 : 1))
      : items.toSorted((a, b) =>
          compare(indexKeyOf(shelf, by.index, b.value) ?? [], indexKeyOf(shelf, by.index, a.value) ?? []),
        );
  return limit === undefined ? sorted : sorted.slice(0, limit);
};

/** The batch size: a large store must not be in memory as a whole. */
const handful = 100;

/** All items of an object store by key, read in batches. */
export const inHandfuls = async function* (shelves: ObjectStores, shelf: StoreName): AsyncGenerator<StoreItem> {
  let after = "";
  for (;;) {
    const [items = []] = await shelves.look([{ shelf, after, limit: handful }]);
    yield* items;
    const end = items.at(-1)?.key;
    if (end === undefined) return;
    after = end;
  }
};

/** Sorts after every key with the same prefix: no key of ours contains this character. */
export const last = "\uffff";
/** Sorts after every number and every string. */
export const afterAll: IndexKey = [];
