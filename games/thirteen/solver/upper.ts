/** The upper sums that a sheet can have, and which of them are equivalent. */
import { bonusAt, faces } from "../rules/categories.ts";
import type { StagePoints } from "./points.ts";

/** Upper sums are counted up to the bonus; beyond it they are equivalent. */
export const upperSums = bonusAt + 1;
export const upperMask = 2 ** faces.length - 1;

/** Every sum that these upper boxes can make from a start, in order, counted up to the bonus. */
const sumsFrom = ({ boxes }: StagePoints, used: number, start: number): readonly number[] => {
  let sums = new Set([Math.min(start, bonusAt)]);
  for (const box of faces.keys()) {
    if (((used >> box) & 1) === 0) continue;
    const before = sums;
    sums = new Set(before);
    for (const step of boxes[box]?.steps ?? []) for (const sum of before) sums.add(Math.min(bonusAt, sum + step));
  }
  return [...sums].sort((a, b) => a - b);
};

/** Equivalent sums, represented by the first of them. */
export type SumClass = readonly [number, ...number[]];

/**
 * The sums a sheet can have, in classes: two sums are equivalent when every way of filling the open boxes takes both to
 * the bonus or neither.
 */
export const sumClasses = (stage: StagePoints, open: number, used: number, start: number): readonly SumClass[] => {
  const toCome = sumsFrom(stage, open, 0);
  const classes = new Map<number | undefined, [number, ...number[]]>();
  for (const sum of sumsFrom(stage, used, start)) {
    const needed = toCome.find((more) => sum + more >= bonusAt);
    const alike = classes.get(needed);
    if (alike === undefined) classes.set(needed, [sum]);
    else alike.push(sum);
  }
  return [...classes.values()];
};
