/**
 * A plan: the base points that each box brings when plain dice are played well. It is the exact solution over the sets
 * of open boxes alone, with free scratch; the upper bonus is approximated by a small bonus for every pip. Solving it
 * takes a fifth of a second instead of two, and the same plan serves every stage with similar weights of the sections.
 */
import { baseOf, type Category, categories, faceOf, sectionOf, sections } from "../rules/categories.ts";
import { allBoxes } from "./solve.ts";
import { isOpen } from "./stops.ts";
import type { TrayTables } from "./tray.ts";

export interface StagePlan {
  /** Base points that box `b` brings when the boxes `open` are open: at `open × 13 + b`. */
  readonly brings: Float64Array;
}

const boxes = categories.length;

/** The additional worth of an upper pip, for its contribution to the bonus. */
const bonusPerPip = 0.6;

/** Weights of sections are rounded to 1 or 1/4 of the largest, so that few distinct plans are needed. */
const step = 4;
const mostSteps = 1;

const stepsOf = (factors: readonly number[]): readonly number[] => {
  const most = Math.max(...factors);
  return factors.map((factor) => Math.min(mostSteps, Math.round(Math.log(most / factor) / Math.log(step))));
};

/** Scratch memory for one plan. */
interface PlanBuffers {
  readonly tray: TrayTables;
  readonly stop: Float64Array;
  readonly box: Int8Array;
  readonly base: Float64Array;
  readonly keep: Float64Array;
  readonly best: Float64Array;
  /** The best keep of each state, one list for every roll. */
  readonly choice: readonly Int32Array[];
  readonly mass: Float64Array;
}

const draftFor = (tray: TrayTables, rolls: number): PlanBuffers => ({
  tray,
  stop: new Float64Array(tray.full),
  box: new Int8Array(tray.full),
  base: new Float64Array(tray.full),
  keep: new Float64Array(tray.states),
  best: new Float64Array(tray.states),
  choice: Array.from({ length: rolls - 1 }, () => new Int32Array(tray.states)),
  mass: new Float64Array(tray.states),
});

/** Backwards: the worth of every keep, and the best one. */
const plan = ({ tray, stop, keep, best, choice }: PlanBuffers): void => {
  const { states, full, add, sub, subStart } = tray;
  const partial = states - full;
  best.set(stop, partial);
  for (const chosen of choice) {
    keep.set(best.subarray(partial), partial);
    for (let state = partial - 1, i = state * 6; state >= 0; state--, i -= 6)
      keep[state] =
        ((keep[add[i] as number] as number) +
          (keep[add[i + 1] as number] as number) +
          (keep[add[i + 2] as number] as number) +
          (keep[add[i + 3] as number] as number) +
          (keep[add[i + 4] as number] as number) +
          (keep[add[i + 5] as number] as number)) /
        6;
    let at = 0;
    for (let state = 0; state < states; state++) {
      let most = keep[state] as number;
      let from = state;
      for (const end = subStart[state + 1] as number; at < end; at++) {
        const less = sub[at] as number;
        if ((best[less] as number) > most) {
          most = best[less] as number;
          from = chosen[less] as number;
        }
      }
      best[state] = most;
      chosen[state] = from;
    }
  }
};

/** Forwards: the probability of each full state at the end when the plan is followed. */
const follow = ({ tray, choice, mass }: PlanBuffers): void => {
  const { states, full, add, odds } = tray;
  const partial = states - full;
  mass.fill(0);
  mass.set(odds, partial);
  for (const chosen of choice.toReversed()) {
    for (let state = partial; state < states; state++) {
      const kept = chosen[state] as number;
      if (kept === state) continue;
      mass[kept] = (mass[kept] as number) + (mass[state] as number);
      mass[state] = 0;
    }
    for (let state = 0; state < partial; state++) {
      const share = (mass[state] as number) / 6;
      if (share === 0) continue;
      mass[state] = 0;
      for (let i = state * 6, end = i + 6; i < end; i++) {
        const to = add[i] as number;
        mass[to] = (mass[to] as number) + share;
      }
    }
  }
};

/** The throws that fit a box, and their base points. */
interface Fitting {
  readonly valid: Int32Array;
  readonly points: Float64Array;
}

const fittingIn = (tray: TrayTables, category: Category): Fitting => {
  const points = tray.shown.map((shown) => baseOf(category, shown, shown));
  const valid = Int32Array.from([...points.keys()].filter((i) => (points[i] ?? 0) > 0));
  return { valid, points: Float64Array.from(valid, (i) => points[i] ?? 0) };
};

/** The worth of each throw at its best box, that box, and its base points there. */
const fillBest = (
  { stop, box: taken, base }: PlanBuffers,
  fitting: readonly Fitting[],
  weight: readonly number[],
  worth: Float64Array,
  open: number,
): void => {
  let scratched = -1;
  let scratch = -1;
  for (let box = 0; box < boxes; box++) {
    if (!isOpen(open, box)) continue;
    const rest = worth[open ^ (1 << box)] as number;
    if (rest <= scratch) continue;
    scratch = rest;
    scratched = box;
  }
  stop.fill(scratch);
  taken.fill(scratched);
  base.fill(0);
  for (let box = 0; box < boxes; box++) {
    if (!isOpen(open, box)) continue;
    const rest = worth[open ^ (1 << box)] as number;
    const { valid, points } = fitting[box] as Fitting;
    const factor = weight[box] as number;
    for (let i = 0; i < valid.length; i++) {
      const at = valid[i] as number;
      const total = factor * (points[i] as number) + rest;
      if (total <= (stop[at] as number)) continue;
      stop[at] = total;
      taken[at] = box;
      base[at] = points[i] as number;
    }
  }
};

const makePlan = (tray: TrayTables, rolls: number, weights: readonly number[]): StagePlan => {
  const fitting = categories.map((category) => fittingIn(tray, category));
  const weight = categories.map(
    (category) =>
      (weights[sections.indexOf(sectionOf[category])] ?? 1) * (faceOf(category) === undefined ? 1 : 1 + bonusPerPip),
  );
  const brings = new Float64Array((allBoxes + 1) * boxes);
  const worth = new Float64Array(allBoxes + 1);
  const draft = draftFor(tray, rolls);
  const { box: taken, base, mass } = draft;
  const likely = new Float64Array(boxes);
  const partial = tray.states - tray.full;
  for (let open = 1; open <= allBoxes; open++) {
    fillBest(draft, fitting, weight, worth, open);
    plan(draft);
    follow(draft);
    likely.fill(0);
    const at = open * boxes;
    for (let i = 0; i < tray.full; i++) {
      const box = taken[i] as number;
      const share = mass[partial + i] as number;
      likely[box] = (likely[box] as number) + share;
      brings[at + box] = (brings[at + box] as number) + share * (base[i] as number);
    }
    let value = 0;
    for (let box = 0; box < boxes; box++) {
      if (likely[box] === 0) continue;
      const next = (open ^ (1 << box)) * boxes;
      for (let other = 0; other < boxes; other++)
        brings[at + other] =
          (brings[at + other] as number) + (likely[box] as number) * (brings[next + other] as number);
    }
    for (let box = 0; box < boxes; box++) value += (weight[box] as number) * (brings[at + box] as number);
    worth[open] = value;
  }
  return { brings };
};

const plans = new Map<string, StagePlan>();

/** The plan for stages in which the sections have approximately these weights, on a tray of plain dice. */
export const planFor = (tray: TrayTables, rolls: number, factors: readonly number[]): StagePlan => {
  const steps = stepsOf(factors);
  const key = `${rolls} ${steps.join(" ")}`;
  const known = plans.get(key);
  if (known !== undefined) return known;
  const made = makePlan(
    tray,
    rolls,
    steps.map((down) => step ** -down),
  );
  plans.set(key, made);
  return made;
};
