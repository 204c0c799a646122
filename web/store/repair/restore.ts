/** Restores an item from quarantine to its original key, if it can be read by now and the key is free. */
import { accept, type Result, refuse } from "@turnlight/kernel";
import { isObject } from "@turnlight/kernel/schema";
import { readRunning } from "../backup/backup.ts";
import { merge, placesFor } from "../backup/merge.ts";
import { type PackedMatch, packItem } from "../backup/packed.ts";
import type { StoreContext } from "../collection.ts";
import type { StoreItem } from "../object-stores.ts";
import { placesOf } from "./match-repair.ts";
import { type QuarantineItem, quarantineOf } from "./quarantine.ts";

const restorable = ["archive", "results", "profile", "settings", "drawers"] as const;

const longestId = 60;

/**
 * An unfinished match that lost against another version of itself. Where that one is still there, this one becomes a
 * match of its own.
 */
const restoreMatch = async (
  { shelves, now }: Pick<StoreContext, "shelves" | "now">,
  key: string,
  { from, value }: QuarantineItem,
): Promise<Result<undefined>> => {
  const stored = readRunning(from, value);
  if (!stored.ok) return refuse("cannot-restore", "it cannot be read", { right: "to save it as a file" });
  const { head, log } = stored.value;
  const [own, another] = [head.id, `${head.id.slice(0, longestId)}-${crypto.randomUUID().slice(0, 8)}`];
  const places = placesOf(own);
  const at = now();
  return shelves.change([...places, { shelf: "quarantine", key }], (found) => {
    if (found.at(-1)?.[0] === undefined) return { writes: [], result: refuse("no-thing", "it is not here any more") };
    const isFree = found.slice(0, -1).every((one) => one.length === 0);
    const id = isFree ? own : another;
    const arrival: PackedMatch = { shelf: "running", key: id, at, stored: { head: { ...head, id }, log } };
    const { writes } = merge(
      places.map(() => []),
      [arrival],
      at,
    );
    return { writes: [...writes, { kind: "remove", shelf: "quarantine", key }], result: accept(undefined) };
  });
};

export const restoreIn = async ({ shelves, now }: StoreContext, key: string): Promise<Result<undefined>> => {
  const [items = []] = await shelves.look([{ shelf: "quarantine", key }]);
  const [item] = items.map(quarantineOf);
  if (item === undefined) return refuse("no-thing", "it is not here any more");
  if (item.shelf === "heads") return restoreMatch({ shelves, now }, key, item);
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
