/** Lookups within one turn of a race: the worth of banking and rolling at any number of turn points and dice. */
import type { Rollbook } from "./rollbook.ts";
import { meanOfBest } from "./rollbook.ts";
import { type TurnSweep, width } from "./turn-sweep.ts";

/** Chances of winning for the player whose turn it is. */
export interface TurnChances {
  /** Before the first roll. */
  readonly start: number;
  bank(points: number): number;
  roll(points: number, left: number): number;
  /** The better of the two. */
  best(points: number, left: number): number;
}

export interface TurnEnds {
  /** Units of turn points from which nobody rolls. */
  readonly end: number;
  readonly zonk: number;
  /** The worth of banking this many units. */
  bank(units: number): number;
}

export const turnChances = (book: Rollbook, sweep: TurnSweep, { end, zonk, bank }: TurnEnds): TurnChances => {
  const { unit, groups } = book;
  const banks = Float64Array.from({ length: end + sweep.most + 1 }, (_, t) => (t === 0 ? 0 : bank(t)));
  const start = sweep.run(banks, end, zonk, true);
  const worth = sweep.worth.slice(0, end * width);
  const best = (points: number, left: number): number => {
    const t = points / unit;
    return t < end ? (worth[t * width + left] ?? 0) : bank(t);
  };
  return {
    start,
    bank: (points) => bank(points / unit),
    roll: (points, left) =>
      (book.zonk[left] ?? 0) * zonk +
      meanOfBest(groups[left] ?? [], (option) => best(points + option.points, option.left)),
    best,
  };
};
