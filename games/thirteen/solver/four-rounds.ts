/**
 * The same as a round table, four sheets side by side: they share the dice and differ only in what their throws are
 * worth. Written out lane by lane, this is three times as fast as four rounds one after the other.
 */
import type { TrayTables } from "./tray.ts";

export const lanes = 4;

/** Lane l of state s is at `4 s + l`. */
export interface FourRounds {
  readonly tray: TrayTables;
  readonly stop: Float64Array;
  readonly keep: Float64Array;
  readonly best: Float64Array;
  /** The tray's `add` and `sub` and `freed`, pointing at lane 0. */
  readonly add: Int32Array;
  readonly sub: Int32Array;
  readonly freed: Int32Array;
}

const toLanes = (state: number): number => state * lanes;

export const fourRounds = (tray: TrayTables): FourRounds => ({
  tray,
  stop: new Float64Array(tray.full * lanes),
  keep: new Float64Array(tray.states * lanes),
  best: new Float64Array(tray.states * lanes),
  add: tray.add.map(toLanes),
  sub: tray.sub.map(toLanes),
  freed: tray.freed.map(toLanes),
});

const sixth = 1 / 6;

const throwRest = ({ tray, keep, add }: FourRounds): void => {
  for (let state = tray.states - tray.full - 1; state >= 0; state--) {
    const at = state * 6;
    const a = add[at] as number;
    const b = add[at + 1] as number;
    const c = add[at + 2] as number;
    const d = add[at + 3] as number;
    const e = add[at + 4] as number;
    const f = add[at + 5] as number;
    const to = state * lanes;
    keep[to] =
      ((keep[a] as number) +
        (keep[b] as number) +
        (keep[c] as number) +
        (keep[d] as number) +
        (keep[e] as number) +
        (keep[f] as number)) *
      sixth;
    keep[to + 1] =
      ((keep[a + 1] as number) +
        (keep[b + 1] as number) +
        (keep[c + 1] as number) +
        (keep[d + 1] as number) +
        (keep[e + 1] as number) +
        (keep[f + 1] as number)) *
      sixth;
    keep[to + 2] =
      ((keep[a + 2] as number) +
        (keep[b + 2] as number) +
        (keep[c + 2] as number) +
        (keep[d + 2] as number) +
        (keep[e + 2] as number) +
        (keep[f + 2] as number)) *
      sixth;
    keep[to + 3] =
      ((keep[a + 3] as number) +
        (keep[b + 3] as number) +
        (keep[c + 3] as number) +
        (keep[d + 3] as number) +
        (keep[e + 3] as number) +
        (keep[f + 3] as number)) *
      sixth;
  }
};

const chooseKeeps = ({ tray: { states, subStart }, keep, best, sub }: FourRounds): void => {
  let at = 0;
  for (let state = 0; state < states; state++) {
    const to = state * lanes;
    let m0 = keep[to] as number;
    let m1 = keep[to + 1] as number;
    let m2 = keep[to + 2] as number;
    let m3 = keep[to + 3] as number;
    for (const end = subStart[state + 1] as number; at < end; at++) {
      const from = sub[at] as number;
      const b0 = best[from] as number;
      const b1 = best[from + 1] as number;
      const b2 = best[from + 2] as number;
      const b3 = best[from + 3] as number;
      m0 = (m0 + b0 + Math.abs(m0 - b0)) * 0.5;
      m1 = (m1 + b1 + Math.abs(m1 - b1)) * 0.5;
      m2 = (m2 + b2 + Math.abs(m2 - b2)) * 0.5;
      m3 = (m3 + b3 + Math.abs(m3 - b3)) * 0.5;
    }
    best[to] = m0;
    best[to + 1] = m1;
    best[to + 2] = m2;
    best[to + 3] = m3;
  }
};

const freeLoose = ({ tray: { states, full }, stop, best, freed }: FourRounds): void => {
  const first = (states - full) * lanes;
  for (let at = 0; at < full * lanes; at++) {
    const kept = best[(freed[at >> 2] as number) + (at & 3)] as number;
    const now = stop[at] as number;
    best[first + at] = Math.max(kept, now);
  }
};

/** Counts all rolls but the first throw, `stop` being filled. */
export const playRounds = (table: FourRounds, rolls: number): void => {
  const { tray, stop, keep, best } = table;
  const first = (tray.states - tray.full) * lanes;
  best.set(stop, first);
  for (let roll = 1; roll < rolls; roll++) {
    keep.set(best.subarray(first), first);
    throwRest(table);
    chooseKeeps(table);
    if (tray.loose) freeLoose(table);
  }
};

/** What the round is worth before its first throw. */
export const meanOfLane = ({ tray: { odds, states, full }, best }: FourRounds, lane: number): number => {
  let mean = 0;
  for (let i = 0, at = (states - full) * lanes + lane; i < full; i++, at += lanes)
    mean += (odds[i] as number) * (best[at] as number);
  return mean;
};
