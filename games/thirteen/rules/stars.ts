/** What stays after a run: stars, and what they opened. They widen the choice and never add power. */
import { accept, quote, type Result, refuse } from "@turnlight/kernel";
import { stars } from "./stock.ts";

export interface Collection {
  readonly stars: number;
  /** Locks of items that are open, by name. */
  readonly unlocked: readonly string[];
  /** Looks of dice. */
  readonly looks: readonly string[];
}

const free = Object.entries(stars.looks).flatMap(([look, price]) => (price === 0 ? [look] : []));

export const firstCollection: Collection = { stars: 0, unlocked: [], looks: free };

export const starsFor = (clearedStages: number): number => clearedStages * stars.perStage;

const prices: ReadonlyMap<string, number> = new Map([...Object.entries(stars.locks), ...Object.entries(stars.looks)]);

const spentOn = (names: readonly string[]): number => names.reduce((sum, name) => sum + (prices.get(name) ?? 0), 0);

/** What was opened, and the stars that are left of all that were earned. */
export const collectionOf = (earned: number, opened: readonly string[]): Collection => ({
  stars: Math.max(0, earned - spentOn(opened)),
  unlocked: Object.keys(stars.locks).filter((lock) => opened.includes(lock)),
  looks: Object.keys(stars.looks).filter((look) => free.includes(look) || opened.includes(look)),
});

export const openedIn = ({ unlocked, looks }: Collection): readonly string[] => [...unlocked, ...looks];

/** All stars that a collection is made of: those left, and those spent. */
export const starsEver = (collection: Collection): number => collection.stars + spentOn(openedIn(collection));

/** Spends stars on a lock or a look. */
export const openWithStars = (collection: Collection, name: string): Result<Collection> => {
  const price = prices.get(name);
  if (price === undefined)
    return refuse("unknown-item", `nothing is called ${quote(name)}`, { right: [...prices.keys()].join(", ") });
  if (collection.unlocked.includes(name) || collection.looks.includes(name))
    return refuse("already-open", `${name} is open already`, { right: "something that is locked" });
  if (collection.stars < price)
    return refuse("too-few-stars", `${name} costs ${price} stars, there are ${collection.stars}`, {
      right: "more stars",
      values: { price, stars: collection.stars },
    });
  const left = { ...collection, stars: collection.stars - price };
  return accept(
    Object.hasOwn(stars.locks, name)
      ? { ...left, unlocked: [...left.unlocked, name] }
      : { ...left, looks: [...left.looks, name] },
  );
};

const isNameList = (value: unknown, known: object): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === "string" && Object.hasOwn(known, name));

/** A collection as it was stored; what is wrong with it is said. */
export const readCollection = (stored: unknown): Result<Collection> => {
  const right = `{"stars": 3, "unlocked": ["gold"], "looks": ["ivory"]}`;
  if (typeof stored !== "object" || stored === null) return refuse("bad-collection", "it is no collection", { right });
  const count: unknown = Reflect.get(stored, "stars");
  const unlocked: unknown = Reflect.get(stored, "unlocked");
  const looks: unknown = Reflect.get(stored, "looks");
  if (typeof count !== "number" || !Number.isSafeInteger(count) || count < 0)
    return refuse("bad-collection", "its stars are no whole number", { right });
  if (!isNameList(unlocked, stars.locks)) return refuse("bad-collection", "it unlocks what there is not", { right });
  if (!isNameList(looks, stars.looks)) return refuse("bad-collection", "it has looks that there are not", { right });
  return accept({ stars: count, unlocked: [...new Set(unlocked)], looks: [...new Set([...free, ...looks])] });
};
