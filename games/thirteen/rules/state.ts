/** A run as plain data: its settings, its state, its moves, and its facts. */
import { type Category, categories, diceCount, type Section } from "./categories.ts";
import type { Challenge } from "./challenges.ts";
import { economyOf, type RulesVersion } from "./economy.ts";
import { plainDie } from "./items.ts";
import { type KitName, kits } from "./kits.ts";
import type { BoxScore, HeldCharm } from "./score.ts";
import { shop, stakes } from "./stock.ts";

export { type Challenge, challenges } from "./challenges.ts";

export interface RunConfig {
  /** Literal: only when no open box is valid. Free: any open box after a roll. */
  readonly scratch: "literal" | "free";
  readonly challenge: Challenge;
  /** The locks that are open, in the order of the stock. */
  readonly unlocked: readonly string[];
  /** The first stage's target, for an easier or harder run. */
  readonly first: number;
  /** 0, or after a victory 1 to 8: each adds one permanent twist. */
  readonly stake: number;
  readonly kit: KitName;
  /** The version of the rules that the run was begun with. */
  readonly rules: RulesVersion;
}

/** The twist of a boss stage. */
export type Twist =
  | { readonly kind: PlainTwist }
  | { readonly kind: "sealed"; readonly category: Category }
  | { readonly kind: "dimmed"; readonly section: Section };

/** Twists without parameters. */
export const plainTwists = [
  "no-upper",
  "no-kinds",
  "no-straights",
  "no-house",
  "two-rolls",
  "short-rounds",
  "loose",
  "no-bonus",
  "hushed",
  "plain-dice",
  "unlearned",
  "toll",
] as const;
type PlainTwist = (typeof plainTwists)[number];

/** What a shop offers, and how often that was replaced. */
interface ShopShelves {
  readonly offers: readonly (string | null)[];
  readonly rerolls: number;
  /** The places of the offers on sale; absent in versions without sales. */
  readonly sale?: readonly number[];
}

export type RunPhase =
  /** Pending chance moves: the draft's charms, dice, breaking glass, the next boss, the shop's offers. */
  | { readonly kind: "drafting" }
  | { readonly kind: "rolling"; readonly keep: readonly number[] }
  | { readonly kind: "cracking"; readonly dice: readonly number[] }
  | { readonly kind: "foretelling" }
  | { readonly kind: "stocking"; readonly rerolls: number }
  | ({ readonly kind: "unpacking"; readonly pack: string } & ShopShelves)
  /** The player decides. */
  | { readonly kind: "draft"; readonly offers: readonly string[] }
  | { readonly kind: "round" }
  | ({ readonly kind: "shop" } & ShopShelves)
  | ({ readonly kind: "pack"; readonly pack: string; readonly items: readonly string[] } & ShopShelves)
  | { readonly kind: "over"; readonly how: "lost" | "retired" | "finished" };

/** Between two stages, with or without something to decide. */
export const isInShop = ({ kind }: RunPhase): boolean =>
  kind === "shop" || kind === "stocking" || kind === "unpacking" || kind === "pack";

/** One stage's sheet and the round being played. */
export interface ScoreSheet {
  /** The target of the stage, also after it is won. */
  readonly target: number;
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
  /** Additional rolls this round from tokens. */
  readonly tokens: number;
  readonly stay: boolean;
  /** Dice that were kept in the last roll. */
  readonly kept: number;
  readonly scratches: number;
  /** Consumables used in this stage. */
  readonly used: number;
  /** The box filled in the round before, by number. */
  readonly before: number | null;
  readonly stamp: number;
  /** Unused rolls so far, which pay at the end. */
  readonly unused: number;
  /** Money each die has earned this stage. */
  readonly earned: readonly number[];
}

/** The payout of a won stage, by reason. */
export interface Pay {
  readonly stage: number;
  readonly unused: number;
  /** For rounds not played. */
  readonly early: number;
  /** For boxes that scored; since version 4. */
  readonly boxes?: number;
  readonly interest: number;
  readonly charms: number;
}

export interface RunState {
  readonly config: RunConfig;
  readonly phase: RunPhase;
  readonly stage: number;
  readonly cleared: number;
  readonly purse: number;
  readonly charms: readonly HeldCharm[];
  readonly slots: number;
  readonly levels: Readonly<Record<Section, number>>;
  readonly dice: readonly string[];
  readonly pocket: readonly string[];
  /** Dollars spent in the last shop. */
  readonly spent: number;
  /** Of the last stage that was won. */
  readonly paid: Pay | null;
  /** Of the boss stage being played or coming next. */
  readonly twist: Twist | null;
  readonly sheet: ScoreSheet;
}

/** Nothing in a run is hidden, so everybody's view is the state; neither contains the seed. */
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
  /** Moves a charm to another place in the row, counted from 0. */
  | { readonly kind: "move"; readonly item: string; readonly to: number }
  | { readonly kind: "cash-in" }
  | { readonly kind: "slot" }
  | { readonly kind: "reroll" }
  | { readonly kind: "next" }
  | { readonly kind: "retire" }
  /** Takes an item out of an opened pack, or none. */
  | { readonly kind: "take"; readonly n: number }
  | { readonly kind: "skip" }
  /** Chance moves. */
  | { readonly kind: "offered"; readonly items: readonly string[]; readonly sale?: readonly number[] }
  | { readonly kind: "rolled"; readonly sides: readonly number[] }
  | { readonly kind: "cracked"; readonly dice: readonly number[] }
  | { readonly kind: "foretold"; readonly twist: Twist };

export type RunMoveOf<K extends RunMove["kind"]> = Extract<RunMove, { kind: K }>;

export type RunFact =
  | { readonly kind: "offered"; readonly items: readonly string[]; readonly sale?: readonly number[] }
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
  | ({ readonly kind: "scored"; readonly category: Category; readonly shown: readonly number[] } & BoxScore)
  | ({ readonly kind: "bonus" } & BoxScore)
  | { readonly kind: "scratched"; readonly category: Category }
  | { readonly kind: "earned"; readonly die: number; readonly money: number }
  /** Paid by a charm, at once. */
  | { readonly kind: "tipped"; readonly item: string; readonly money: number }
  | { readonly kind: "tolled"; readonly money: number; readonly purse: number }
  /** Paid to a charm that asks for money. */
  | { readonly kind: "charged"; readonly item: string; readonly money: number; readonly purse: number }
  | { readonly kind: "broke"; readonly item: string }
  /** A die turned into another kind. */
  | { readonly kind: "turned"; readonly die: number; readonly item: string }
  | { readonly kind: "cashed-in"; readonly rounds: number }
  | { readonly kind: "cracked"; readonly dice: readonly number[] }
  | {
      readonly kind: "stood";
      readonly score: number;
      readonly stage: number;
      readonly target: number;
      readonly won: boolean;
    }
  | ({ readonly kind: "paid"; readonly purse: number } & Pay)
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
  | { readonly kind: "took"; readonly item: string }
  | { readonly kind: "skipped" }
  | { readonly kind: "moved"; readonly item: string; readonly to: number }
  | { readonly kind: "widened"; readonly slots: number; readonly price: number; readonly purse: number }
  | { readonly kind: "rerolled"; readonly price: number; readonly purse: number }
  | { readonly kind: "over"; readonly how: "lost" | "retired" | "finished"; readonly cleared: number };

export const emptyLevels: Readonly<Record<Section, number>> = { upper: 0, kinds: 0, straights: 0, house: 0 };

export const freshSheet = (inPlay: readonly number[], target: number): ScoreSheet => ({
  target,
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
  kept: 0,
  scratches: 0,
  used: 0,
  before: null,
  stamp: 1,
  unused: 0,
  earned: Array.from({ length: diceCount }, () => 0),
});

export const freshRun = (config: RunConfig): RunState => ({
  config,
  phase: { kind: "drafting" },
  stage: 1,
  cleared: 0,
  purse: Math.max(
    0,
    economyOf(config).start + kits[config.kit].money - (config.stake >= stakes.start.from ? stakes.start.less : 0),
  ),
  charms: [],
  slots: shop.charmSlots - (config.stake >= stakes.slots.from ? stakes.slots.less : 0),
  levels: { ...emptyLevels, ...kits[config.kit].levels },
  dice: Array.from({ length: diceCount }, (_, die) => kits[config.kit].dice[die] ?? plainDie),
  pocket: kits[config.kit].pocket,
  spent: 0,
  paid: null,
  twist: null,
  sheet: freshSheet([], config.first),
});

export const boxOf = (category: Category): number => categories.indexOf(category);

export const openBoxes = ({ boxes, inPlay }: ScoreSheet): readonly Category[] =>
  categories.filter((_, box) => inPlay.includes(box) && boxes[box] === null);
