/** What finished matches showed of a person's habits, put together for the opponent that learns. */
import { aftermath, joined, type Memory, noMemory, readMemory } from "@turnlight/games/zonk";

interface Kept {
  readonly ended: number;
  readonly earned?: { readonly result: unknown };
}

/** Of matches that ended later than `since`, in the order they ended. */
export const memoryOf = (results: readonly Kept[], since: number): Memory =>
  results
    .filter(({ ended }) => ended > since)
    .toSorted((a, b) => a.ended - b.ended)
    .reduce<Memory>((memory, { earned }) => {
      const read = earned === undefined ? undefined : aftermath.readResult(earned.result);
      const habits = read?.ok === true ? readMemory(read.value.habits) : undefined;
      return habits?.ok === true ? joined(memory, habits.value) : memory;
    }, noMemory);
