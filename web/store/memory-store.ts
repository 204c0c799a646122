/** Object stores in memory, for as long as the page is open: the fallback for a device without storage. */
import {
  type Decide,
  inOrder,
  isAt,
  type Query,
  type QueryResult,
  type StoreItem,
  type StoreName,
  type Write,
} from "./object-stores.ts";

export interface MemoryStores {
  look(places: readonly Query[]): QueryResult;
  change<T>(places: readonly Query[], decide: Decide<T>): T;
  write(writes: readonly Write[]): void;
}

export const emptyMemoryStores = (): MemoryStores => {
  const held = new Map<StoreName, Map<string, unknown>>();
  const on = (shelf: StoreName): Map<string, unknown> => {
    const there = held.get(shelf) ?? new Map<string, unknown>();
    held.set(shelf, there);
    return there;
  };

  const write = (writes: readonly Write[]): void => {
    for (const one of writes) {
      if (one.kind === "put") on(one.shelf).set(one.key, structuredClone(one.value));
      else on(one.shelf).delete(one.key);
    }
  };
  const at = (place: Query): readonly StoreItem[] => {
    const there = on(place.shelf);
    if (place.key !== undefined) return there.has(place.key) ? [{ key: place.key, value: there.get(place.key) }] : [];
    const items = [...there].map(([key, value]) => ({ key, value }));
    return inOrder(
      place,
      items.filter((item) => isAt(place, place.shelf, item)),
    );
  };
  const look = (places: readonly Query[]): QueryResult => places.map(at);

  return {
    look,
    write,
    change(places, decide) {
      const { writes, result } = decide(look(places));
      write(writes);
      return result;
    },
  };
};
