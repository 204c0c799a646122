/** The shelves things are kept on, and the two ways to them: looking, and changing all or nothing. */

export const shelves = ["matches", "records", "finished", "profile", "settings", "drawers", "aside"] as const;
export type Shelf = (typeof shelves)[number];

/** One thing on a shelf, or without a key everything on it. */
export interface Place {
  readonly shelf: Shelf;
  readonly key?: string;
}

export interface Item {
  readonly key: string;
  readonly value: unknown;
}

/** For each place asked for, what is there, by key in order. */
export type Found = readonly (readonly Item[])[];

export type Write =
  | { readonly kind: "put"; readonly shelf: Shelf; readonly key: string; readonly value: unknown }
  | { readonly kind: "remove"; readonly shelf: Shelf; readonly key: string };

export interface Decision<T> {
  readonly writes: readonly Write[];
  readonly result: T;
}

/** Sees what is there and says what to write. Pure and immediate: it may run more than once, inside a transaction. */
export type Decide<T> = (found: Found) => Decision<T>;

export interface Cupboard {
  look(places: readonly Place[]): Promise<Found>;
  /** Nobody else writes between what `decide` sees and what it writes; done when it is safe. */
  change<T>(places: readonly Place[], decide: Decide<T>): Promise<T>;
  close(): void;
}

export const everything: readonly Place[] = shelves.map((shelf) => ({ shelf }));

export const isAt = (place: Place, at: Pick<Write, "shelf" | "key">): boolean =>
  place.shelf === at.shelf && (place.key === undefined || place.key === at.key);

/** The order of the device's shelves. */
export const byKey = (a: Item, b: Item): number => (a.key < b.key ? -1 : 1);
