/** The worth of a throw when the round stops on it: the best box, or the best scratch where one is allowed. */
import { bonusAt } from "../rules/categories.ts";
import { lanes, larger, place } from "./four-rounds.ts";
import type { BoxPoints, StagePoints } from "./points.ts";
import { upperSums } from "./upper.ts";

export const isOpen = (open: number, box: number): boolean => ((open >> box) & 1) === 1;

/** The best worth after a scratch. */
const bestScratch = (boxes: readonly BoxPoints[], values: Float64Array, open: number, upper: number): number => {
  let best = 0;
  for (let box = 0; box < boxes.length; box++) {
    if (!isOpen(open, box)) continue;
    const rest = values[(open ^ (1 << box)) * upperSums + upper] as number;
    if (rest > best) best = rest;
  }
  return best;
};

/** No box is valid. */
const nothing = -1;

/** Double Dice can add more pips than the bonus asks for. */
const mostPipsEver = 128;

/**
 * The remaining worth, by pips and lane, after a box that adds that many pips; including the bonus if it is reached.
 */
const afterPips = new Float64Array(mostPipsEver * lanes);

const scratches = new Float64Array(lanes);

const fillLanes = (stop: Float64Array): void => {
  stop.set(scratches);
  for (let filled = lanes; filled < stop.length; filled *= 2) stop.copyWithin(filled, 0, filled);
};

/** A box that always adds the same pips, as every lower one does, has the same remaining worth whatever it scores. */
const fillAlike = ({ valid, points }: BoxPoints, rest: number, stop: Float64Array): void => {
  const r0 = afterPips[rest] as number;
  const r1 = afterPips[rest + 1] as number;
  const r2 = afterPips[rest + 2] as number;
  const r3 = afterPips[rest + 3] as number;
  for (let i = 0; i < valid.length; i++) {
    const worth = points[i] as number;
    const at = place(valid[i] as number) * lanes;
    stop[at] = larger(stop[at] as number, worth + r0);
    stop[at + 1] = larger(stop[at + 1] as number, worth + r1);
    stop[at + 2] = larger(stop[at + 2] as number, worth + r2);
    stop[at + 3] = larger(stop[at + 3] as number, worth + r3);
  }
};

const fillBox = (
  box: BoxPoints,
  bonus: number,
  stop: Float64Array,
  values: Float64Array,
  from: number,
  uppers: readonly number[],
): void => {
  const { valid, points, pips, steps } = box;
  for (const pip of steps)
    for (let lane = 0; lane < lanes; lane++) {
      const upper = uppers[lane] as number;
      const sum = Math.min(upper + pip, bonusAt);
      const reached = sum === bonusAt && upper < bonusAt;
      afterPips[pip * lanes + lane] = (values[from + sum] as number) + (reached ? bonus : 0);
    }
  if (steps.length === 1) {
    fillAlike(box, (steps[0] as number) * lanes, stop);
    return;
  }
  for (let i = 0; i < valid.length; i++) {
    const worth = points[i] as number;
    const rest = place(pips[i] as number) * lanes;
    const at = place(valid[i] as number) * lanes;
    stop[at] = larger(stop[at] as number, worth + (afterPips[rest] as number));
    stop[at + 1] = larger(stop[at + 1] as number, worth + (afterPips[rest + 1] as number));
    stop[at + 2] = larger(stop[at + 2] as number, worth + (afterPips[rest + 2] as number));
    stop[at + 3] = larger(stop[at + 3] as number, worth + (afterPips[rest + 3] as number));
  }
};

/** One set of open boxes at four upper sums, a lane each. `values` holds the worth of every smaller sheet. */
export const fillStops = (
  { boxes, bonus, freeScratch }: StagePoints,
  stop: Float64Array,
  values: Float64Array,
  open: number,
  uppers: readonly number[],
): void => {
  for (let lane = 0; lane < lanes; lane++) scratches[lane] = bestScratch(boxes, values, open, uppers[lane] as number);
  if (freeScratch) fillLanes(stop);
  else stop.fill(nothing);
  let always = freeScratch;
  for (let box = 0; box < boxes.length; box++) {
    if (!isOpen(open, box)) continue;
    const points = boxes[box] as BoxPoints;
    fillBox(points, bonus, stop, values, (open ^ (1 << box)) * upperSums, uppers);
    if (points.valid.length * lanes === stop.length) always = true;
  }
  // While a box is open that fits any throw, nothing is ever scratched.
  if (always) return;
  for (let at = 0; at < stop.length; at++) if ((stop[at] as number) < 0) stop[at] = scratches[at & 3] as number;
};
