/** Who spends the money: at random, greedily, with an eye on the interest, or as an archetype. */
import { type Draw, pick } from "@turnlight/kernel";
import { type Book, type Item, plainDie } from "../rules/items.ts";
import { movesOf } from "../rules/legal.ts";
import { buy, move as moveCharm, priceOf, rerollPrice, sell, sellPrice, slotPrice } from "../rules/shop.ts";
import { targetOf } from "../rules/stage.ts";
import type { RunMove, RunState } from "../rules/state.ts";
import { money } from "../rules/stock.ts";
import { type ArchetypeName, archetypeNames, archetypes } from "./archetypes.ts";
import { strengthOf } from "./strength.ts";

export const buyerNames = ["random", "greedy", "thrifty", ...archetypeNames] as const;
export type BuyerName = (typeof buyerNames)[number];

type Buyer = (book: Book, state: RunState, draw: Draw) => RunMove;

const next: RunMove = { kind: "next" };

/** Charms that grow are weighed as they will be so many stages later. */
const ahead = 3;
/** What a dollar is worth, in parts of the run's strength. */
const perDollar = 0.01;
/** Consumables by what one use adds to a run, in the same parts. */
const perUse: Readonly<Record<string, number>> = {
  token: 0.008,
  "lock-all": 0.01,
  nudge: 0.008,
  flip: 0.008,
  forge: 0.015,
  stamp: 0.03,
};
/** A Gold Die earns about so much a stage. */
const goldEarns = 2;

/** How often a stage has what a tip is given for, about. */
const tipsAStage = { "first-roll": 4, scratch: 1 } as const;

/** Money is counted so many stages ahead. */
const horizon = 3;

/** Dollars that an item brings in the stages ahead. */
const earns = (state: RunState, item: Item): number => {
  if (item.kind === "die" && item.earns !== undefined) return goldEarns * horizon;
  if (item.kind !== "charm") return 0;
  const interest = item.interest === undefined ? 0 : Math.min(item.interest, state.purse / money.interestPer / 2);
  const tips = item.tips === undefined ? 0 : item.tips.money * tipsAStage[item.tips.for];
  return ((item.pay ?? 0) + interest + tips + (item.unused ?? 0) / 2) * horizon;
};

type Likes = (item: Item) => number;
const noTaste: Likes = () => 1;

interface Deal {
  /** What to do now; selling or a slot may come before the purchase. */
  readonly move: RunMove;
  readonly gain: number;
  readonly cost: number;
  /** What is bought in the end. */
  readonly item: string;
}

/** A charm that copies its neighbour is weighed where it does most: charms may change places at any time. */
const strength = (book: Book, state: RunState): number => {
  const copier = state.charms.find(({ item }) => book.charm(item).copies !== undefined);
  if (copier === undefined) return inThisOrder(book, state);
  const others = state.charms.filter((charm) => charm !== copier);
  const orders = state.charms.map((_, place) => others.toSpliced(place, 0, copier));
  return Math.max(...orders.map((charms) => inThisOrder(book, { ...state, charms })));
};

const inThisOrder = (book: Book, state: RunState): number => Math.log(strengthOf(book, state, ahead));

const itemOf = (book: Book, state: RunState, n: number): Item | undefined => {
  const id = state.phase.kind === "shop" ? state.phase.offers[n] : null;
  return typeof id === "string" ? book.find(id) : undefined;
};

/** Everything that can be bought now, with what it adds. */
const purchases = (book: Book, state: RunState, before: number, likes: Likes): readonly Deal[] =>
  movesOf(book, state).flatMap((move): readonly Deal[] => {
    // A die may take the place of any like it: the first stands for all.
    if (move.kind !== "buy" || (move.die !== undefined && state.dice.indexOf(state.dice[move.die] ?? "") < move.die))
      return [];
    const item = itemOf(book, state, move.n);
    if (item === undefined) return [];
    const after = buy(book, state, move).state;
    const cost = state.purse - after.purse;
    if (item.kind === "consumable")
      return [{ move, gain: likes(item) * (perUse[item.id] ?? perUse["token"] ?? 0), cost, item: item.id }];
    const lost = move.die === undefined ? 0 : earns(state, book.die(state.dice[move.die] ?? plainDie));
    const gain = strength(book, after) - before + perDollar * (earns(state, item) - lost);
    return [{ move, gain: likes(item) * gain, cost: Math.max(1, cost), item: item.id }];
  });

/** Charms for which there is no slot: in the place of the weakest, or in one more slot. */
const exchanges = (book: Book, state: RunState, before: number, likes: Likes): readonly Deal[] => {
  if (state.phase.kind !== "shop" || state.charms.length < state.slots) return [];
  const without = state.charms.map(({ item }) => {
    const after = sell(book, state, { kind: "sell", item }).state;
    return {
      item,
      after,
      lost: likes(book.charm(item)) * (before - strength(book, after) + perDollar * earns(state, book.charm(item))),
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
    const cost = price - sellPrice(book.charm(weakest.item));
    if (cost <= state.purse)
      deals.push({
        move: { kind: "sell", item: weakest.item },
        gain: likes(item) * (strength(book, bare) - strength(book, weakest.after) + paid) - weakest.lost,
        cost: Math.max(1, cost),
        item: item.id,
      });
    if (slot !== undefined && price + slot <= state.purse)
      deals.push({
        move: { kind: "slot" },
        gain: likes(item) * (strength(book, full) - before + paid),
        cost: price + slot,
        item: item.id,
      });
    return deals;
  });
};

/** Less than this for a dollar is not worth having. */
const leastPerDollar = 0.002;

const dealsKnown = new WeakMap<RunState, Map<Likes, Deal | undefined>>();

/** Whoever watches a buyer asks about the same shop once more. */
const bestDeal = (book: Book, state: RunState, likes: Likes = noTaste): Deal | undefined => {
  const ofState = dealsKnown.get(state) ?? new Map<Likes, Deal | undefined>();
  dealsKnown.set(state, ofState);
  if (!ofState.has(likes)) ofState.set(likes, findDeal(book, state, likes));
  return ofState.get(likes);
};

/** The most for the money, or nothing worth having. */
const findDeal = (book: Book, state: RunState, likes: Likes): Deal | undefined => {
  const before = strength(book, state);
  const worth = ({ gain, cost }: Deal) => gain / cost;
  const deals = [...purchases(book, state, before, likes), ...exchanges(book, state, before, likes)].filter(
    (deal) => worth(deal) > leastPerDollar,
  );
  return deals.reduce<Deal | undefined>(
    (best, deal) => (best === undefined || worth(deal) > worth(best) ? deal : best),
    undefined,
  );
};

/** Enough for a reroll and something to buy after it. */
const afterReroll = 6;

/** A charm that copies its neighbour goes beside the one that is worth copying most. */
const betterOrder = (book: Book, state: RunState): RunMove | undefined => {
  const copier = state.charms.find(({ item }) => book.charm(item).copies !== undefined);
  if (copier === undefined || state.charms.length < 2) return undefined;
  const now = inThisOrder(book, state);
  const moves = movesOf(book, state).flatMap((move) =>
    move.kind === "move" && move.item === copier.item
      ? [{ move, worth: inThisOrder(book, moveCharm(state, move).state) }]
      : [],
  );
  return moves.find(({ worth }) => worth > now + leastPerDollar && moves.every((other) => other.worth <= worth))?.move;
};

const spendAllBy =
  (likes: Likes): Buyer =>
  (book, state) => {
    const deal = bestDeal(book, state, likes);
    if (deal !== undefined) return deal.move;
    const moved = betterOrder(book, state);
    if (moved !== undefined) return moved;
    return state.purse >= rerollPrice(state) + afterReroll ? { kind: "reroll" } : next;
  };

/** The strength that makes the next stage safe. */
const safety = 1.25;

const keepingBy =
  (likes: Likes, reserve: number): Buyer =>
  (book, state, draw) => {
    const coming = targetOf(state.config, state.stage + 1, null);
    if (strengthOf(book, state, 0) < safety * coming) return spendAllBy(likes)(book, state, draw);
    const deal = bestDeal(book, state, likes);
    return deal !== undefined && state.purse - deal.cost >= reserve ? deal.move : next;
  };

const anything: Buyer = (book, state, draw) => {
  const buys = movesOf(book, state).filter((move) => move.kind === "buy");
  const offers = [...new Set(buys.map(({ n }) => n))];
  const n = pick(draw, [...offers, -1]);
  return n < 0
    ? next
    : pick(
        draw,
        buys.filter((move) => move.n === n),
      );
};

const strongest = (book: Book, state: RunState, offers: readonly string[], likes: Likes): RunMove => {
  const before = strength(book, state);
  const worth = offers.map((item) => {
    const charm = book.charm(item);
    const after = { ...state, charms: [...state.charms, { item, held: 0 }] };
    return likes(charm) * (strength(book, after) - before + perDollar * earns(state, charm));
  });
  return { kind: "draft", n: worth.indexOf(Math.max(...worth)) };
};

const isArchetype = (name: BuyerName): name is ArchetypeName => archetypeNames.some((known) => known === name);

const likesOf = (name: BuyerName): Likes => (isArchetype(name) ? archetypes[name].likes : noTaste);

const buyerOf = (name: BuyerName): Buyer => {
  if (name === "random") return anything;
  if (name === "thrifty") return keepingBy(noTaste, money.interestPer * money.interestLimit);
  const reserve = isArchetype(name) ? archetypes[name].reserve : 0;
  return reserve > 0 ? keepingBy(likesOf(name), reserve) : spendAllBy(likesOf(name));
};

/** The item that this buyer would have first of all that is offered; nothing when it wants none. */
export const bestBuy = (book: Book, state: RunState, name: BuyerName): string | undefined =>
  bestDeal(book, state, likesOf(name))?.item;

export const spend = (book: Book, state: RunState, buyer: BuyerName, draw: Draw): RunMove => {
  const { phase } = state;
  if (phase.kind !== "draft") return buyerOf(buyer)(book, state, draw);
  return buyer === "random"
    ? { kind: "draft", n: draw.below(phase.offers.length) }
    : strongest(book, state, phase.offers, likesOf(buyer));
};
