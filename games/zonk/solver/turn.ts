/**
 * The maximum expected points of a single turn. Turn points have no upper limit, yet the answer is exact: once they are
 * high enough, it is never right to risk them, and from there the expected gain no longer depends on them.
 */
import { allDice } from "../rules/dice.ts";
import type { ScoringTable } from "../rules/table.ts";
import { meanOfBest, rollbookOf, type TakeOption } from "./rollbook.ts";

export interface TurnSolution {
  /** Expected points of a turn before its first roll. */
  readonly expected: number;
  /** Whether every number of turn points was examined separately. */
  readonly exact: boolean;
  /** By number of dice left, from 1 to 6: banking is best from this many turn points on; null where it never is. */
  readonly bankFrom: readonly (number | null)[];
  /** Expected points of the whole turn with this much taken and this many dice left, with the best choices. */
  worth(points: number, left: number): number;
  /** The same, rolling now. */
  worthOfRolling(points: number, left: number): number;
}

const enough = 1e-13;
const diceCounts = Array.from({ length: allDice }, (_, i) => i + 1);

/** With fewer steps than the turn points need, some are merged: slightly inexact, but the time is bounded. */
export const solveTurn = (table: ScoringTable, mostSteps = Number.POSITIVE_INFINITY): TurnSolution => {
  const { groups, zonk, unit: leastUnit } = rollbookOf(table);
  const groupsFor = (left: number) => groups[left] ?? [];
  const zonkFor = (left: number) => zonk[left] ?? 0;

  // The remaining gain of a player who never rolls when a zonk is possible.
  let safeGain = groups.map(() => 0);
  const gainAfter = ({ points, left }: TakeOption) => points + (safeGain[left] ?? 0);
  for (let change = 1; change > enough; ) {
    const next = safeGain.map((_, left) =>
      left > 0 && zonkFor(left) === 0 ? meanOfBest(groupsFor(left), gainAfter) : 0,
    );
    change = Math.max(...next.map((gain, left) => Math.abs(gain - (safeGain[left] ?? 0))));
    safeGain = next;
  }

  // From here on a possible zonk costs more than the roll can bring, whatever the number of dice.
  const stakes = diceCounts.filter((left) => zonkFor(left) > 0);
  const limit = Math.max(...stakes.map((left) => meanOfBest(groupsFor(left), gainAfter) / zonkFor(left)));
  const unit = Math.max(leastUnit, limit / mostSteps);
  const steps = Math.ceil(limit / unit) + 1;

  const worths = new Float64Array(steps * (allDice + 1));
  const worth = (points: number, left: number): number => {
    const step = Math.round(points / unit);
    return step >= steps ? points + (safeGain[left] ?? 0) : (worths[step * (allDice + 1) + left] ?? 0);
  };
  const worthOfRolling = (points: number, left: number): number =>
    meanOfBest(groupsFor(left), (option) => worth(points + option.points, option.left));

  for (let step = steps - 1; step >= 0; step--)
    for (const left of diceCounts)
      worths[step * (allDice + 1) + left] = Math.max(step * unit, worthOfRolling(step * unit, left));

  const bankFrom = diceCounts.map((left) => {
    if (zonkFor(left) === 0) return null;
    let step = 1;
    while (step < steps && worthOfRolling(step * unit, left) > step * unit) step += 1;
    return step * unit;
  });
  const exact = unit === leastUnit;
  return { expected: worthOfRolling(0, allDice), exact, bankFrom, worth, worthOfRolling };
};
