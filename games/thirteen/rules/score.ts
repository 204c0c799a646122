/** The score of a box and its parts: floor((base × level + flat) × (1 + Σ mult) × Π xmult). */
import { baseOf, bonusPoints, type Category, categories, type Section, sectionOf } from "./categories.ts";
import type { Bends, Book, Charm, Die, Gives } from "./items.ts";
import { countingIn, inOrder, plainBase, plainBases } from "./plain-throws.ts";
import type { ScoredBox } from "./scored-box.ts";
import { level } from "./stock.ts";
import { type ScoringMoment, timesOf } from "./triggers.ts";

export interface HeldCharm {
  readonly item: string;
  /** Stages completed with it. */
  readonly held: number;
  /** How often it has grown, or the boxes it was used in; 0 if left out. */
  readonly grown?: number;
}

/** The context of scoring a box. */
export interface Loadout {
  readonly levels: Readonly<Record<Section, number>>;
  /** In their order, which matters for charms that refer to neighbours. */
  readonly charms: readonly HeldCharm[];
  readonly dice: readonly string[];
  /** The product of the Double Stamps applied to the next box. */
  readonly stamp: number;
  /** A section that scores only this part. */
  readonly dimmed?: { readonly section: Section; readonly to: number };
  /** Whether there is an upper bonus. */
  readonly bonus: boolean;
  readonly moment: ScoringMoment;
}

export interface BoxScore {
  readonly base: number;
  readonly level: number;
  readonly flat: number;
  /** 1 + Σ mult. */
  readonly mult: number;
  readonly xmult: number;
  readonly total: number;
}

/** An active charm: itself, or the neighbour it copies. */
export interface CharmAtWork {
  readonly item: string;
  readonly charm: Charm;
  /** What its trigger counts of the charm itself: stages held, growth, its place or its row. */
  readonly own: number;
}

const ownCount = (book: Book, charm: Charm, charms: readonly HeldCharm[], at: number): number => {
  const { held = 0, grown = 0 } = charms[at] ?? {};
  switch (charm.per) {
    case "growth":
      return grown;
    case "remaining":
      return (charm.lasts ?? 0) - grown;
    case "charms-left":
      return at;
    case "leftmost":
      return at === 0 ? 1 : 0;
    case "common-charm":
      return charms.filter(({ item }, i) => i !== at && book.charm(item).rarity === "common").length;
    default:
      return held;
  }
};

/** The effective charm at a place; undefined if it copies nothing in the end. */
const atWork = (book: Book, charms: readonly HeldCharm[], at: number): CharmAtWork | undefined => {
  const item = charms[at]?.item ?? "";
  let from = at;
  for (let steps = 0; steps <= charms.length; steps++) {
    const here = charms[from];
    if (here === undefined) return undefined;
    const charm = book.charm(here.item);
    if (charm.copies === undefined) return { item, charm, own: ownCount(book, charm, charms, from) };
    from = charm.copies === "first" ? 0 : from + (charm.copies === "right" ? 1 : -1);
  }
  return undefined;
};

const known = new WeakMap<Book, WeakMap<readonly HeldCharm[], readonly CharmAtWork[]>>();

/** Needed for every box, so it is computed once for a row of charms. */
export const charmsAtWork = (book: Book, charms: readonly HeldCharm[]): readonly CharmAtWork[] => {
  const ofBook = known.get(book) ?? new WeakMap<readonly HeldCharm[], readonly CharmAtWork[]>();
  known.set(book, ofBook);
  const before = ofBook.get(charms);
  if (before !== undefined) return before;
  const made = charms.flatMap((_, at) => atWork(book, charms, at) ?? []);
  ofBook.set(charms, made);
  return made;
};

export const bendsOf = (book: Book, charms: readonly HeldCharm[]): Bends =>
  Object.assign({}, ...charmsAtWork(book, charms).map(({ charm }) => charm.bends));

/** How often the effects of dice count. */
export const diceTimes = (book: Book, charms: readonly HeldCharm[]): number =>
  charmsAtWork(book, charms).reduce((times, { charm }) => times + (charm.diceAgain ?? 0), 1);

export interface Reading {
  readonly base: number;
  /** The face each die stands for. */
  readonly reads: readonly number[];
  /** The same, sorted. */
  readonly faces: readonly number[];
  /** Which dice count: in an upper box those of its face, elsewhere all of them. */
  readonly counting: readonly number[];
}

/** One reading of the dice: the face each stands for, and the pips of each. */
export interface DiceReading {
  readonly reads: readonly number[];
  readonly pips: readonly number[];
}

/** All readings of the dice; a Wild Die's 1 has six. */
export const waysToRead = (dice: readonly Die[], shown: readonly number[]): readonly DiceReading[] => {
  let all: readonly (readonly number[])[] = [shown];
  for (let i = 0; i < dice.length; i++) {
    const standsFor = dice[i]?.standsFor?.(shown[i] ?? 0);
    if (standsFor !== undefined && standsFor.length > 1)
      all = all.flatMap((reads) => standsFor.map((face) => reads.with(i, face)));
  }
  const ownPips = dice.some((die) => die.pips !== undefined);
  return all.map((reads) => ({
    reads,
    pips: ownPips ? reads.map((face, i) => dice[i]?.pips?.(face) ?? face) : reads,
  }));
};

/** The base score of the dice in every box, for that reading. */
export const basesOf = ({ reads, pips }: DiceReading, bends: Bends): ArrayLike<number> =>
  pips === reads ? plainBases(reads, bends) : categories.map((category) => baseOf(category, reads, pips, bends));

/** The reading worth most in this box. */
const bestReading = (ways: readonly DiceReading[], category: Category, bends: Bends): Reading => {
  let base = 0;
  let reads = ways[0]?.reads ?? [];
  for (const way of ways) {
    const worth =
      way.pips === way.reads ? plainBase(category, way.reads, bends) : baseOf(category, way.reads, way.pips, bends);
    if (worth <= base) continue;
    base = worth;
    reads = way.reads;
  }
  return base === 0
    ? { base, reads, faces: [], counting: [] }
    : { base, reads, faces: inOrder(reads), counting: countingIn(category, reads) };
};

export const readDice = (book: Book, loadout: Loadout, shown: readonly number[], category: Category): Reading =>
  bestReading(
    waysToRead(
      loadout.dice.map((kind) => book.die(kind)),
      shown,
    ),
    category,
    bendsOf(book, loadout.charms),
  );

/** Levels and mults are in hundredths, to avoid rounding errors. */
export const hundredths = (value: number): number => Math.round(value * 100);

/** One contribution to a box, in the order in which it is counted. */
export interface ScoreStep extends Gives {
  /** The charm, or the die by its place. */
  readonly by: { readonly charm: string } | { readonly die: number };
}

/** The contributions of the dice that count. */
const stepsOfDice = (book: Book, loadout: Loadout, { reads, counting }: Reading): readonly ScoreStep[] =>
  counting.flatMap((place): readonly ScoreStep[] => {
    const { mult, xmult, points } = book.die(loadout.dice[place] ?? "");
    const flat = points?.faces.includes(reads[place] ?? 0) === true ? points.points : undefined;
    if (mult === undefined && xmult === undefined && flat === undefined) return [];
    const step: ScoreStep = {
      by: { die: place },
      ...(flat !== undefined && { points: flat }),
      ...(mult !== undefined && { mult }),
      ...(xmult !== undefined && { xmult }),
    };
    return Array.from({ length: diceTimes(book, loadout.charms) }, () => step);
  });

const stepsOfCharms = (book: Book, { charms, moment }: Loadout, box: ScoredBox): readonly ScoreStep[] =>
  charmsAtWork(book, charms).flatMap(({ item, charm, own }): readonly ScoreStep[] => {
    const { gives } = charm;
    if (gives === undefined || (charm.in !== undefined && charm.in !== box.section)) return [];
    const times = timesOf(charm.per, box, moment, own);
    if (times === 0) return [];
    const { points, mult, xmult } = gives;
    return [
      {
        by: { charm: item },
        // Flat points depend on a box and its dice, so the upper bonus gets none.
        ...(points !== undefined && box.category !== undefined && { points: times * points }),
        ...(mult !== undefined && { mult: times * mult }),
        ...(xmult !== undefined && { xmult: 1 + times * (xmult - 1) }),
      },
    ];
  });

/** A box scores no more than this, so that a sheet's sum stays an exact number. */
export const mostPoints = 100_000_000_000_000;

const totalOf = (loadout: Loadout, box: ScoredBox, steps: readonly ScoreStep[], stamp: number): BoxScore => {
  const n = loadout.levels[box.section];
  const levels = 100 + hundredths(level.points) * n;
  let flat = 0;
  let mult = 100 + hundredths(level.mult) * n;
  let xmult = stamp * (loadout.dimmed?.section === box.section ? loadout.dimmed.to : 1);
  for (const step of steps) {
    flat += step.points ?? 0;
    mult += hundredths(step.mult ?? 0);
    xmult *= step.xmult ?? 1;
  }
  const total = Math.min(mostPoints, Math.floor(((box.base * levels + 100 * flat) * mult * xmult) / 10_000));
  return { base: box.base, level: levels / 100, flat, mult: mult / 100, xmult, total };
};

const nothing: BoxScore = { base: 0, level: 1, flat: 0, mult: 1, xmult: 1, total: 0 };

export const boxFor = (category: Category, { base, faces }: Reading): ScoredBox => ({
  section: sectionOf[category],
  category,
  base,
  faces,
});

/** All contributions to a box, in the order in which they are counted: dice, then charms from left to right. */
export const stepsOf = (book: Book, loadout: Loadout, category: Category, reading: Reading): readonly ScoreStep[] =>
  reading.base === 0
    ? []
    : [...stepsOfDice(book, loadout, reading), ...stepsOfCharms(book, loadout, boxFor(category, reading))];

/** Scores a box with these dice; a total of 0 if they do not fit it. */
export const scoreReading = (book: Book, loadout: Loadout, category: Category, reading: Reading): BoxScore =>
  reading.base === 0
    ? nothing
    : totalOf(loadout, boxFor(category, reading), stepsOf(book, loadout, category, reading), loadout.stamp);

export const scoreBox = (book: Book, loadout: Loadout, category: Category, shown: readonly number[]): BoxScore =>
  scoreReading(book, loadout, category, readDice(book, loadout, shown, category));

/** The upper bonus uses the section's level, mult and xmult, and nothing that depends on a box or its dice. */
export const scoreBonus = (book: Book, loadout: Loadout): BoxScore => {
  if (!loadout.bonus) return nothing;
  const box: ScoredBox = { section: "upper", base: bonusPoints, faces: [] };
  return totalOf(loadout, box, stepsOfCharms(book, loadout, box), 1);
};
