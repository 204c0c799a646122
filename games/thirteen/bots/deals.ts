/** Evaluates a shop for a buyer: every deal with what it adds and costs, and the best value for money. */
import { economyOf } from "../rules/economy.ts";
import { type Book, type Item, type ItemPack, plainDie } from "../rules/items.ts";
import { movesOf } from "../rules/legal.ts";
import { buy, move as moveCharm, priceOf, sell, sellPrice, slotPrice } from "../rules/shop.ts";
import type { RunMove, RunState } from "../rules/state.ts";

/** A buyer's valuation. */
export interface DealJudge {
  /** The bonus for an item in addition to what it adds. */
  readonly likes: (item: Item) => number;
  /** The worth of the run with its charms in this order: the logarithm of points. */
  readonly weighs: (book: Book, state: RunState) => number;
  /** The worth of a dollar, in the same unit. */
  readonly perDollar: number;
  /** The minimum worth per dollar, which follows from the prices of the run. */
  readonly least: (book: Book, state: RunState) => number;
}

/** Consumables by what one use adds to a run, in parts of its strength. */
const perUse: Readonly<Record<string, number>> = {
  token: 0.008,
  "lock-all": 0.01,
  nudge: 0.008,
  flip: 0.008,
  forge: 0.015,
  stamp: 0.03,
  "two-tokens": 0.012,
  sixer: 0.008,
  gild: 0.02,
  glaze: 0.1,
  temper: 0.09,
  "triple-stamp": 0.06,
};

/** Packs by what the best of their items usually adds. */
const perPack: Readonly<Record<ItemPack["of"], number>> = { charm: 0.2, manual: 0.1, consumable: 0.025 };

/** The approximate earnings of a Gold Die per stage. */
const goldEarns = 2;

/** How often a stage meets a tip's condition, approximately. */
const tipsAStage = { "first-roll": 4, scratch: 1, boss: 0.25 } as const;

/** Money is counted over this many stages ahead. */
const horizon = 3;

/** Dollars that an item brings in the stages ahead. */
const earns = (state: RunState, item: Item): number => {
  if (item.kind === "die" && item.earns !== undefined) return goldEarns * horizon;
  if (item.kind !== "charm") return 0;
  const interest =
    item.interest === undefined ? 0 : Math.min(item.interest, state.purse / economyOf(state.config).interestPer / 2);
  const tips = item.tips === undefined ? 0 : item.tips.money * tipsAStage[item.tips.for];
  return ((item.pay ?? 0) + interest + tips + (item.unused ?? 0) / 2) * horizon;
};

export interface Deal {
  /** The next move; selling or a slot may come before the purchase. */
  readonly move: RunMove;
  readonly gain: number;
  readonly cost: number;
  /** The item that is bought in the end. */
  readonly item: string;
}

/** A charm that copies its neighbour is valued at its best place: charms may be reordered at any time. */
const weigh = (book: Book, state: RunState, { weighs }: DealJudge): number => {
  const copier = state.charms.find(({ item }) => book.charm(item).copies !== undefined);
  if (copier === undefined) return weighs(book, state);
  const others = state.charms.filter((charm) => charm !== copier);
  const orders = state.charms.map((_, place) => others.toSpliced(place, 0, copier));
  return Math.max(...orders.map((charms) => weighs(book, { ...state, charms })));
};

const itemOf = (book: Book, state: RunState, n: number): Item | undefined => {
  const id = state.phase.kind === "shop" ? state.phase.offers[n] : null;
  return typeof id === "string" ? book.find(id) : undefined;
};

/** Everything that can be bought now, with what it adds. */
const purchases = (book: Book, state: RunState, before: number, judge: DealJudge): readonly Deal[] =>
  movesOf(book, state).flatMap((move): readonly Deal[] => {
    // A die may replace any equal one: the first stands for all.
    if (move.kind !== "buy" || (move.die !== undefined && state.dice.indexOf(state.dice[move.die] ?? "") < move.die))
      return [];
    const item = itemOf(book, state, move.n);
    if (item === undefined) return [];
    const { likes, perDollar } = judge;
    const after = buy(book, state, move).state;
    const cost = state.purse - after.purse;
    if (item.kind === "consumable")
      return [{ move, gain: likes(item) * (perUse[item.id] ?? perUse["token"] ?? 0), cost, item: item.id }];
    if (item.kind === "pack") return [{ move, gain: likes(item) * perPack[item.of], cost, item: item.id }];
    const lost = move.die === undefined ? 0 : earns(state, book.die(state.dice[move.die] ?? plainDie));
    const gain = weigh(book, after, judge) - before + perDollar * (earns(state, item) - lost);
    return [{ move, gain: likes(item) * gain, cost: Math.max(1, cost), item: item.id }];
  });

/** Charms for which there is no slot: replacing the weakest, or with another slot bought. */
const exchanges = (book: Book, state: RunState, before: number, judge: DealJudge): readonly Deal[] => {
  if (state.phase.kind !== "shop" || state.charms.length < state.slots) return [];
  const { likes, perDollar } = judge;
  const without = state.charms.map(({ item }) => {
    const after = sell(book, state, { kind: "sell", item }).state;
    return {
      item,
      after,
      lost: likes(book.charm(item)) * (before - weigh(book, after, judge) + perDollar * earns(state, book.charm(item))),
    };
  });
  const weakest = without.reduce((least, one) => (one.lost < least.lost ? one : least));
  const slot = slotPrice(state);
  return state.phase.offers.flatMap((id): readonly Deal[] => {
    const item = id === null ? undefined : book.find(id);
    if (item?.kind !== "charm" || state.charms.some((held) => held.item === item.id)) return [];
    const price = priceOf(state, item);
    const bare = { ...weakest.after, charms: [...weakest.after.charms, { item: item.id, held: 0 }] };
    const full = { ...state, charms: [...state.charms, { item: item.id, held: 0 }] };
    const paid = perDollar * earns(state, item);
    const deals: Deal[] = [];
    const cost = price - sellPrice(state, book.charm(weakest.item));
    if (cost <= state.purse)
      deals.push({
        move: { kind: "sell", item: weakest.item },
        gain: likes(item) * (weigh(book, bare, judge) - weigh(book, weakest.after, judge) + paid) - weakest.lost,
        cost: Math.max(1, cost),
        item: item.id,
      });
    if (slot !== undefined && price + slot <= state.purse)
      deals.push({
        move: { kind: "slot" },
        gain: likes(item) * (weigh(book, full, judge) - before + paid),
        cost: price + slot,
        item: item.id,
      });
    return deals;
  });
};

/** Every purchase that this judge finds worth its price, the best value for money first. */
export const goodPurchases = (book: Book, state: RunState, judge: DealJudge): readonly Deal[] => {
  const least = judge.least(book, state);
  return purchases(book, state, weigh(book, state, judge), judge)
    .filter(({ gain, cost }) => gain / cost > least)
    .toSorted((a, b) => b.gain / b.cost - a.gain / a.cost);
};

const dealsKnown = new WeakMap<RunState, Map<DealJudge, Deal | undefined>>();

/** Cached, since observers of a buyer ask about the same shop again. */
export const bestDeal = (book: Book, state: RunState, judge: DealJudge): Deal | undefined => {
  const ofState = dealsKnown.get(state) ?? new Map<DealJudge, Deal | undefined>();
  dealsKnown.set(state, ofState);
  if (!ofState.has(judge)) ofState.set(judge, findDeal(book, state, judge));
  return ofState.get(judge);
};

/** The best value for money, or undefined if nothing is worth buying. */
const findDeal = (book: Book, state: RunState, judge: DealJudge): Deal | undefined => {
  const before = weigh(book, state, judge);
  const worth = ({ gain, cost }: Deal) => gain / cost;
  const least = judge.least(book, state);
  const deals = [...purchases(book, state, before, judge), ...exchanges(book, state, before, judge)].filter(
    (deal) => worth(deal) > least,
  );
  return deals.reduce<Deal | undefined>(
    (best, deal) => (best === undefined || worth(deal) > worth(best) ? deal : best),
    undefined,
  );
};

/** A charm that copies its neighbour is moved beside the one most worth copying. */
export const betterOrder = (book: Book, state: RunState, { weighs, least }: DealJudge): RunMove | undefined => {
  const copier = state.charms.find(({ item }) => book.charm(item).copies !== undefined);
  if (copier === undefined || state.charms.length < 2) return undefined;
  const now = weighs(book, state);
  const moves = movesOf(book, state).flatMap((move) =>
    move.kind === "move" && move.item === copier.item
      ? [{ move, worth: weighs(book, moveCharm(state, move).state) }]
      : [],
  );
  return moves.find(({ worth }) => worth > now + least(book, state) && moves.every((other) => other.worth <= worth))
    ?.move;
};

/** The item of an opened pack that adds most; consumables by their usual worth. */
export const bestOfPack = (book: Book, state: RunState, items: readonly string[], judge: DealJudge): RunMove => {
  const before = weigh(book, state, judge);
  const worth = items.map((id) => {
    const item = book.find(id);
    if (item === undefined) return 0;
    if (item.kind === "consumable") return judge.likes(item) * (perUse[id] ?? 0);
    const after: RunState =
      item.kind === "manual"
        ? { ...state, levels: { ...state.levels, [item.section]: state.levels[item.section] + 1 } }
        : { ...state, charms: [...state.charms, { item: id, held: 0 }] };
    return judge.likes(item) * (weigh(book, after, judge) - before + judge.perDollar * earns(state, item));
  });
  return { kind: "take", n: worth.indexOf(Math.max(...worth)) };
};

/** The charm of a draft that adds most. */
export const bestDraft = (book: Book, state: RunState, offers: readonly string[], judge: DealJudge): RunMove => {
  const before = weigh(book, state, judge);
  const worth = offers.map((item) => {
    const charm = book.charm(item);
    const after = { ...state, charms: [...state.charms, { item, held: 0 }] };
    return judge.likes(charm) * (weigh(book, after, judge) - before + judge.perDollar * earns(state, charm));
  });
  return { kind: "draft", n: worth.indexOf(Math.max(...worth)) };
};
