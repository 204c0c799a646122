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

/** How much more an item costs than its listed price where money is scarce, by kind and rarity. */
const dearer: Readonly<Record<Exclude<Item["kind"], "charm"> | Rarity, number>> = {
  common: 6,
  uncommon: 11,
  rare: 13,
  die: 10,
  manual: 10,
  consumable: 3,
  pack: 0,
};

/** Items that fit nearly every build cost more on top. */
const inDemand: Readonly<Record<string, number>> = { steel: 3 };

const scarce: Economy = {
  start: 3,
  stage: 3,
  stagesPerExtra: 10,
  unusedRoll: 1,
  unusedLimit: 2,
  roundsPerDollar: null,
  boxesPerDollar: 5,
  interestPer: 5,
  interestLimit: 4,
  price: (item) => item.price + dearer[item.kind === "charm" ? item.rarity : item.kind] + (inDemand[item.id] ?? 0),
  manualStep: 1,
  reroll: 2,
  moreSlots: [9, 13],
  shelves: [
    { kind: "charm", count: 2 },
    { kind: "manual", count: 1 },
    { kind: "die", count: 1 },
    { kind: "consumable", count: 1 },
    { kind: "pack", count: 1 },
  ],
  targets: [1, 1.05, 1.15, 1.3, 1.5, 1.75, 2.05, 2.4, 2.85, 3.4],
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
