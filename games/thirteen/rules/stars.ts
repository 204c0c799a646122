/** What persists after a run: stars, and what they unlocked. They widen the choice and never add power. */
import { accept, quote, type Result, refuse } from "@turnlight/kernel";
import { integer, list, object, oneOf, pipe, type Schema } from "@turnlight/kernel/schema";
import { type Challenge, hasLowTargets } from "./challenges.ts";
import { stars, targets } from "./stock.ts";

export interface Collection {
  readonly stars: number;
  /** Unlocked item locks, by name. */
  readonly unlocked: readonly string[];
  /** Looks of dice. */
  readonly looks: readonly string[];
}

const free = Object.entries(stars.looks).flatMap(([look, price]) => (price === 0 ? [look] : []));

export const firstCollection: Collection = { stars: 0, unlocked: [], looks: free };

/** A run with low targets never has to end, so its stars do at the victory. */
export const starsFor = (clearedStages: number, challenge: Challenge = "none"): number =>
  stars.perStage * (hasLowTargets(challenge) ? Math.min(clearedStages, targets.victory) : clearedStages);

const prices: ReadonlyMap<string, number> = new Map([...Object.entries(stars.locks), ...Object.entries(stars.looks)]);

const spentOn = (names: readonly string[]): number => names.reduce((sum, name) => sum + (prices.get(name) ?? 0), 0);

/** What was unlocked, and the stars that remain. */
export const collectionOf = (earned: number, opened: readonly string[]): Collection => ({
  stars: Math.max(0, earned - spentOn(opened)),
  unlocked: Object.keys(stars.locks).filter((lock) => opened.includes(lock)),
  looks: Object.keys(stars.looks).filter((look) => free.includes(look) || opened.includes(look)),
});

export const openedIn = ({ unlocked, looks }: Collection): readonly string[] => [...unlocked, ...looks];

/** All stars of a collection: remaining and spent. */
export const starsEver = (collection: Collection): number => collection.stars + spentOn(openedIn(collection));

/** Spends stars on a lock or a look. */
export const openWithStars = (collection: Collection, name: string): Result<Collection> => {
  const price = prices.get(name);
  if (price === undefined)
    return refuse("unknown-item", `there is nothing called ${quote(name)}`, { right: [...prices.keys()].join(", ") });
  if (collection.unlocked.includes(name) || collection.looks.includes(name))
    return refuse("already-open", `${name} is already unlocked`, { right: "something that is locked" });
  if (collection.stars < price)
    return refuse("too-few-stars", `${name} costs ${price} stars, and you have ${collection.stars}`, {
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

const collection = object({
  stars: integer(0),
  unlocked: list(oneOf(...Object.keys(stars.locks))),
  looks: list(oneOf(...Object.keys(stars.looks))),
});

/** A collection as it is stored. */
export const readCollection: Schema<Collection> = pipe(collection, ({ stars, unlocked, looks }) =>
  accept({ stars, unlocked: [...new Set(unlocked)], looks: [...new Set([...free, ...looks])] }),
);
