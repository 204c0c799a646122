/** The objective of a round, and the resulting worth of each of its throws. */
import { bonusAt } from "../rules/categories.ts";
import type { BoxPoints, StagePoints } from "./points.ts";
import type { RoundTable } from "./round-table.ts";
import { type SolvedStage, sheetAt } from "./solve.ts";
import { isOpen } from "./stops.ts";

/** The worth of filling a box: `gained` is its points and the bonus it brings, `upper` the sum after it. */
export type BoxWorth = (box: number, gained: number, upper: number) => number;

/** The highest expected score: the gain plus the points still to come. */
export const forPoints =
  ({ values }: SolvedStage, open: number): BoxWorth =>
  (box, gained, upper) =>
    gained + (values[sheetAt(open ^ (1 << box), upper)] ?? 0);

/** Fills in the worth of each throw when the round stops on it. */
export const fillOutlook = (
  { boxes, bonus, freeScratch }: StagePoints,
  { stop }: RoundTable,
  open: number,
  upper: number,
  outlook: BoxWorth,
): void => {
  let scratch = Number.NEGATIVE_INFINITY;
  for (let box = 0; box < boxes.length; box++)
    if (isOpen(open, box)) scratch = Math.max(scratch, outlook(box, 0, upper));
  stop.fill(freeScratch ? scratch : Number.NEGATIVE_INFINITY);
  for (let box = 0; box < boxes.length; box++) {
    if (!isOpen(open, box)) continue;
    const { valid, points, pips } = boxes[box] as BoxPoints;
    for (let i = 0; i < valid.length; i++) {
      const sum = upper + (pips[i] as number);
      const reached = sum >= bonusAt && upper < bonusAt;
      const worth = outlook(box, (points[i] as number) + (reached ? bonus : 0), Math.min(sum, bonusAt));
      const state = valid[i] as number;
      if (worth > (stop[state] as number)) stop[state] = worth;
    }
  }
  for (let state = 0; state < stop.length; state++) if (stop[state] === Number.NEGATIVE_INFINITY) stop[state] = scratch;
};
