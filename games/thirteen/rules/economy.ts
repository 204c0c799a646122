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
  /** So many offers of every shop are on sale: they cost this part of their price, rounded down. */
  readonly sales: number;
  readonly salePart: number;
  /** The part of the price that selling brings, rounded down. */
  readonly sellPart: number;
  /** What every price rises by with each stage after the first. */
  readonly rise: number;
  /** What each level of its section adds to a manual's price. */
  readonly manualStep: number;
  readonly reroll: number;
  readonly moreSlots: readonly number[];
  readonly shelves: readonly Shelf[];
  /** The target of each stage as a multiple of the first one's; from the last of them on, each is `growth` times the one before. */
  readonly targets: readonly number[];
  readonly growth: number;
  /** Rising targets: the first step and what each of the next steps adds; later each is a multiple of the one before. */
  readonly rising: { readonly step: number; readonly stepGrows: number; readonly stepTimes: number };
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
  sales: 0,
  salePart: 1,
  sellPart: 0.5,
  rise: 0,
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
  rising: { step: 50, stepGrows: 25, stepTimes: 1.6 },
};

/** What charms cost where money is scarce: their rarity decides alone. On sale everything is a third of it. */
const charmPrices: Readonly<Record<Rarity, number>> = { common: 57, uncommon: 69, rare: 87 };

/** What a manual costs there at level 0. */
const manualPrice = 57;

/** What everything else costs there. */
const otherPrices: Readonly<Record<string, number>> = {
  plain: 0,
  light: 45,
  even: 45,
  odd: 45,
  bridge: 45,
  heavy: 48,
  lucky: 51,
  copper: 51,
  wild: 57,
  "two-faced": 60,
  gold: 63,
  double: 66,
  glass: 66,
  steel: 72,
  token: 24,
  nudge: 24,
  flip: 24,
  sixer: 24,
  "lock-all": 27,
  forge: 30,
  "two-tokens": 30,
  stamp: 36,
  gild: 42,
  "triple-stamp": 54,
  glaze: 54,
  temper: 54,
  "pack-charms": 63,
  "pack-manuals": 57,
  "pack-pocket": 42,
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
  boxesPerDollar: 2,
  interestPer: 5,
  interestLimit: 5,
  price: scarcePrice,
  sales: 2,
  salePart: 1 / 3,
  sellPart: 0.25,
  rise: 2,
  manualStep: 2,
  reroll: 5,
  moreSlots: [16, 24],
  shelves: [
    { kind: "charm", count: 2 },
    { kind: "manual", count: 1 },
    { kind: "die", count: 1 },
    { kind: "consumable", count: 1 },
    { kind: "pack", count: 1 },
  ],
  targets: [1, 1.15, 1.3, 1.55, 1.85, 2.2, 2.75, 3.4, 4.1, 4.9],
  growth: 1.35,
  rising: { step: 25, stepGrows: 10, stepTimes: 1.22 },
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
