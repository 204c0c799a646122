/**
 * The inside of one turn, for the race: what every number of turn points and dice left is worth, given what banking
 * each number of points is worth and what a zonk is worth. Points only grow within a turn, so one sweep from the top
 * suffices, hot dice included. This is the hot loop of the solver, hence the flat arrays.
 */
import { allDice } from "../rules/dice.ts";
import type { Rollbook, RollGroup } from "./rollbook.ts";

/** Cells for one number of turn points: dice left from 0 (unused) to 6. */
export const width = allDice + 1;

/** The rolls of one number of dice. */
interface Rolls {
  readonly zonk: number;
  /** By group: its chance, and the end of its options. */
  readonly chances: Float64Array;
  readonly ends: Int32Array;
  /** How many cells beyond the present turn points each option lies. */
  readonly options: Int32Array;
}

/** Where typed arrays are read within their length, the index check needs a value that never comes up. */
const never = 0;

const rollsOf = (groups: readonly RollGroup[], zonk: number, unit: number): Rolls => {
  let end = 0;
  const ends = groups.map(({ options }) => {
    end += options.length;
    return end;
  });
  const cells = groups.flatMap(({ options }) => options.map(({ points, left }) => (points / unit) * width + left));
  return {
    zonk,
    chances: Float64Array.from(groups.map(({ chance }) => chance)),
    ends: Int32Array.from(ends),
    options: Int32Array.from(cells),
  };
};

const worthOfRolling = (rolls: Rolls, worth: Float64Array, from: number, lost: number): number => {
  const { chances, ends, options } = rolls;
  let sum = rolls.zonk * lost;
  let option = 0;
  for (let g = 0; g < chances.length; g++) {
    const end = ends[g] ?? never;
    let best = worth[from + (options[option] ?? never)] ?? never;
    for (option += 1; option < end; option++) {
      const other = worth[from + (options[option] ?? never)] ?? never;
      if (other > best) best = other;
    }
    sum += (chances[g] ?? never) * best;
  }
  return sum;
};

export class TurnSweep {
  readonly unit: number;
  /** What (turn points in units × width + dice left) is worth, after a run. */
  worth = new Float64Array(0);
  /** The most units a single take brings. */
  readonly most: number;
  readonly #rolls: readonly Rolls[];

  constructor({ unit, mostPoints, groups, zonk }: Rollbook) {
    this.unit = unit;
    this.most = mostPoints / unit;
    this.#rolls = groups.map((list, n) => rollsOf(list, zonk[n] ?? never, unit));
  }

  /**
   * `bank[t]` is the worth of banking t units, for t up to `most` beyond `end`; from `end` on nobody rolls any more.
   * `lost` is the worth of a zonk. Returns the worth of the turn before its first roll.
   */
  run(bank: Float64Array, end: number, lost: number): number {
    const top = end + this.most;
    if (this.worth.length < (top + 1) * width) this.worth = new Float64Array(2 * (top + 1) * width);
    const worth = this.worth;
    for (let t = end; t <= top; t++) worth.fill(bank[t] ?? never, t * width, (t + 1) * width);
    for (let t = end - 1; t > 0; t--) {
      const banked = bank[t] ?? never;
      for (let n = 1; n < width; n++) {
        const rolled = this.rolling(t, n, lost);
        worth[t * width + n] = Math.max(rolled, banked);
      }
    }
    return this.rolling(0, allDice, lost);
  }

  /** The worth of rolling n dice with t units at stake, after a run with the same `lost`. */
  rolling(t: number, n: number, lost: number): number {
    const rolls = this.#rolls[n];
    return rolls === undefined ? lost : worthOfRolling(rolls, this.worth, t * width, lost);
  }
}
