/** The numbers of each version of the rules that differ: targets, money, prices and shelves. Saved runs keep theirs. */
import type { Item, Rarity } from "./items.ts";

export type RulesVersion = 2 | 3 | 4;

interface Shelf {
  readonly kind: Item["kind"];
  readonly count: number;
}

export interface Economy {
  readonly start: number;
  /** A won stage pays this, and one more for every so many stages. */
  readonly stage: number;
  readonly stagesPerExtra: number;
  readonly unusedRoll: number;
  readonly unusedLimit: number;
  /** Cashing in pays a dollar per this many rounds not played; null if it pays nothing. */
  readonly roundsPerDollar: number | null;
  /** A won stage pays a dollar per this many boxes that scored; null if it pays nothing. */
  readonly boxesPerDollar: number | null;
  readonly interestPer: number;
  readonly interestLimit: number;
  /** The price of an item before levels and stakes. */
  readonly price: (item: Item) => number;
  /** What each level of its section adds to a manual's price. */
  readonly manualStep: number;
  readonly reroll: number;
  readonly moreSlots: readonly number[];
  readonly shelves: readonly Shelf[];
  /** The target of each stage as a multiple of the first one's; from the last of them on, each is `growth` times the one before. */
  readonly targets: readonly number[];
  readonly growth: number;
}

const earlier: Economy = {
  start: 6,
  stage: 5,
  stagesPerExtra: 2,
  unusedRoll: 3,
  unusedLimit: 15,
  roundsPerDollar: 2,
  boxesPerDollar: null,
  interestPer: 5,
  interestLimit: 5,
  price: ({ price }) => price,
  manualStep: 1,
  reroll: 3,
  moreSlots: [10, 14],
  shelves: [
    { kind: "charm", count: 2 },
    { kind: "manual", count: 2 },
    { kind: "die", count: 1 },
    { kind: "consumable", count: 1 },
  ],
  targets: [1],
  growth: 1.5,
};

/** What charms cost where money is scarce: their rarity decides alone. */
const charmPrices: Readonly<Record<Rarity, number>> = { common: 19, uncommon: 34, rare: 46 };

/** What a manual costs there at level 0. */
const manualPrice = 28;

/** What everything else costs there. */
const otherPrices: Readonly<Record<string, number>> = {
  plain: 0,
  heavy: 28,
  light: 26,
  even: 26,
  odd: 26,
  bridge: 26,
  lucky: 30,
  copper: 30,
  wild: 34,
  "two-faced": 36,
  gold: 38,
  double: 38,
  glass: 38,
  steel: 42,
  token: 7,
  "two-tokens": 10,
  nudge: 7,
  flip: 7,
  sixer: 7,
  "lock-all": 8,
  forge: 10,
  gild: 20,
  stamp: 14,
  "triple-stamp": 22,
  glaze: 24,
  temper: 24,
  "pack-charms": 34,
  "pack-manuals": 32,
  "pack-pocket": 22,
};

const scarcePrice = (item: Item): number => {
  if (item.kind === "charm") return charmPrices[item.rarity];
  if (item.kind === "manual") return manualPrice;
  const price = otherPrices[item.id];
  if (price === undefined) throw new Error(`no price is listed for "${item.id}"`);
  return price;
};

const scarce: Economy = {
  start: 3,
  stage: 1,
  stagesPerExtra: 5,
  unusedRoll: 3,
  unusedLimit: 15,
  roundsPerDollar: null,
  boxesPerDollar: 5,
  interestPer: 5,
  interestLimit: 5,
  price: scarcePrice,
  manualStep: 2,
  reroll: 3,
  moreSlots: [16, 24],
  shelves: [
    { kind: "charm", count: 2 },
    { kind: "manual", count: 1 },
    { kind: "die", count: 1 },
    { kind: "consumable", count: 1 },
    { kind: "pack", count: 1 },
  ],
  targets: [1, 1.2, 1.4, 1.65, 2, 2.4, 2.85, 3.4, 4, 4.7],
  growth: 1.35,
};

/** The money of a run that begins now. */
export const money = scarce;

export const economies: Readonly<Record<RulesVersion, Economy>> = { 2: earlier, 3: earlier, 4: scarce };

export const economyOf = ({ rules }: { readonly rules: RulesVersion }): Economy => economies[rules];

/** The multiple of the first target that a stage asks for. */
export const targetFactor = ({ targets, growth }: Economy, stage: number): number => {
  const last = targets.length - 1;
  return (targets[Math.min(stage - 1, last)] ?? 1) * growth ** Math.max(0, stage - 1 - last);
};
