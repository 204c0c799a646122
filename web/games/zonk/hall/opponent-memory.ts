/** Aggregates a player's habits from finished matches, for the learning opponent. */
import { aftermath, joined, noMemory, type OpponentMemory, readMemory } from "@turnlight/games/zonk";

interface FinishedResult {
  readonly ended: number;
  readonly earned?: { readonly result: unknown };
}

/** From matches that ended after `since`, in the order they ended. */
export const memoryOf = (results: readonly FinishedResult[], since: number): OpponentMemory =>
  results
    .filter(({ ended }) => ended > since)
    .toSorted((a, b) => a.ended - b.ended)
    .reduce<OpponentMemory>((memory, { earned }) => {
      const read = earned === undefined ? undefined : aftermath.readResult(earned.result);
      const habits = read?.ok === true ? readMemory(read.value.habits) : undefined;
      return habits?.ok === true ? joined(memory, habits.value) : memory;
    }, noMemory);
