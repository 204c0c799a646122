/**
 * The exact expected score of a stage from every sheet: all sets of open boxes by all upper sums, smallest sets first,
 * each one round solved backwards. Equivalent upper sums are solved once.
 */
import { bonusAt, categories } from "../rules/categories.ts";
import { fourRounds, lanes, playRounds } from "./four-rounds.ts";
import type { StagePoints } from "./points.ts";
import { fillStops } from "./stops.ts";
import { sumClasses, upperMask, upperSums } from "./upper.ts";

/** Sets of boxes are bit masks: bit 0 is Ones, bit 12 Chance. */
export const allBoxes = 2 ** categories.length - 1;

export interface Sheets {
  readonly open: number;
  readonly upper: number;
}

export interface SolvedStage extends Sheets {
  readonly stage: StagePoints;
  /** Expected points still to come, at `sheetAt(open, upper)`. */
  readonly values: Float64Array;
}

export const sheetAt = (open: number, upper: number): number => open * upperSums + Math.min(upper, bonusAt);

/** Solves the stage for every sheet that can be reached from this one. */
export const solve = (
  stage: StagePoints,
  { open: start, upper }: Sheets = { open: allBoxes, upper: 0 },
  progress?: (share: number) => void,
): SolvedStage => {
  const values = new Float64Array((allBoxes + 1) * upperSums);
  const table = fourRounds(stage.tray);
  const classes = Array.from({ length: upperMask + 1 }, (_, open) =>
    (open & ~start) === 0 ? sumClasses(stage, open, start & ~open & upperMask, upper) : [],
  );
  const uppers = Array.from({ length: lanes }, () => 0);
  for (let open = 1; open <= start; open++) {
    if ((open & ~start) !== 0) continue;
    const distinct = classes[open & upperMask] ?? [];
    for (let from = 0; from < distinct.length; from += lanes) {
      for (let lane = 0; lane < lanes; lane++)
        uppers[lane] = distinct[Math.min(from + lane, distinct.length - 1)]?.[0] ?? 0;
      fillStops(stage, table.stop, values, open, uppers);
      playRounds(table, stage.rolls);
      for (let lane = 0; lane < lanes; lane++) {
        const value = table.means[lane] as number;
        for (const sum of distinct[from + lane] ?? []) values[open * upperSums + sum] = value;
      }
    }
    if (progress !== undefined && (open & 63) === 63) progress(open / start);
  }
  return { stage, open: start, upper: Math.min(upper, bonusAt), values };
};

export const expected = ({ values, open, upper }: SolvedStage): number => values[sheetAt(open, upper)] ?? 0;
