/** What chance draws besides dice: the draft, the shop's offers, the next boss. None of it depends on what is owned. */
import { type Draw, pick, type Refusal } from "@turnlight/kernel";
import type { Book, Charm, Item, Rarity } from "./items.ts";
import { sealable, twistsFor } from "./stage.ts";
import type { RunState, Twist } from "./state.ts";
import { rarities, raritiesUntil, shop } from "./stock.ts";

const isOffered = ({ config }: RunState, { lock, weight }: Item): boolean =>
  weight > 0 && (lock === undefined || config.unlocked.includes(lock));

/** One of these, by weight. */
const weighted = <T extends Item>(draw: Draw, pool: readonly T[]): T => {
  let left = draw.below(pool.reduce((sum, { weight }) => sum + weight, 0));
  const found = pool.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  if (found === undefined) throw new Error("nothing is left to offer");
  return found;
};

const several = <T extends Item>(count: number, one: (taken: readonly T[]) => T): readonly T[] =>
  Array.from({ length: count }).reduce<readonly T[]>((taken) => [...taken, one(taken)], []);

const poolOf = <K extends Item["kind"]>(book: Book, state: RunState, kind: K) =>
  book.items.filter((item): item is Extract<Item, { kind: K }> => item.kind === kind && isOffered(state, item));

/** Parts of the whole for each rarity; the whole is the same at every stage. */
export const rarityOdds = (stage: number): Readonly<Record<Rarity, number>> => {
  const steps = raritiesUntil - 1;
  const at = Math.min(stage, raritiesUntil) - 1;
  const odds = (rarity: Rarity) => rarities[rarity].first * (steps - at) + rarities[rarity].last * at;
  return { common: odds("common"), uncommon: odds("uncommon"), rare: odds("rare") };
};

const drawRarity = (stage: number, draw: Draw): Rarity => {
  const { common, uncommon, rare } = rarityOdds(stage);
  const at = draw.below(common + uncommon + rare);
  return at < common ? "common" : at < common + uncommon ? "uncommon" : "rare";
};

const drawCharm = (pool: readonly Charm[], rarity: Rarity, draw: Draw, taken: readonly Item[]): Charm => {
  const free = pool.filter((charm) => !taken.includes(charm));
  const ofRarity = free.filter((charm) => charm.rarity === rarity);
  return weighted(draw, ofRarity.length > 0 ? ofRarity : free);
};

export const drawDraft = (book: Book, state: RunState, draw: Draw): readonly string[] => {
  const pool = poolOf(book, state, "charm");
  return several<Charm>(shop.draft, (taken) => drawCharm(pool, "common", draw, taken)).map(({ id }) => id);
};

const shelves = [
  { kind: "charm", count: shop.charms },
  { kind: "manual", count: shop.manuals },
  { kind: "die", count: shop.dice },
  { kind: "consumable", count: shop.consumables },
] as const;

export const drawOffers = (book: Book, state: RunState, draw: Draw): readonly string[] =>
  shelves.flatMap(({ kind, count }) => {
    const pool = poolOf(book, state, kind);
    return several<Item>(count, (taken) =>
      kind === "charm"
        ? drawCharm(poolOf(book, state, kind), drawRarity(state.stage, draw), draw, taken)
        : weighted(
            draw,
            pool.filter((item) => !taken.includes(item)),
          ),
    ).map(({ id }) => id);
  });

/** Why chance may not offer this, for a record that says so. */
export const offersRefusal = (book: Book, state: RunState, items: readonly string[]): Refusal | undefined => {
  const drafting = state.phase.kind === "drafting";
  const kinds = drafting
    ? Array.from({ length: shop.draft }, () => "charm")
    : shelves.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind));
  if (items.length !== kinds.length || new Set(items).size !== items.length)
    return { code: "bad-offers", reason: `${items.length} items are offered`, right: `${kinds.length} different ones` };
  for (const [i, id] of items.entries()) {
    const item = book.find(id);
    const fits = item !== undefined && item.kind === kinds[i] && isOffered(state, item);
    const tooRare = drafting && item?.kind === "charm" && item.rarity !== "common";
    if (!fits || tooRare)
      return { code: "bad-offers", reason: `${id} cannot be offered there`, right: `a ${kinds[i]} that is unlocked` };
  }
  return undefined;
};

export const drawTwist = ({ config }: RunState, draw: Draw): Twist => {
  const kind = pick(draw, twistsFor(config));
  return kind === "sealed" ? { kind, category: pick(draw, sealable(config)) } : { kind };
};

export const twistRefusal = ({ config }: RunState, twist: Twist): Refusal | undefined => {
  const fits =
    twistsFor(config).includes(twist.kind) && (twist.kind !== "sealed" || sealable(config).includes(twist.category));
  return fits
    ? undefined
    : { code: "bad-twist", reason: `${twist.kind} changes nothing in this run`, right: "another boss" };
};
