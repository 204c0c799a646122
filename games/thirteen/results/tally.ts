/** What each item brought to the boxes of a run: a box's score less what it would be had the item done nothing. */
import { Match, type MatchRecord } from "@turnlight/kernel";
import { type Category, sectionOf } from "../rules/categories.ts";
import type { Book, Gives } from "../rules/items.ts";
import { type BoxPreview, previewBox } from "../rules/preview.ts";
import { rulesBegunBy } from "../rules/run.ts";
import type { BoxScore } from "../rules/score.ts";
import { diceOf } from "../rules/stage.ts";
import type { RunState } from "../rules/state.ts";
import { usualBook } from "../rules/stock.ts";

export interface BoxTally {
  readonly stage: number;
  readonly category: Category;
  readonly points: number;
  /** Points by item: charms, special dice, and the manual of the section. */
  readonly by: Readonly<Record<string, number>>;
}

const hundredths = (value: number): number => Math.round(100 * value);

/** The score without one of its contributions; `level` for the manual's. */
const without = (score: BoxScore, { points = 0, mult = 0, xmult = 1 }: Gives, level = score.level): number =>
  Math.floor(
    ((score.base * hundredths(level) + 100 * (score.flat - points)) *
      (hundredths(score.mult) - hundredths(mult)) *
      score.xmult) /
      (xmult * 10_000) +
      1e-6,
  );

const broughtBy = (
  { score, steps, category }: BoxPreview,
  dice: readonly string[],
): Readonly<Record<string, number>> => {
  const by: Record<string, number> = {};
  const add = (item: string, points: number) => {
    if (points !== 0) by[item] = (by[item] ?? 0) + points;
  };
  for (const { by: from, ...gives } of steps)
    add("charm" in from ? from.charm : (dice[from.die] ?? ""), score.total - without(score, gives));
  const stepMult = steps.reduce((sum, { mult = 0 }) => sum + hundredths(mult), 0);
  const levelMult = (hundredths(score.mult) - 100 - stepMult) / 100;
  add(`manual-${sectionOf[category]}`, score.total - without(score, { mult: levelMult }, 1));
  return by;
};

/** The tally of a box that is about to be scored. */
export const tallyBox = (book: Book, before: RunState, category: Category): BoxTally => {
  const preview = previewBox(book, before, category);
  return { stage: before.stage, category, points: preview.score.total, by: broughtBy(preview, diceOf(before)) };
};

/** Every box of a recorded run, in the order in which they were scored; none if the record is refused. */
export const tallyRun = (record: MatchRecord): readonly BoxTally[] => {
  const rules = rulesBegunBy(record.version);
  const resumed = Match.resume(rules, record);
  if (!resumed.ok) return [];
  const all: BoxTally[] = [];
  let before = rules.setup(resumed.value.match.state.config);
  for (const { state, told } of resumed.value.steps) {
    for (const { fact } of told) if (fact.kind === "scored") all.push(tallyBox(usualBook, before, fact.category));
    before = state;
  }
  return all;
};

export interface Brought {
  readonly points: number;
  /** The boxes it brought something to, and all since it first did. */
  readonly boxes: number;
  readonly of: number;
  /** Points by stage, from the first stage on in which it brought some. */
  readonly stages: readonly { readonly stage: number; readonly points: number }[];
}

/** What an item has brought so far; undefined if it never did. */
export const broughtSoFar = (boxes: readonly BoxTally[], item: string): Brought | undefined => {
  const first = boxes.findIndex(({ by }) => by[item] !== undefined);
  if (first < 0) return undefined;
  const since = boxes.slice(first);
  const stages = [...new Set(since.map(({ stage }) => stage))].map((stage) => ({
    stage,
    points: since.reduce((sum, box) => sum + (box.stage === stage ? (box.by[item] ?? 0) : 0), 0),
  }));
  return {
    points: stages.reduce((sum, { points }) => sum + points, 0),
    boxes: since.filter(({ by }) => by[item] !== undefined).length,
    of: since.length,
    stages,
  };
};

/** A purchase: what it cost in all, and the points it brought. */
export interface Purchase {
  readonly item: string;
  readonly price: number;
  readonly points: number;
}

/** The purchase that brought most points so far; undefined if nothing that was bought brought any. */
export const bestPurchaseOf = (
  boxes: readonly BoxTally[],
  paid: readonly { readonly item: string; readonly price: number }[],
): Purchase | undefined => {
  const prices = new Map<string, number>();
  for (const { item, price } of paid) prices.set(item, (prices.get(item) ?? 0) + price);
  return [...prices]
    .map(([item, price]) => ({ item, price, points: broughtSoFar(boxes, item)?.points ?? 0 }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)[0];
};

/** The same for a recorded run. */
export const bestPurchase = (record: MatchRecord): Purchase | undefined => {
  const resumed = Match.resume(rulesBegunBy(record.version), record);
  if (!resumed.ok) return undefined;
  const facts = resumed.value.steps.flatMap(({ told }) => told.map(({ fact }) => fact));
  return bestPurchaseOf(
    tallyRun(record),
    facts.filter((fact) => fact.kind === "bought"),
  );
};

/** The item that brought most, if any did. */
export const bestItem = (
  boxes: readonly BoxTally[],
): { readonly item: string; readonly points: number } | undefined => {
  const items = new Set(boxes.flatMap(({ by }) => Object.keys(by)));
  return [...items]
    .map((item) => ({ item, points: broughtSoFar(boxes, item)?.points ?? 0 }))
    .toSorted((one, other) => other.points - one.points)[0];
};
