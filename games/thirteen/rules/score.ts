/** The score of a box and how it came about: floor((base × level + flat) × (1 + Σ mult) × Π xmult). */
import { baseOf, bonusPoints, type Category, faceOf, type Section, sectionOf } from "./categories.ts";
import type { Book, Box, Die } from "./items.ts";
import { level } from "./stock.ts";

/** What counts when a box is scored. */
export interface Loadout {
  readonly levels: Readonly<Record<Section, number>>;
  readonly charms: readonly { readonly item: string; readonly held: number }[];
  readonly dice: readonly string[];
  /** The Double Stamps waiting for the next box, multiplied. */
  readonly stamp: number;
}

export interface Score {
  readonly base: number;
  readonly level: number;
  readonly flat: number;
  /** 1 + Σ mult. */
  readonly mult: number;
  readonly xmult: number;
  readonly total: number;
}

export interface Reading {
  readonly base: number;
  /** The face each die stands for. */
  readonly reads: readonly number[];
  /** Which dice count: in an upper box those of its face, elsewhere all of them. */
  readonly counting: readonly number[];
}

/** Every way the dice can be read; a Wild Die's 1 makes six of one. */
const readings = (dice: readonly Die[], shown: readonly number[]): readonly (readonly number[])[] => {
  let all: readonly (readonly number[])[] = [shown];
  for (let i = 0; i < dice.length; i++) {
    const standsFor = dice[i]?.standsFor?.(shown[i] ?? 0);
    if (standsFor !== undefined && standsFor.length > 1)
      all = all.flatMap((reads) => standsFor.map((face) => reads.with(i, face)));
  }
  return all;
};

const everyDie = [0, 1, 2, 3, 4];

/** The reading worth most in this box. */
export const readThrow = (dice: readonly Die[], shown: readonly number[], category: Category): Reading => {
  const ownPips = dice.some((die) => die.pips !== undefined);
  let best = { base: 0, reads: shown };
  for (const reads of readings(dice, shown)) {
    const pips = ownPips ? reads.map((face, i) => dice[i]?.pips?.(face) ?? face) : reads;
    const base = baseOf(category, reads, pips);
    if (base > best.base) best = { base, reads };
  }
  if (best.base === 0) return { ...best, counting: [] };
  const face = faceOf(category);
  return { ...best, counting: face === undefined ? everyDie : everyDie.filter((i) => best.reads[i] === face) };
};

export const readDice = (book: Book, kinds: readonly string[], shown: readonly number[], category: Category): Reading =>
  readThrow(
    kinds.map((kind) => book.die(kind)),
    shown,
    category,
  );

/** Levels and mults are hundredths, so that no total falls short by a rounding error. */
const hundredths = (value: number): number => Math.round(value * 100);

const totalOf = (book: Book, loadout: Loadout, box: Box, flat: number, xmultOfDice: number): Score => {
  const n = loadout.levels[box.section];
  const levels = 100 + hundredths(level.points) * n;
  let mult = 100 + hundredths(level.mult) * n;
  let xmult = xmultOfDice;
  for (const { item, held } of loadout.charms) {
    const charm = book.charm(item);
    mult += hundredths(charm.mult?.(box, held) ?? 0);
    xmult *= charm.xmult?.(box, held) ?? 1;
  }
  const total = Math.floor(((box.base * levels + 100 * flat) * mult * xmult) / 10_000);
  return { base: box.base, level: levels / 100, flat, mult: mult / 100, xmult, total };
};

const nothing: Score = { base: 0, level: 1, flat: 0, mult: 1, xmult: 1, total: 0 };

/** A box scored with these dice, or nothing at all where they do not fit it. */
export const scoreReading = (book: Book, loadout: Loadout, category: Category, reading: Reading): Score => {
  const { base, counting } = reading;
  if (base === 0) return nothing;
  const box: Box = { section: sectionOf[category], category, base };
  const flat = loadout.charms.reduce((sum, { item, held }) => sum + (book.charm(item).points?.(box, held) ?? 0), 0);
  const xmult = counting.reduce((product, i) => product * (book.die(loadout.dice[i] ?? "").xmult ?? 1), loadout.stamp);
  return totalOf(book, loadout, box, flat, xmult);
};

export const scoreBox = (book: Book, loadout: Loadout, category: Category, shown: readonly number[]): Score =>
  scoreReading(book, loadout, category, readDice(book, loadout.dice, shown, category));

/** The upper bonus takes the section's level, mult and xmult, and nothing that hangs on a box or its dice. */
export const scoreBonus = (book: Book, loadout: Loadout): Score =>
  totalOf(book, loadout, { section: "upper", base: bonusPoints }, 0, 1);
