/**
 * The inside of one turn, for the race: the worth of every number of turn points and dice left, given the worth of
 * banking each number of points and that of a zonk. Points only grow within a turn, so one sweep from the top suffices,
 * hot dice included. This is the hot loop of the solver, hence the flat arrays.
 */
import { allDice } from "../rules/dice.ts";
import type { Rollbook, RollGroup } from "./rollbook.ts";

/** Cells for one number of turn points: dice left from 0 (unused) to 6. */
export const width = allDice + 1;

/**
 * The rolls of one number of dice, those with fewest options first, so that each loop below has a fixed number of them.
 */
interface Rolls {
  readonly zonk: number;
  readonly chances: Float64Array;
  /** Where the groups with one, two and three options end; the others have six. */
  readonly ones: number;
  readonly twos: number;
  readonly threes: number;
  /** The offset in cells of each option from the current turn points, group after group. */
  readonly cells: Int32Array;
}

/** A fallback for the index check of typed arrays; never used, since all reads are in range. */
const never = 0;

/** Groups of four and five options are padded to six by repeating the last. */
const sizeOf = ({ options }: RollGroup): number => (options.length > 3 ? allDice : options.length);

const rollsOf = (groups: readonly RollGroup[], zonk: number, unit: number): Rolls => {
  const inOrder = groups.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const upTo = (size: number): number => groups.filter((group) => sizeOf(group) <= size).length;
  const cells = inOrder.flatMap((group) => {
    const offsets = group.options.map(({ points, left }) => (points / unit) * width + left);
    return Array.from({ length: sizeOf(group) }, (_, i) => offsets[i] ?? offsets.at(-1) ?? never);
  });
  return {
    zonk,
    chances: Float64Array.from(inOrder.map(({ chance }) => chance)),
    ones: upTo(1),
    twos: upTo(2),
    threes: upTo(3),
    cells: Int32Array.from(cells),
  };
};

/** Branch-free, since which option is better is too unpredictable for the processor. */
const larger = (a: number, b: number): number => 0.5 * (a + b + Math.abs(a - b));

/** The indices are in range by construction; checking for `undefined` here would cost a fifth of the time. */
const worthOfRolling = (rolls: Rolls, worth: Float64Array, from: number, lost: number): number => {
  const { chances, cells, ones, twos, threes } = rolls;
  let sum = rolls.zonk * lost;
  let g = 0;
  let o = 0;
  for (; g < ones; g++, o += 1) sum += (chances[g] as number) * (worth[from + (cells[o] as number)] as number);
  for (; g < twos; g++, o += 2)
    sum +=
      (chances[g] as number) *
      larger(worth[from + (cells[o] as number)] as number, worth[from + (cells[o + 1] as number)] as number);
  for (; g < threes; g++, o += 3)
    sum +=
      (chances[g] as number) *
      larger(
        larger(worth[from + (cells[o] as number)] as number, worth[from + (cells[o + 1] as number)] as number),
        worth[from + (cells[o + 2] as number)] as number,
      );
  for (; g < chances.length; g++, o += 6) {
    const some = larger(
      larger(worth[from + (cells[o] as number)] as number, worth[from + (cells[o + 1] as number)] as number),
      worth[from + (cells[o + 2] as number)] as number,
    );
    const others = larger(
      larger(worth[from + (cells[o + 3] as number)] as number, worth[from + (cells[o + 4] as number)] as number),
      worth[from + (cells[o + 5] as number)] as number,
    );
    sum += (chances[g] as number) * larger(some, others);
  }
  return sum;
};

/** Up to this many units it is looked up which numbers of dice can be left; beyond, nearly all can. */
const lookedUp = 256;
const allLeft = 2 ** width - 1;

/** By units of turn points: which numbers of dice can be left after the best takes, a bit each. */
const leftsOf = ({ unit, groups }: Rollbook): Uint8Array => {
  const lefts = new Uint8Array(lookedUp);
  lefts[0] = 1 << allDice;
  for (const t of lefts.keys())
    for (const [n, list] of groups.entries()) {
      if (((lefts[t] ?? never) & (1 << n)) === 0) continue;
      for (const { options } of list)
        for (const { points, left } of options) {
          const then = t + points / unit;
          if (then < lookedUp) lefts[then] = (lefts[then] ?? never) | (1 << left);
        }
    }
  return lefts;
};

export class TurnSweep {
  readonly unit: number;
  /** The worth of (turn points in units × width + dice left), after a run. */
  worth = new Float64Array(0);
  /** The most units a single take brings. */
  readonly most: number;
  readonly #rolls: readonly Rolls[];
  readonly #lefts: Uint8Array;

  constructor(book: Rollbook) {
    const { unit, mostPoints, groups, zonk } = book;
    this.unit = unit;
    this.most = mostPoints / unit;
    this.#rolls = groups.map((list, n) => rollsOf(list, zonk[n] ?? never, unit));
    this.#lefts = leftsOf(book);
  }

  /**
   * `bank[t]` is the worth of banking t units, for t up to `most` beyond `end`; from `end` on nobody rolls any more.
   * `lost` is the worth of a zonk. Returns the worth of the turn before its first roll. Afterwards `worth` has what the
   * best takes lead to; with `everywhere` also what others do.
   */
  run(bank: Float64Array, end: number, lost: number, everywhere = false): number {
    const top = end + this.most;
    if (this.worth.length < (top + 1) * width) this.worth = new Float64Array(2 * (top + 1) * width);
    const worth = this.worth;
    for (let t = end, cell = end * width; t <= top; t++) {
      const banked = bank[t] ?? never;
      // Faster than `fill` for so few cells.
      for (let n = 0; n < width; n++, cell++) worth[cell] = banked;
    }
    for (let t = end - 1; t > 0; t--) {
      const banked = bank[t] ?? never;
      const lefts = everywhere || t >= lookedUp ? allLeft : (this.#lefts[t] ?? never);
      for (let n = 1; n < width; n++) {
        if ((lefts & (1 << n)) === 0) continue;
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
