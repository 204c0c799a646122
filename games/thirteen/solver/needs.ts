/** How many points may still be needed at every sheet: between what can have been gained and what can still come. */
import { bonusAt } from "../rules/categories.ts";
import type { BoxPoints, StagePoints } from "./points.ts";
import { allBoxes, type Sheets } from "./solve.ts";
import { isOpen } from "./stops.ts";
import { upperSums } from "./upper.ts";

export interface Range {
  readonly low: number;
  readonly high: number;
}

/** What a box can bring: for every number of pips, the least and the most points. */
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

/** At `open × 64 + upper`; nothing where nobody can stand, or where all needs are met or hopeless. */
export const needRanges = (
  stage: StagePoints,
  { open: start, upper }: Sheets,
  need: number,
): readonly (Range | undefined)[] => {
  const gains = stage.boxes.map(gainsOf);
  const least = new Float64Array((allBoxes + 1) * upperSums).fill(Number.POSITIVE_INFINITY);
  const most = new Float64Array((allBoxes + 1) * upperSums).fill(Number.NEGATIVE_INFINITY);
  const ranges: (Range | undefined)[] = Array.from({ length: (allBoxes + 1) * upperSums });
  const begin = start * upperSums + Math.min(upper, bonusAt);
  least[begin] = 0;
  most[begin] = 0;
  for (let open = start; open >= 0; open--) {
    if ((open & ~start) !== 0) continue;
    const toCome = gains.reduce(
      (sum, gain, box) => (isOpen(open, box) ? sum + Math.max(...gain.map((g) => g.most)) : sum),
      0,
    );
    for (let sum = 0; sum <= bonusAt; sum++) {
      const at = open * upperSums + sum;
      if (most[at] === Number.NEGATIVE_INFINITY) continue;
      const low = Math.max(1, need - (most[at] as number));
      const high = Math.min(need - (least[at] as number), toCome + (sum < bonusAt ? stage.bonus : 0));
      if (low <= high) ranges[at] = { low, high };
      for (let box = 0; box < gains.length; box++) {
        if (!isOpen(open, box)) continue;
        for (const gain of gains[box] ?? []) {
          const after = Math.min(sum + gain.pips, bonusAt);
          const bonus = after === bonusAt && sum < bonusAt ? stage.bonus : 0;
          const to = (open ^ (1 << box)) * upperSums + after;
          least[to] = Math.min(least[to] as number, (least[at] as number) + gain.least + bonus);
          most[to] = Math.max(most[to] as number, (most[at] as number) + gain.most + bonus);
        }
      }
    }
  }
  return ranges;
};
