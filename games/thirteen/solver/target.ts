/**
 * The highest chance of reaching a target, exactly: the sheets of `solve`, each for every number of points that may
 * still be needed there. Four needs are solved side by side.
 */
import { bonusAt } from "../rules/categories.ts";
import { fourRounds, lanes, meanOfLane, playRounds } from "./four-rounds.ts";
import { needRanges, type Range } from "./needs.ts";
import type { BoxPoints, StagePoints } from "./points.ts";
import { allBoxes, type Sheets } from "./solve.ts";
import { isOpen } from "./stops.ts";
import { sumClasses, upperMask, upperSums } from "./upper.ts";

export interface TargetSolved extends Sheets {
  readonly stage: StagePoints;
  readonly need: number;
  /** The chance of `need` more points from a sheet that can come of the one solved. */
  chance(open: number, upper: number, need: number): number;
}

/** Chances at one sheet, for needs from `low` on. */
interface Chances {
  readonly low: number;
  readonly high: number;
  readonly of: Float64Array;
}

const chanceAt = (chances: Chances | undefined, need: number): number => {
  if (need <= 0) return 1;
  if (chances === undefined || need > chances.high) return 0;
  const { low, of } = chances;
  if (need < low) throw new RangeError(`nobody can need only ${need} points there`);
  return of[need - low] as number;
};

type Tables = readonly (Chances | undefined)[];

const nothing = -1;

/** What each throw is worth for needs `first` to `first + 3`. */
const fillChances = (
  { boxes, bonus, freeScratch }: StagePoints,
  stop: Float64Array,
  tables: Tables,
  open: number,
  upper: number,
  first: number,
): void => {
  stop.fill(nothing);
  for (let box = 0; box < boxes.length; box++) {
    if (!isOpen(open, box)) continue;
    const { valid, points, pips } = boxes[box] as BoxPoints;
    const from = (open ^ (1 << box)) * upperSums;
    for (let i = 0; i < valid.length; i++) {
      const sum = Math.min(upper + (pips[i] as number), bonusAt);
      const gained = (points[i] as number) + (sum === bonusAt && upper < bonusAt ? bonus : 0);
      const next = tables[from + sum];
      const at = (valid[i] as number) * lanes;
      for (let lane = 0; lane < lanes; lane++) {
        const chance = chanceAt(next, first + lane - gained);
        if (chance > (stop[at + lane] as number)) stop[at + lane] = chance;
      }
    }
  }
  for (let lane = 0; lane < lanes; lane++) {
    let scratch = 0;
    for (let box = 0; box < boxes.length; box++)
      if (isOpen(open, box))
        scratch = Math.max(scratch, chanceAt(tables[(open ^ (1 << box)) * upperSums + upper], first + lane));
    for (let at = lane; at < stop.length; at += lanes)
      if (freeScratch ? (stop[at] as number) < scratch : stop[at] === nothing) stop[at] = scratch;
  }
};

const joined = (ranges: readonly (Range | undefined)[]): Range | undefined => {
  const known = ranges.filter((range) => range !== undefined);
  if (known.length === 0) return undefined;
  return { low: Math.min(...known.map(({ low }) => low)), high: Math.max(...known.map(({ high }) => high)) };
};

/** Points must be whole. */
export const solveTarget = (
  stage: StagePoints,
  { open: start, upper }: Sheets,
  need: number,
  progress?: (share: number) => void,
): TargetSolved => {
  const tables: (Chances | undefined)[] = Array.from({ length: (allBoxes + 1) * upperSums });
  const ranges = needRanges(stage, { open: start, upper }, need);
  const table = fourRounds(stage.tray);
  const classes = Array.from({ length: upperMask + 1 }, (_, open) =>
    (open & ~start) === 0 ? sumClasses(stage, open, start & ~open & upperMask, upper) : [],
  );
  for (let open = 1; open <= start; open++) {
    if ((open & ~start) !== 0) continue;
    for (const alike of classes[open & upperMask] ?? []) {
      const range = joined(alike.map((sum) => ranges[open * upperSums + sum]));
      if (range === undefined) continue;
      const { low, high } = range;
      const of = new Float64Array(high - low + 1);
      for (let first = low; first <= high; first += lanes) {
        fillChances(stage, table.stop, tables, open, alike[0], first);
        playRounds(table, stage.rolls);
        for (let lane = 0; lane < lanes && first + lane <= high; lane++)
          of[first + lane - low] = meanOfLane(table, lane);
      }
      const chances = { low, high, of };
      for (const sum of alike) tables[open * upperSums + sum] = chances;
    }
    progress?.(open / start);
  }
  return {
    stage,
    open: start,
    upper,
    need,
    chance: (open, sum, more) => chanceAt(tables[open * upperSums + Math.min(sum, bonusAt)], more),
  };
};
