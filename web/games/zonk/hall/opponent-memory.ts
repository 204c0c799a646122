/** What finished matches showed of a person's habits, put together for the opponent that learns. */
import { aftermath, joined, noMemory, type OpponentMemory, readMemory } from "@turnlight/games/zonk";

interface FinishedResult {
  readonly ended: number;
  readonly earned?: { readonly result: unknown };
}

/** Of matches that ended later than `since`, in the order they ended. */
export const memoryOf = (results: readonly FinishedResult[], since: number): OpponentMemory =>
  results
    .filter(({ ended }) => ended > since)
    .toSorted((a, b) => a.ended - b.ended)
    .reduce<OpponentMemory>((memory, { earned }) => {
      const read = earned === undefined ? undefined : aftermath.readResult(earned.result);
      const habits = read?.ok === true ? readMemory(read.value.habits) : undefined;
      return habits?.ok === true ? joined(memory, habits.value) : memory;
    }, noMemory);
