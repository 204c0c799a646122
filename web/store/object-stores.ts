/** The shelves things are kept on, and the two ways to them: looking, and changing all or nothing. */

export const storeNames = [
  /** What a running match began with, by its id; and everything that happened at it, by id and version. */
  "heads",
  "log",
  /** A finished match, whole, by its id. */
  "archive",
  /** A line for each match, so that lists need not open the matches. */
  "running-list",
  "finished-list",
  /** What each finished match counted for, by the match; and what that adds up to, by the game. */
  "results",
  "standings",
  "profile",
  "settings",
  "drawers",
  /** What could not be read, or lost against another. */
  "quarantine",
] as const;
export type StoreName = (typeof storeNames)[number];

/** A key by which an index orders: numbers before texts before lists. */
export type IndexKey = number | string | readonly IndexKey[];

/** What orders some shelves besides their keys: the fields of what lies there. A thing without them is not found this way. */
export const indexes = {
  log: { command: ["value.match", "value.logged.command"] },
  "running-list": { newest: ["value.touched", "value.id"], game: ["value.game", "value.touched", "value.id"] },
  "finished-list": { newest: ["value.ended", "value.id"], game: ["value.game", "value.ended", "value.id"] },
  results: { newest: ["value.ended", "value.match"], game: ["value.game", "value.ended", "value.match"] },
} as const satisfies Partial<Record<StoreName, Readonly<Record<string, readonly string[]>>>>;

/** Everything on a shelf, or a part of it. */
export interface Query {
  readonly shelf: StoreName;
  /** This one alone. */
  readonly key?: string;
  /** Those whose key begins so. */
  readonly prefix?: string;
  /** Those whose key comes later. */
  readonly after?: string;
  /** By an index of the shelf, the last one first: those from `from` and before `before`. */
  readonly by?: { readonly index: string; readonly from: IndexKey; readonly before: IndexKey };
  readonly limit?: number;
}

export interface StoreItem {
  readonly key: string;
  readonly value: unknown;
}

/** For each place asked for, what is there, in its order. */
export type QueryResult = readonly (readonly StoreItem[])[];

export type Write =
  | { readonly kind: "put"; readonly shelf: StoreName; readonly key: string; readonly value: unknown }
  | { readonly kind: "remove"; readonly shelf: StoreName; readonly key: string };

export interface WriteDecision<T> {
  readonly writes: readonly Write[];
  readonly result: T;
}

/** Sees what is there and says what to write. Pure and immediate: it may run more than once, inside a transaction. */
export type Decide<T> = (found: QueryResult) => WriteDecision<T>;

export interface ObjectStores {
  look(places: readonly Query[]): Promise<QueryResult>;
  /** Nobody else writes between what `decide` sees and what it writes; done when it is safe. */
  change<T>(places: readonly Query[], decide: Decide<T>): Promise<T>;
  close(): void;
}

export const everything: readonly Query[] = storeNames.map((shelf) => ({ shelf }));

const rank = (key: IndexKey): number => (typeof key === "number" ? 0 : typeof key === "string" ? 1 : 2);

/** The order of the device's indexes. */
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

/** The fields an index of a shelf orders by. */
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

/** In the order the device has them, and no more than asked for. */
export const inOrder = ({ shelf, by, limit }: Query, items: readonly StoreItem[]): readonly StoreItem[] => {
  const sorted =
    by === undefined
      ? items.toSorted((a, b) => (a.key < b.key ? -1 : 1))
      : items.toSorted((a, b) =>
          compare(indexKeyOf(shelf, by.index, b.value) ?? [], indexKeyOf(shelf, by.index, a.value) ?? []),
        );
  return limit === undefined ? sorted : sorted.slice(0, limit);
};

/** So many things are taken from a shelf at a time: a large store must not be in memory as a whole. */
const handful = 100;

/** Everything on a shelf, by key, a handful at a time. */
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

/** After every key that begins with the same text: no key of ours holds this character. */
export const last = "\uffff";
/** After every number and every text. */
export const afterAll: IndexKey = [];
