/**
 * The highest chance of reaching a target, exactly: the sheets of `solve`, each for every number of points that may
 * still be needed there. Four needs are solved side by side.
 */
import { bonusAt } from "../rules/categories.ts";
import { fourRounds, lanes, playRounds } from "./four-rounds.ts";
import { type NeedSheet, needSheets } from "./needs.ts";
import type { BoxPoints, StagePoints } from "./points.ts";
import { allBoxes, type Sheets } from "./solve.ts";
import { isOpen } from "./stops.ts";
import { upperSums } from "./upper.ts";

export interface TargetSolved extends Sheets {
  readonly stage: StagePoints;
  readonly need: number;
  /** The chance of `need` more points from a sheet that can be reached from the one solved. */
  chance(open: number, upper: number, need: number): number;
}

/** Chances at one sheet, for needs from `low` on. */
interface SheetChances {
  readonly low: number;
  readonly high: number;
  readonly of: Float64Array;
}

/** Certain, out of reach, or looked up. */
const chanceAt = (chances: SheetChances | undefined, need: number): number => {
  if (need <= 0) return 1;
  if (chances === undefined || need > chances.high) return 0;
  const { low, of } = chances;
  if (need < low) throw new RangeError(`nobody can need only ${need} points there`);
  return of[need - low] as number;
};

type ChanceTables = readonly (SheetChances | undefined)[];

const nothing = -1;

/** The worth of each throw for needs `first` to `first + 3`. */
const fillChances = (
  { boxes, bonus, freeScratch }: StagePoints,
  stop: Float64Array,
  tables: ChanceTables,
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

/** Points must be whole numbers. */
export const solveTarget = (
  stage: StagePoints,
  { open: start, upper }: Sheets,
  need: number,
  progress?: (share: number) => void,
): TargetSolved => {
  const tables: (SheetChances | undefined)[] = Array.from({ length: (allBoxes + 1) * upperSums });
  const table = fourRounds(stage.tray);
  const sheets = needSheets(stage, { open: start, upper }, need);
  const cases = countCases(sheets);
  let done = 0;
  for (const { open, sums, low, high } of sheets) {
    const of = new Float64Array(high - low + 1);
    for (let first = low; first <= high; first += lanes) {
      fillChances(stage, table.stop, tables, open, sums[0], first);
      playRounds(table, stage.rolls);
      for (let lane = 0; lane < lanes && first + lane <= high; lane++)
        of[first + lane - low] = table.means[lane] as number;
    }
    const chances = { low, high, of };
    for (const sum of sums) tables[open * upperSums + sum] = chances;
    done += of.length;
    progress?.(done / cases);
  }
  return {
    stage,
    open: start,
    upper,
    need,
    chance: (open, sum, more) => chanceAt(tables[open * upperSums + Math.min(sum, bonusAt)], more),
  };
};

/** The number of rounds that have to be solved. */
export const countCases = (sheets: readonly NeedSheet[]): number =>
  sheets.reduce((sum, { low, high }) => sum + high - low + 1, 0);
