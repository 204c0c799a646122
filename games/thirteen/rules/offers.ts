/**
 * Chance draws other than dice: the draft, the shop's offers, the next boss. Within a kind and rarity everything that
 * is not owned is equally likely. Each offer is drawn as an order of the whole stock, of which the first available item
 * is offered, so that two players of one seed see the same except for what they own.
 */
import { type Draw, pick, type Refusal, shuffled } from "@turnlight/kernel";
import { economyOf } from "./economy.ts";
import { type Book, type Charm, type Item, type ItemPack, plainDie, type Rarity } from "./items.ts";
import { dimmable, sealable, twistsFor } from "./stage.ts";
import type { RunConfig, RunMoveOf, RunState, Twist } from "./state.ts";
import { rarities, raritiesUntil, shop } from "./stock.ts";

/** Whether the item is a held charm, a consumable in the pocket, or a kind of which all five dice are. */
const isOwned = ({ charms, pocket, dice }: RunState, { id, kind }: Item): boolean => {
  if (kind === "die") return dice.every((die) => die === id);
  if (kind === "pack") return false;
  return charms.some(({ item }) => item === id) || pocket.includes(id);
};

const isOffered = (state: RunState, item: Item): boolean =>
  item.id !== plainDie &&
  (item.lock === undefined || state.config.unlocked.includes(item.lock)) &&
  !isOwned(state, item);

/** The first available item of a shuffled stock. */
const firstOf = <T extends Item>(draw: Draw, all: readonly T[], fits: (item: T) => boolean): T | undefined =>
  shuffled(draw, all).find(fits);

const several = <T extends Item>(count: number, one: (taken: readonly T[]) => T | undefined): readonly T[] =>
  Array.from({ length: count }).reduce<readonly T[]>((taken) => {
    const next = one(taken);
    if (next === undefined) throw new Error("nothing is left to offer");
    return [...taken, next];
  }, []);

const ofKind = <K extends Item["kind"]>(book: Book, kind: K) =>
  book.items.filter((item): item is Extract<Item, { kind: K }> => item.kind === kind);

/** The weight of each rarity; the sum is the same at every stage. */
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

const drawCharm = (
  book: Book,
  state: RunState,
  rarity: Rarity,
  draw: Draw,
  taken: readonly Item[],
): Charm | undefined => {
  const order = shuffled(draw, ofKind(book, "charm")).filter(
    (charm) => isOffered(state, charm) && !taken.includes(charm),
  );
  return order.find((charm) => charm.rarity === rarity) ?? order[0];
};

export const drawDraft = (book: Book, state: RunState, draw: Draw): readonly string[] =>
  several<Charm>(shop.draft, (taken) => drawCharm(book, state, "common", draw, taken)).map(({ id }) => id);

const drawShelf = (
  book: Book,
  state: RunState,
  draw: Draw,
  { kind, count }: { readonly kind: Item["kind"]; readonly count: number },
  besides: readonly string[] = [],
): readonly string[] =>
  several<Item>(count, (taken) => {
    const gone = [...taken, ...besides.flatMap((id) => book.find(id) ?? [])];
    return kind === "charm"
      ? drawCharm(book, state, drawRarity(state.stage, draw), draw, gone)
      : firstOf<Item>(draw, ofKind(book, kind), (item) => isOffered(state, item) && !gone.includes(item));
  }).map(({ id }) => id);

/** The shelves, and in versions with sales the places of the offers on sale. */
export const drawOffers = (
  book: Book,
  state: RunState,
  draw: Draw,
): { readonly items: readonly string[]; readonly sale?: readonly number[] } => {
  const { shelves, sales } = economyOf(state.config);
  const items = shelves.flatMap((shelf) => drawShelf(book, state, draw, shelf));
  if (sales === 0) return { items };
  const sale = shuffled(draw, [...items.keys()]).slice(0, sales);
  return { items, sale: sale.toSorted((a, b) => a - b) };
};

/** Why these offers may not be on sale, for validating a record. */
const saleRefusal = (state: RunState, offers: number, sale: readonly number[]): Refusal | undefined => {
  const count = state.phase.kind === "stocking" ? economyOf(state.config).sales : 0;
  const isRight = sale.length === count && sale.every((n, i) => n < offers && n > (sale[i - 1] ?? -1));
  return isRight
    ? undefined
    : { code: "bad-offers", reason: `${sale.length} offers are on sale`, right: `${count} different ones, in order` };
};

/** The pack that is being opened. */
const packIn = (book: Book, { phase }: RunState): ItemPack => {
  const pack = phase.kind === "unpacking" ? book.find(phase.pack) : undefined;
  if (pack?.kind !== "pack") throw new Error("no pack is being opened");
  return pack;
};

/** The items of a pack: what could be offered now, except what is on the shelves. */
export const drawPack = (book: Book, state: RunState, draw: Draw): readonly string[] => {
  const { of, count } = packIn(book, state);
  // All manuals are the same four, so those on the shelves are not left out.
  const besides = state.phase.kind === "unpacking" && of !== "manual" ? state.phase.offers : [];
  return drawShelf(
    book,
    state,
    draw,
    { kind: of, count },
    besides.filter((id) => id !== null),
  );
};

/** Why chance may not offer this, for validating a record. */
export const offersRefusal = (
  book: Book,
  state: RunState,
  { items, sale = [] }: RunMoveOf<"offered">,
): Refusal | undefined => {
  const drafting = state.phase.kind === "drafting";
  const kinds = drafting
    ? Array.from({ length: shop.draft }, () => "charm")
    : state.phase.kind === "unpacking"
      ? Array.from({ length: packIn(book, state).count }, () => packIn(book, state).of)
      : economyOf(state.config).shelves.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind));
  if (items.length !== kinds.length || new Set(items).size !== items.length)
    return { code: "bad-offers", reason: `${items.length} items are offered`, right: `${kinds.length} different ones` };
  for (const [i, id] of items.entries()) {
    const item = book.items.find((one) => one.id === id);
    const fits = item !== undefined && item.kind === kinds[i] && isOffered(state, item);
    const tooRare = drafting && item?.kind === "charm" && item.rarity !== "common";
    if (!fits || tooRare)
      return {
        code: "bad-offers",
        reason: `${id} can't be offered there`,
        right: `a ${kinds[i]} that is unlocked and not owned`,
      };
  }
  return saleRefusal(state, items.length, sale);
};

/** A twist of this kind, with its box or section drawn. */
export const twistOf = (kind: Twist["kind"], config: RunConfig, draw: Draw): Twist => {
  if (kind === "sealed") return { kind, category: pick(draw, sealable(config)) };
  return kind === "dimmed" ? { kind, section: pick(draw, dimmable(config)) } : { kind };
};

export const drawTwist = ({ config }: RunState, draw: Draw): Twist =>
  twistOf(pick(draw, twistsFor(config)), config, draw);

export const twistRefusal = ({ config }: RunState, twist: Twist): Refusal | undefined => {
  const fits =
    twistsFor(config).includes(twist.kind) &&
    (twist.kind !== "sealed" || sealable(config).includes(twist.category)) &&
    (twist.kind !== "dimmed" || dimmable(config).includes(twist.section));
  return fits
    ? undefined
    : { code: "bad-twist", reason: `${twist.kind} changes nothing in this run`, right: "another boss" };
};
