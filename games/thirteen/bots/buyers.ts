/** Buyers: at random, greedy, saving for interest, as an archetype, by measured item worth, or as an expert. */
import { type Draw, pick } from "@turnlight/kernel";
import { economyOf } from "../rules/economy.ts";
import type { Book, Item } from "../rules/items.ts";
import { movesOf } from "../rules/legal.ts";
import { rerollPrice } from "../rules/shop.ts";
import { targetOf } from "../rules/stage.ts";
import type { RunMove, RunState } from "../rules/state.ts";
import { type ArchetypeName, archetypeNames, archetypes } from "./archetypes.ts";
import { bestDeal, bestDraft, bestOfPack, betterOrder, type Deal, type DealJudge, goodPurchases } from "./deals.ts";
import { delivered } from "./delivered.ts";
import { strengthOf } from "./strength.ts";

export const buyerNames = ["random", "greedy", "thrifty", "generalist", "expert", ...archetypeNames] as const;
export type BuyerName = (typeof buyerNames)[number];

/** The buyers used to measure the balance of the stock. */
export const judges: readonly BuyerName[] = ["generalist", "thrifty", ...archetypeNames];

type Buyer = (book: Book, state: RunState, draw: Draw) => RunMove;

const next: RunMove = { kind: "next" };

/** Charms that grow are valued as they will be this many stages later. */
const ahead = 3;

const weighsAhead: DealJudge["weighs"] = (book, state) => Math.log(strengthOf(book, state, ahead));

/** Everybody knows what items deliver, so that buyers differ by their taste alone. */
const withTaste = (likes: (item: Item) => number): DealJudge => ({
  likes: (item) => likes(item) * delivered(item),
  weighs: weighsAhead,
  perDollar: 0.01,
  least: () => 0.002,
});

const tastes: Readonly<Record<ArchetypeName, DealJudge>> = {
  upper: withTaste(archetypes.upper.likes),
  kinds: withTaste(archetypes.kinds.likes),
  straights: withTaste(archetypes.straights.likes),
  house: withTaste(archetypes.house.likes),
  money: withTaste(archetypes.money.likes),
  "few-rolls": withTaste(archetypes["few-rolls"].likes),
  "manuals-first": withTaste(archetypes["manuals-first"].likes),
  "charms-first": withTaste(archetypes["charms-first"].likes),
  dice: withTaste(archetypes.dice.likes),
  growth: withTaste(archetypes.growth.likes),
  row: withTaste(archetypes.row.likes),
  spender: withTaste(archetypes.spender.likes),
};

/** Buys by the estimate alone. */
const noTaste: DealJudge = { ...withTaste(() => 1), likes: () => 1 };

/** Buys as archetypes do, without a preference. */
const general = withTaste(() => 1);

/** The price of a Bell, on sale where there are sales: what a usual purchase costs. */
const bellPrice = (book: Book, { config }: RunState): number => {
  const { price, salePart } = economyOf(config);
  return Math.floor(price(book.charm("bell")) * salePart);
};

/** The bonus for manuals, since a level takes up no slot. */
const manualsCount = 1.35;

/**
 * Applies that bonus, and saves its money instead of buying what is worth less than the next shop's offers: a twentieth
 * of its strength for the price of a Bell on sale.
 */
const expert: DealJudge = {
  ...general,
  likes: (item) => delivered(item) * (item.kind === "manual" ? manualsCount : 1),
  least: (book, state) => 0.05 / bellPrice(book, state),
};

/** Enough to buy something after a reroll, such as another Bell. */
const afterReroll = (book: Book, state: RunState): number => Math.max(6, bellPrice(book, state));

const spendAllBy =
  (judge: DealJudge): Buyer =>
  (book, state) => {
    const deal = bestDeal(book, state, judge);
    if (deal !== undefined) return deal.move;
    const moved = betterOrder(book, state, judge);
    if (moved !== undefined) return moved;
    return state.purse >= rerollPrice(state) + afterReroll(book, state) ? { kind: "reroll" } : next;
  };

/** The strength that makes the next stage safe. */
const safety = 1.5;

const keepingBy =
  (judge: DealJudge, reserveFor: (state: RunState) => number): Buyer =>
  (book, state, draw) => {
    const reserve = reserveFor(state);
    const coming = targetOf(state.config, state.stage + 1, null);
    if (strengthOf(book, state, 0) < safety * coming) return spendAllBy(judge)(book, state, draw);
    const deal = bestDeal(book, state, judge);
    return deal !== undefined && state.purse - deal.cost >= reserve ? deal.move : next;
  };

/** The money that earns the most interest. */
const fullInterest = ({ config }: RunState): number => {
  const { interestPer, interestLimit } = economyOf(config);
  return interestPer * interestLimit;
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

const isArchetype = (name: BuyerName): name is ArchetypeName => archetypeNames.some((known) => known === name);

const judgeOf = (name: BuyerName): DealJudge => {
  if (isArchetype(name)) return tastes[name];
  if (name === "expert") return expert;
  return name === "generalist" || name === "thrifty" ? general : noTaste;
};

const buyerOf = (name: BuyerName): Buyer => {
  if (name === "random") return anything;
  if (name === "thrifty") return keepingBy(general, fullInterest);
  const reserve = isArchetype(name) ? archetypes[name].reserve : 0;
  return reserve > 0
    ? keepingBy(judgeOf(name), (state) => Math.min(reserve, fullInterest(state)))
    : spendAllBy(judgeOf(name));
};

/** What the generalist finds worth buying in this shop, the best first. */
export const soundPurchases = (book: Book, state: RunState): readonly Deal[] => goodPurchases(book, state, general);

/** The item on offer that this buyer would buy first; undefined if it wants none. */
export const bestBuy = (book: Book, state: RunState, name: BuyerName): string | undefined =>
  bestDeal(book, state, judgeOf(name))?.item;

export const spend = (book: Book, state: RunState, buyer: BuyerName, draw: Draw): RunMove => {
  const { phase } = state;
  if (phase.kind === "pack")
    return buyer === "random"
      ? { kind: "take", n: draw.below(phase.items.length) }
      : bestOfPack(book, state, phase.items, judgeOf(buyer));
  if (phase.kind !== "draft") return buyerOf(buyer)(book, state, draw);
  return buyer === "random"
    ? { kind: "draft", n: draw.below(phase.offers.length) }
    : bestDraft(book, state, phase.offers, judgeOf(buyer));
};
