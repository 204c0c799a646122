/** Restores an item from quarantine to its original key, if it can be read by now and the key is free. */
import { accept, type Result, refuse } from "@turnlight/kernel";
import { isObject } from "@turnlight/kernel/schema";
import { merge, placesFor } from "../backup/merge.ts";
import { packItem } from "../backup/packed.ts";
import type { StoreContext } from "../collection.ts";
import type { StoreItem } from "../object-stores.ts";
import { quarantineOf } from "./quarantine.ts";

const restorable = ["archive", "results", "profile", "settings", "drawers"] as const;

export const restoreIn = async ({ shelves, now }: StoreContext, key: string): Promise<Result<undefined>> => {
  const [items = []] = await shelves.look([{ shelf: "quarantine", key }]);
  const [item] = items.map(quarantineOf);
  if (item === undefined) return refuse("no-thing", "it is not here any more");
  const shelf = restorable.find((name) => name === item.shelf);
  if (shelf === undefined) return refuse("cannot-restore", "it cannot be read", { right: "to save it as a file" });
  const from: StoreItem = { key: item.from, value: item.value };
  const stored = packItem(shelf, from);
  if (!stored.ok) return stored;
  const arrival = { shelf, key: item.from, kept: stored.value };
  const places = placesFor(arrival);
  const at = now();
  return shelves.change([...places, { shelf: "quarantine", key }], (found) => {
    const there = found.slice(0, places.length);
    const isFree = there.every((one) => one.length === 0);
    const isStillHere = isObject(found.at(-1)?.[0]?.value);
    if (!isFree || !isStillHere)
      return { writes: [], result: refuse("taken", "something else is kept in its place by now") };
    const { writes } = merge(there, [arrival], at);
    return { writes: [...writes, { kind: "remove", shelf: "quarantine", key }], result: accept(undefined) };
  });
};
