/**
 * The range of points that may still be needed at every sheet: between what can have been gained and what can still
 * come.
 */
import { bonusAt } from "../rules/categories.ts";
import type { BoxPoints, StagePoints } from "./points.ts";
import { allBoxes, type Sheets } from "./solve.ts";
import { isOpen } from "./stops.ts";
import { type SumClass, sumClasses, upperMask, upperSums } from "./upper.ts";

/** The possible scores of a box: for every number of pips, the least and the most points. */
interface Gain {
  readonly pips: number;
  readonly least: number;
  readonly most: number;
}

const gainsOf = ({ valid, points, pips }: BoxPoints): readonly Gain[] => {
  const gains = new Map<number, Gain>([[0, { pips: 0, least: 0, most: 0 }]]);
  for (let i = 0; i < valid.length; i++) {
    const pip = pips[i] as number;
    const gained = points[i] as number;
    const before = gains.get(pip) ?? { pips: pip, least: gained, most: gained };
    gains.set(pip, { pips: pip, least: Math.min(before.least, gained), most: Math.max(before.most, gained) });
  }
  return [...gains.values()];
};

/** One sheet to solve: a set of open boxes and equivalent upper sums, and the needs that can occur there. */
export interface NeedSheet {
  readonly open: number;
  readonly sums: SumClass;
  readonly low: number;
  readonly high: number;
}

/** Sheets on which the target is neither certain nor out of reach, the smallest sets first. */
export const needSheets = (stage: StagePoints, { open: start, upper }: Sheets, need: number): readonly NeedSheet[] => {
  const gains = stage.boxes.map(gainsOf);
  const mosts = gains.map((gain) => Math.max(...gain.map(({ most }) => most)));
  const classes = Array.from({ length: upperMask + 1 }, (_, open) =>
    (open & ~start) === 0 ? sumClasses(stage, open, start & ~open & upperMask, upper) : [],
  );
  // The representative of each sum, by set of open upper boxes.
  const standsFor = classes.map((ofSet) => {
    const firsts = new Int32Array(upperSums);
    for (const sums of ofSet) for (const sum of sums) firsts[sum] = sums[0];
    return firsts;
  });
  const low = new Float64Array((allBoxes + 1) * upperSums).fill(Number.POSITIVE_INFINITY);
  const high = new Float64Array((allBoxes + 1) * upperSums).fill(Number.NEGATIVE_INFINITY);
  const first = start * upperSums + (standsFor[start & upperMask]?.[Math.min(upper, bonusAt)] ?? 0);
  low[first] = need;
  high[first] = need;
  const sheets: NeedSheet[] = [];
  for (let open = start; open > 0; open--) {
    if ((open & ~start) !== 0) continue;
    const toCome = mosts.reduce((sum, most, box) => (isOpen(open, box) ? sum + most : sum), 0);
    for (const sums of classes[open & upperMask] ?? []) {
      const at = open * upperSums + sums[0];
      const least = Math.max(1, low[at] as number);
      const most = Math.min(high[at] as number, toCome + (sums[0] < bonusAt ? stage.bonus : 0));
      if (least > most) continue;
      sheets.push({ open, sums, low: least, high: most });
      for (let box = 0; box < gains.length; box++) {
        if (!isOpen(open, box)) continue;
        const next = open ^ (1 << box);
        for (const gain of gains[box] as readonly Gain[]) {
          const sum = Math.min(sums[0] + gain.pips, bonusAt);
          const bonus = sum === bonusAt && sums[0] < bonusAt ? stage.bonus : 0;
          const to = next * upperSums + (standsFor[next & upperMask]?.[sum] ?? 0);
          low[to] = Math.min(low[to] as number, least - gain.most - bonus);
          high[to] = Math.max(high[to] as number, most - gain.least - bonus);
        }
      }
    }
  }
  return sheets.reverse();
};
