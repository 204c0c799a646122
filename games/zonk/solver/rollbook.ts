/**
 * A table in the form used by the solvers: for each number of dice, rolls that offer the same choice are grouped. Of
 * takes that leave equally many dice only the one with most points counts, since more turn points are never worse.
 */
import { takesFrom, zonkChance } from "../rules/combinations.ts";
import { allDice, type Face, fallsOf } from "../rules/dice.ts";
import type { ScoringTable } from "../rules/table.ts";

/** A choice worth considering: points, and the dice of the next roll (six after hot dice). */
export interface TakeOption {
  readonly points: number;
  readonly left: number;
}

export interface RollGroup {
  readonly chance: number;
  readonly options: readonly TakeOption[];
}

export interface Rollbook {
  /** Every take's points are a multiple of this. */
  readonly unit: number;
  readonly mostPoints: number;
  /** By number of dice, from 0 (empty) to 6. Rolls without a take are not among the groups. */
  readonly groups: readonly (readonly RollGroup[])[];
  readonly zonk: readonly number[];
}

export const leftAfter = (rolled: number, taken: number): number => (rolled === taken ? allDice : rolled - taken);

const optionsOf = (table: ScoringTable, dice: readonly Face[]): readonly TakeOption[] => {
  const best = new Map<number, number>();
  for (const take of takesFrom(table, dice)) {
    const left = leftAfter(dice.length, take.dice.length);
    best.set(left, Math.max(best.get(left) ?? 0, take.points));
  }
  return [...best].map(([left, points]) => ({ points, left })).sort((a, b) => a.left - b.left);
};

const groupsOf = (table: ScoringTable, n: number): readonly RollGroup[] => {
  const found = new Map<string, { chance: number; options: readonly TakeOption[] }>();
  for (const { dice, ways } of fallsOf(n)) {
    const options = optionsOf(table, dice);
    if (options.length === 0) continue;
    const key = JSON.stringify(options);
    const group = found.get(key) ?? { chance: 0, options };
    group.chance += ways / 6 ** n;
    found.set(key, group);
  }
  return [...found.values()];
};

/** The mean over rolls of the best option, by the given value of options; rolls that zonk count 0. */
export const meanOfBest = (groups: readonly RollGroup[], value: (option: TakeOption) => number): number => {
  let sum = 0;
  for (const { chance, options } of groups) {
    let best = Number.NEGATIVE_INFINITY;
    for (const option of options) best = Math.max(best, value(option));
    sum += chance * best;
  }
  return sum;
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

const rollbookFor = (table: ScoringTable): Rollbook => {
  const groups = Array.from({ length: allDice + 1 }, (_, n) => (n === 0 ? [] : groupsOf(table, n)));
  const points = groups.flat().flatMap(({ options }) => options.map((option) => option.points));
  return {
    unit: points.reduce(gcd, 0),
    mostPoints: Math.max(...points),
    groups,
    zonk: groups.map((_, n) => zonkChance(table, n)),
  };
};

const books = new WeakMap<ScoringTable, Rollbook>();

export const rollbookOf = (table: ScoringTable): Rollbook => {
  const book = books.get(table) ?? rollbookFor(table);
  books.set(table, book);
  return book;
};
