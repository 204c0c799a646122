/**
 * The scores at which a race is solved, counted down from the target as points still needed. The exact ladder has every
 * one. A coarse ladder has every one near the target, where a single take can win and chances jump from score to score,
 * and then steps that widen with the distance; what lies between two rungs is interpolated.
 */
export interface Ladder {
  /** Needs in units, ascending, from 1 to the whole way. */
  readonly rungs: Int32Array;
  /** By need: the rung at or below it, and the fraction of the way to the next. */
  readonly below: Int32Array;
  readonly share: Float64Array;
  /** Up to this need, every one has its own rung. */
  readonly dense: number;
  readonly exact: boolean;
}

/** The default size of a coarse ladder's dense part. */
export const usualDense = 50;

const ladderOf = (rungs: readonly number[], dense: number, whole: number): Ladder => {
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
  return { rungs: Int32Array.from(rungs), below, share, dense, exact: dense === whole };
};

const every = (need: number): readonly number[] => Array.from({ length: need }, (_, i) => i + 1);

export const exactLadder = (whole: number): Ladder => ladderOf(every(whole), whole, whole);

/** Beyond the dense part each step is about `growth` of the need it starts from. */
export const coarseLadder = (whole: number, growth: number, denseTo: number = usualDense): Ladder => {
  const dense = Math.min(whole, denseTo);
  const rungs = [...every(dense)];
  for (let need = dense; need < whole; ) {
    need = Math.min(whole, need + Math.max(1, Math.floor(need * growth)));
    rungs.push(need);
  }
  return ladderOf(rungs, dense, whole);
};
