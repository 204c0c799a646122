/** A run as plain data: what was decided before it, where it stands, what can be done, and what is told. */
import { type Category, categories, diceCount, type Section } from "./categories.ts";
import { plainDie } from "./items.ts";
import type { Loadout, Score } from "./score.ts";
import { money, shop } from "./stock.ts";

export const challenges = ["none", "no-upper", "ascending", "two-rolls", "purist"] as const;
export type Challenge = (typeof challenges)[number];

export interface RunConfig {
  /** Literal: only when no open box is valid. Free: any open box after a roll. */
  readonly scratch: "literal" | "free";
  readonly challenge: Challenge;
  /** The locks that are open, in the order of the stock. */
  readonly unlocked: readonly string[];
  /** The first stage's target, for an easier or harder run. */
  readonly first: number;
}

/** What makes a boss stage different. */
export type Twist =
  | { readonly kind: "no-upper" }
  | { readonly kind: "two-rolls" }
  | { readonly kind: "sealed"; readonly category: Category }
  | { readonly kind: "loose" };

export type Phase =
  /** Chance draws: the draft's charms, dice, breaking glass, the next boss, the shop's offers. */
  | { readonly kind: "drafting" }
  | { readonly kind: "rolling"; readonly keep: readonly number[] }
  | { readonly kind: "cracking"; readonly dice: readonly number[] }
  | { readonly kind: "foretelling" }
  | { readonly kind: "stocking"; readonly rerolls: number }
  /** The player decides. */
  | { readonly kind: "draft"; readonly offers: readonly string[] }
  | { readonly kind: "round" }
  | { readonly kind: "shop"; readonly offers: readonly (string | null)[]; readonly rerolls: number }
  | { readonly kind: "over"; readonly how: "lost" | "retired" | "finished" };

interface HeldCharm {
  readonly item: string;
  /** Stages ended with it. */
  readonly held: number;
}

/** One stage's sheet and the round being played. */
export interface Sheet {
  /** Points of every box, null while it is open or not part of this stage. */
  readonly boxes: readonly (number | null)[];
  /** The boxes of this stage, by number. */
  readonly inPlay: readonly number[];
  readonly score: number;
  /** Base pips of the upper section. */
  readonly upper: number;
  readonly bonus: number | null;
  readonly round: number;
  /** What the dice show; empty before the first roll of a round. */
  readonly shown: readonly number[];
  readonly rolled: number;
  /** More rolls this round from tokens. */
  readonly tokens: number;
  readonly stay: boolean;
  readonly stamp: number;
  /** Rolls that were not needed so far and pay at the end. */
  readonly unused: number;
  /** Money each die has earned this stage. */
  readonly earned: readonly number[];
}

export interface RunState {
  readonly config: RunConfig;
  readonly phase: Phase;
  readonly stage: number;
  readonly cleared: number;
  readonly purse: number;
  readonly charms: readonly HeldCharm[];
  readonly slots: number;
  readonly levels: Readonly<Record<Section, number>>;
  readonly dice: readonly string[];
  readonly pocket: readonly string[];
  /** Of the boss stage being played or coming next. */
  readonly twist: Twist | null;
  readonly sheet: Sheet;
}

/** Nothing in a run is hidden, so everybody's view is the state; the seed is in neither. */
export type RunView = RunState;

export type RunMove =
  | { readonly kind: "draft"; readonly n: number }
  | { readonly kind: "roll"; readonly keep: readonly number[] }
  | { readonly kind: "score"; readonly category: Category }
  | { readonly kind: "scratch"; readonly category: Category }
  | { readonly kind: "use"; readonly item: string; readonly die?: number; readonly by?: string }
  | { readonly kind: "buy"; readonly n: number; readonly die?: number }
  | { readonly kind: "sell"; readonly item: string }
  | { readonly kind: "sell-die"; readonly die: number }
  | { readonly kind: "slot" }
  | { readonly kind: "reroll" }
  | { readonly kind: "next" }
  | { readonly kind: "retire" }
  /** Chance. */
  | { readonly kind: "offered"; readonly items: readonly string[] }
  | { readonly kind: "rolled"; readonly sides: readonly number[] }
  | { readonly kind: "cracked"; readonly dice: readonly number[] }
  | { readonly kind: "foretold"; readonly twist: Twist };

export type RunFact =
  | { readonly kind: "offered"; readonly items: readonly string[] }
  | { readonly kind: "drafted"; readonly item: string }
  | { readonly kind: "began"; readonly stage: number; readonly target: number; readonly rounds: number }
  | { readonly kind: "twisted"; readonly stage: number; readonly twist: Twist }
  | { readonly kind: "throwing"; readonly round: number; readonly roll: number; readonly keep: readonly number[] }
  | { readonly kind: "rolled"; readonly round: number; readonly roll: number; readonly shown: readonly number[] }
  | {
      readonly kind: "used";
      readonly item: string;
      readonly die?: number;
      readonly from?: number;
      readonly to?: number;
    }
  | ({ readonly kind: "scored"; readonly category: Category; readonly shown: readonly number[] } & Score)
  | ({ readonly kind: "bonus" } & Score)
  | { readonly kind: "scratched"; readonly category: Category }
  | { readonly kind: "earned"; readonly die: number; readonly money: number }
  | { readonly kind: "cracked"; readonly dice: readonly number[] }
  | {
      readonly kind: "stood";
      readonly score: number;
      readonly stage: number;
      readonly target: number;
      readonly won: boolean;
    }
  | {
      readonly kind: "paid";
      readonly stage: number;
      readonly unused: number;
      readonly interest: number;
      readonly charms: number;
      readonly purse: number;
    }
  | { readonly kind: "starred"; readonly stars: number }
  | { readonly kind: "victory"; readonly stage: number }
  | {
      readonly kind: "bought";
      readonly item: string;
      readonly price: number;
      readonly purse: number;
      readonly die?: number;
    }
  | {
      readonly kind: "sold";
      readonly item: string;
      readonly price: number;
      readonly purse: number;
      readonly die?: number;
    }
  | { readonly kind: "widened"; readonly slots: number; readonly price: number; readonly purse: number }
  | { readonly kind: "rerolled"; readonly price: number; readonly purse: number }
  | { readonly kind: "over"; readonly how: "lost" | "retired" | "finished"; readonly cleared: number };

export const emptyLevels: Readonly<Record<Section, number>> = { upper: 0, kinds: 0, straights: 0, house: 0 };

export const freshSheet = (inPlay: readonly number[]): Sheet => ({
  boxes: categories.map(() => null),
  inPlay,
  score: 0,
  upper: 0,
  bonus: null,
  round: 1,
  shown: [],
  rolled: 0,
  tokens: 0,
  stay: false,
  stamp: 1,
  unused: 0,
  earned: Array.from({ length: diceCount }, () => 0),
});

export const freshRun = (config: RunConfig): RunState => ({
  config,
  phase: { kind: "drafting" },
  stage: 1,
  cleared: 0,
  purse: money.start,
  charms: [],
  slots: shop.charmSlots,
  levels: emptyLevels,
  dice: Array.from({ length: diceCount }, () => plainDie),
  pocket: [],
  twist: null,
  sheet: freshSheet([]),
});

export const loadoutOf = (state: RunState): Loadout => ({
  levels: state.levels,
  charms: state.charms,
  dice: state.dice,
  stamp: state.sheet.stamp,
});

export const boxOf = (category: Category): number => categories.indexOf(category);

export const openBoxes = ({ boxes, inPlay }: Sheet): readonly Category[] =>
  categories.filter((_, box) => inPlay.includes(box) && boxes[box] === null);
