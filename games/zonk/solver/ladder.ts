/**
 * The scores at which a race is solved, counted down from the target as points still needed. The exact ladder has every
 * one; a coarse ladder has steps that widen with the distance, and what lies between two rungs is interpolated.
 */
export interface Ladder {
  /** Needs in units, ascending, from 1 to the whole way. */
  readonly rungs: Int32Array;
  /** By need: the rung at or below it, and how far it is on the way to the next. */
  readonly below: Int32Array;
  readonly share: Float64Array;
  readonly exact: boolean;
}

const ladderOf = (rungs: readonly number[], whole: number): Ladder => {
  const below = new Int32Array(whole + 1);
  const share = new Float64Array(whole + 1);
  let rung = 0;
  for (let need = 1; need <= whole; need++) {
    while ((rungs[rung + 1] ?? Number.POSITIVE_INFINITY) <= need) rung += 1;
    const low = rungs[rung] ?? 1;
    const high = rungs[rung + 1] ?? low + 1;
    below[need] = rung;
    share[need] = (need - low) / (high - low);
  }
  return { rungs: Int32Array.from(rungs), below, share, exact: rungs.length === whole };
};

export const exactLadder = (whole: number): Ladder =>
  ladderOf(
    Array.from({ length: whole }, (_, i) => i + 1),
    whole,
  );

/** Each step is about `growth` of the need it starts from, at least one unit. */
export const coarseLadder = (whole: number, growth: number): Ladder => {
  const rungs = [1];
  for (let need = 1; need < whole; ) {
    need = Math.min(whole, need + Math.max(1, Math.floor(need * growth)));
    rungs.push(need);
  }
  return ladderOf(rungs, whole);
};
