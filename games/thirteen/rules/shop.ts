/** The draft and the shop: prices, slots, buying and selling. */
import type { Refusal } from "@turnlight/kernel";
import { diceCount } from "./categories.ts";
import { economyOf } from "./economy.ts";
import { grow } from "./growth.ts";
import { type Book, type Item, plainDie } from "./items.ts";
import type { RunConfig, RunFact, RunMoveOf, RunState } from "./state.ts";
import { shop, stakes, targets } from "./stock.ts";

export interface Happened {
  readonly state: RunState;
  readonly facts: readonly RunFact[];
}

/** Whether the item is offered in this shop at the reduced price. */
export const isOnSale = ({ phase }: RunState, { id }: Item): boolean =>
  phase.kind === "shop" && phase.sale?.some((n) => phase.offers[n] === id) === true;

/** What the item costs in this stage's shop when it is not on sale. */
export const fullPrice = ({ levels, config, stage }: RunState, item: Item): number => {
  const { price, rise, manualStep } = economyOf(config);
  const now = price(item) + rise * (stage - 1);
  if (item.kind !== "manual") return now;
  const dearer = config.stake >= stakes.manuals.from ? stakes.manuals.more : 0;
  return now + manualStep * levels[item.section] + dearer;
};

export const priceOf = (state: RunState, item: Item): number =>
  isOnSale(state, item)
    ? Math.floor(fullPrice(state, item) * economyOf(state.config).salePart)
    : fullPrice(state, item);

/** The refund for selling, rounded down. */
export const sellPrice = ({ config }: { readonly config: RunConfig }, item: Item): number => {
  const { price, sellPart } = economyOf(config);
  return Math.floor(price(item) * sellPart);
};

export const rerollPrice = ({ phase, config }: RunState): number =>
  economyOf(config).reroll +
  shop.rerollStep * (phase.kind === "shop" ? phase.rerolls : 0) +
  (config.stake >= stakes.rerolls.from ? stakes.rerolls.more : 0);

/** The next charm slot's price; undefined when there are no more. */
export const slotPrice = ({ slots, config }: RunState): number | undefined =>
  economyOf(config).moreSlots[slots - shop.charmSlots + (config.stake >= stakes.slots.from ? stakes.slots.less : 0)];

const cannotPay = (state: RunState, what: string, price: number): Refusal | undefined =>
  state.purse >= price
    ? undefined
    : {
        code: "too-expensive",
        reason: `${what} costs $${price}, and you have $${state.purse}`,
        right: "something cheaper",
        values: { price, purse: state.purse },
      };

const offered = (book: Book, state: RunState, n: number): Item | undefined => {
  const { phase } = state;
  const id = phase.kind === "shop" || phase.kind === "draft" ? phase.offers[n] : undefined;
  return typeof id === "string" ? book.find(id) : undefined;
};

const noRoom = (state: RunState, item: Item, die: number | undefined): Refusal | undefined => {
  if (item.kind === "die") {
    if (die === undefined)
      return {
        code: "which-die",
        reason: "a new die replaces one of yours",
        right: `"buy 5 die 1" to "die ${diceCount}"`,
      };
    return state.dice[die] === item.id
      ? { code: "same-die", reason: `die ${die + 1} is already ${item.id}`, right: "another die" }
      : undefined;
  }
  if (die !== undefined)
    return { code: "which-die", reason: `${item.id} doesn't replace a die`, right: '"buy" and the offer' };
  if (item.kind === "charm" || (item.kind === "pack" && item.of === "charm")) {
    if (state.charms.some(({ item: held }) => held === item.id))
      return { code: "already-held", reason: `you already have ${item.id}`, right: "another charm" };
    if (state.charms.length >= state.slots)
      return {
        code: "no-room",
        reason: `all ${state.slots} charm slots are full`,
        right: "a free slot (sell a charm or buy a slot)",
      };
  }
  if (
    (item.kind === "consumable" || (item.kind === "pack" && item.of === "consumable")) &&
    state.pocket.length >= shop.pocket
  )
    return {
      code: "no-room",
      reason: `all ${shop.pocket} consumable slots are full`,
      right: "a free slot (use or sell one first)",
    };
  return undefined;
};

export const buyRefusal = (book: Book, state: RunState, { n, die }: RunMoveOf<"buy">): Refusal | undefined => {
  const item = offered(book, state, n);
  if (item === undefined)
    return { code: "no-offer", reason: `there is no offer ${n + 1}`, right: "an offer that is still there" };
  return noRoom(state, item, die) ?? cannotPay(state, item.id, priceOf(state, item));
};

export const sellRefusal = (state: RunState, move: RunMoveOf<"sell"> | RunMoveOf<"sell-die">): Refusal | undefined => {
  if (move.kind === "sell-die")
    return state.dice[move.die] === plainDie
      ? { code: "plain-die", reason: `die ${move.die + 1} is plain and can't be sold`, right: "a special die" }
      : undefined;
  return state.charms.some(({ item }) => item === move.item) || state.pocket.includes(move.item)
    ? undefined
    : { code: "not-held", reason: `you don't have ${move.item}`, right: "a charm or consumable you have" };
};

export const slotRefusal = (state: RunState): Refusal | undefined => {
  const price = slotPrice(state);
  return price === undefined
    ? {
        code: "no-more-slots",
        reason: `you already have all ${state.slots} charm slots`,
        right: "a charm to sell instead",
        values: { slots: state.slots },
      }
    : cannotPay(state, "a slot", price);
};

export const rerollRefusal = (state: RunState): Refusal | undefined => cannotPay(state, "a reroll", rerollPrice(state));

export const retireRefusal = (state: RunState): Refusal | undefined =>
  state.cleared >= targets.victory
    ? undefined
    : {
        code: "not-yet",
        reason: `you can only end the run after clearing stage ${targets.victory}`,
        right: '"next"',
        values: { stage: targets.victory },
      };

export const draft = (book: Book, state: RunState, { n }: RunMoveOf<"draft">): Happened => {
  const item = offered(book, state, n)?.id ?? "";
  return { state: { ...state, charms: [...state.charms, { item, held: 0 }] }, facts: [{ kind: "drafted", item }] };
};

/** Only called with a move that was not refused. */
export const buy = (book: Book, state: RunState, { n, die }: RunMoveOf<"buy">): Happened => {
  const item = offered(book, state, n);
  const { phase } = state;
  if (item === undefined || phase.kind !== "shop") throw new Error("nothing is for sale here");
  const price = priceOf(state, item);
  const paid: RunState = {
    ...state,
    purse: state.purse - price,
    spent: state.spent + price,
    phase: { ...phase, offers: phase.offers.with(n, null) },
  };
  const bought = { kind: "bought", item: item.id, price, ...(die !== undefined && { die }) } as const;
  if (item.kind === "die" && die !== undefined) {
    const before = sellDie(book, paid, die);
    const next = { ...before.state, dice: state.dice.with(die, item.id) };
    return { state: next, facts: [...before.facts, { ...bought, purse: next.purse }] };
  }
  const facts: readonly RunFact[] = [{ ...bought, purse: paid.purse }];
  if (item.kind === "pack")
    return {
      state: {
        ...paid,
        phase: { ...phase, kind: "unpacking", pack: item.id, offers: phase.offers.with(n, null) },
      },
      facts,
    };
  return { state: having(paid, item), facts };
};

/** The run with this item in its place; dice need a place of their own. */
const having = (state: RunState, item: Item): RunState => {
  switch (item.kind) {
    case "manual":
      return { ...state, levels: { ...state.levels, [item.section]: state.levels[item.section] + 1 } };
    case "charm":
      return { ...state, charms: [...state.charms, { item: item.id, held: 0 }] };
    case "consumable":
      return { ...state, pocket: [...state.pocket, item.id] };
    default:
      throw new Error(`"${item.id}" has no place in a run`);
  }
};

/** Back to the shelves, with an item of the pack or without. */
const packedUp = (state: RunState): RunState => {
  const { phase } = state;
  if (phase.kind !== "pack") throw new Error("no pack is open");
  const { pack: _pack, items: _items, ...shelves } = phase;
  return { ...state, phase: { ...shelves, kind: "shop" } };
};

export const takeRefusal = ({ phase }: RunState, { n }: RunMoveOf<"take">): Refusal | undefined =>
  phase.kind === "pack" && phase.items[n] !== undefined
    ? undefined
    : { code: "no-offer", reason: `the pack has no item ${n + 1}`, right: "one of the items in the pack" };

export const take = (book: Book, state: RunState, { n }: RunMoveOf<"take">): Happened => {
  const { phase } = state;
  const item = phase.kind === "pack" ? book.find(phase.items[n] ?? "") : undefined;
  if (item === undefined) throw new Error("there is nothing to take");
  return { state: having(packedUp(state), item), facts: [{ kind: "took", item: item.id }] };
};

export const skip = (state: RunState): Happened => ({ state: packedUp(state), facts: [{ kind: "skipped" }] });

/** A special die turns plain and refunds half its price; a plain one refunds nothing and produces no fact. */
const sellDie = (book: Book, state: RunState, die: number): Happened => {
  const item = book.die(state.dice[die] ?? plainDie);
  if (item.id === plainDie) return { state, facts: [] };
  const price = sellPrice(state, item);
  const purse = state.purse + price;
  return {
    state: grow(book, { ...state, purse, dice: state.dice.with(die, plainDie) }, "sold"),
    facts: [{ kind: "sold", item: item.id, price, purse, die }],
  };
};

export const sell = (book: Book, state: RunState, move: RunMoveOf<"sell"> | RunMoveOf<"sell-die">): Happened => {
  if (move.kind === "sell-die") return sellDie(book, state, move.die);
  const item = book.find(move.item);
  if (item === undefined) throw new Error(`the stock has no "${move.item}"`);
  const price = sellPrice(state, item);
  const purse = state.purse + price;
  const at = state.pocket.indexOf(item.id);
  const next: RunState =
    item.kind === "charm"
      ? { ...state, purse, charms: state.charms.filter((charm) => charm.item !== item.id) }
      : { ...state, purse, pocket: state.pocket.filter((_, i) => i !== at) };
  return { state: grow(book, next, "sold"), facts: [{ kind: "sold", item: item.id, price, purse }] };
};

export const moveRefusal = ({ charms }: RunState, { item, to }: RunMoveOf<"move">): Refusal | undefined => {
  const from = charms.findIndex((charm) => charm.item === item);
  if (from < 0) return { code: "not-held", reason: `you don't have ${item}`, right: "a charm you have" };
  return to < charms.length && to !== from
    ? undefined
    : {
        code: "no-place",
        reason: `${item} can't go to slot ${to + 1}`,
        right: `another of the ${charms.length} slots in use`,
      };
};

export const move = (state: RunState, { item, to }: RunMoveOf<"move">): Happened => {
  const charm = state.charms.find((held) => held.item === item);
  if (charm === undefined) throw new Error(`"${item}" is not held`);
  const others = state.charms.filter((held) => held !== charm);
  return {
    state: { ...state, charms: others.toSpliced(to, 0, charm) },
    facts: [{ kind: "moved", item, to }],
  };
};

export const widen = (state: RunState): Happened => {
  const price = slotPrice(state) ?? 0;
  const purse = state.purse - price;
  const slots = state.slots + 1;
  return {
    state: { ...state, purse, spent: state.spent + price, slots },
    facts: [{ kind: "widened", slots, price, purse }],
  };
};

export const reroll = (book: Book, state: RunState): Happened => {
  const price = rerollPrice(state);
  const purse = state.purse - price;
  const rerolls = state.phase.kind === "shop" ? state.phase.rerolls + 1 : 0;
  return {
    state: grow(book, { ...state, purse, spent: state.spent + price, phase: { kind: "stocking", rerolls } }, "reroll"),
    facts: [{ kind: "rerolled", price, purse }],
  };
};
