/** One round solved backwards: from the worth of each final throw to the worth of every keep and every throw. */
import type { TrayTables } from "./tray.ts";

/** Scratch memory, reused for every round so that solving allocates nothing. */
export interface RoundTable {
  readonly tray: TrayTables;
  /** The worth of each full state when the round stops there. */
  readonly stop: Float64Array;
  /** The worth of every state when it is kept and the rest is rolled. */
  readonly keep: Float64Array;
  /** The best keep within every state; for a full state, its worth with the rolls counted so far. */
  readonly best: Float64Array;
}

export const roundTable = (tray: TrayTables): RoundTable => ({
  tray,
  stop: new Float64Array(tray.full),
  keep: new Float64Array(tray.states),
  best: new Float64Array(tray.states),
});

/** Each state with a die missing is the mean of the six that follow it. */
const throwRest = ({ tray: { add, states, full }, keep }: RoundTable): void => {
  for (let state = states - full - 1, at = state * 6; state >= 0; state--, at -= 6)
    keep[state] =
      ((keep[add[at] as number] as number) +
        (keep[add[at + 1] as number] as number) +
        (keep[add[at + 2] as number] as number) +
        (keep[add[at + 3] as number] as number) +
        (keep[add[at + 4] as number] as number) +
        (keep[add[at + 5] as number] as number)) *
      (1 / 6);
};

/** The best of a state is keeping all of it, or the best of what is left without one die. */
const chooseKeeps = ({ tray: { states, sub, subStart }, keep, best }: RoundTable): void => {
  let at = 0;
  for (let state = 0; state < states; state++) {
    let most = keep[state] as number;
    for (const end = subStart[state + 1] as number; at < end; at++) {
      const less = best[sub[at] as number] as number;
      if (less > most) most = less;
    }
    best[state] = most;
  }
};

/** Where some dice must be rolled again, a full state is worth its best allowed keep, or stopping. */
const freeLoose = ({ tray: { states, full, freed }, stop, best }: RoundTable): void => {
  for (let i = 0, state = states - full; i < full; i++, state++) {
    const kept = best[freed[i] as number] as number;
    const now = stop[i] as number;
    best[state] = Math.max(kept, now);
  }
};

/** No roll left: a full state is worth stopping on it. */
export const lastThrow = ({ tray, stop, best }: RoundTable): void => best.set(stop, tray.states - tray.full);

/** One more roll left than `best` counts. */
export const oneMoreRoll = (table: RoundTable): void => {
  const { tray, keep, best } = table;
  const first = tray.states - tray.full;
  keep.set(best.subarray(first), first);
  throwRest(table);
  chooseKeeps(table);
  if (tray.loose) freeLoose(table);
};

/** The worth of a round before its first throw, with one roll more than `best` counts. */
export const meanThrow = ({ tray: { odds, states, full }, best }: RoundTable): number => {
  let mean = 0;
  for (let i = 0, at = states - full; i < full; i++, at++) mean += (odds[i] as number) * (best[at] as number);
  return mean;
};

/** The worth of a fresh round with this many rolls; `stop` must be filled. */
export const freshRound = (table: RoundTable, rolls: number): number => {
  lastThrow(table);
  for (let roll = 1; roll < rolls; roll++) oneMoreRoll(table);
  return meanThrow(table);
};
