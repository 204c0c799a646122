/**
 * The last boxes of a plain stage, solved naively: every keep and every ordered throw of all remaining rounds. The
 * review finds every mistake with that cost, and play by the enumeration alone gets no mark.
 */
import { accuracyOf, drawOf, judge, pick, type ReviewedEntry, seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { baseOf, type Category, openBoxes, type RunMove, type RunState, reviewer, rules } from "../index.ts";
import { type At, type BruteStage, bruteOf } from "./brute.ts";
import { play, standing } from "./standing.ts";

const six = [1, 2, 3, 4, 5, 6];
const points = (category: Category, shown: readonly number[]): number => baseOf(category, shown, shown);
const plain: BruteStage = {
  rolls: 3,
  freeScratch: false,
  bonus: 35,
  firstLockable: 0,
  alike: true,
  sides: [six, six, six, six, six],
  points,
  pips: points,
};
const naive = bruteOf(plain);

const atOf = ({ sheet }: RunState): At => ({
  left: openBoxes(sheet),
  sum: sheet.upper,
  need: Math.max(0, sheet.target - sheet.score),
});

/** The worth of a move by the enumeration. */
const worthOf = (state: RunState, move: RunMove): number => {
  const { shown, rolled } = state.sheet;
  const at = atOf(state);
  if (move.kind === "roll") {
    const kept = shown.map((face, die) => (move.keep.includes(die) ? face : 0));
    return naive.thrown(
      at,
      kept.toSorted((a, b) => a - b),
      plain.rolls - rolled - 1,
    );
  }
  if (move.kind === "score") return naive.fill(at, move.category, shown);
  return move.kind === "scratch" ? naive.scratch(at, move.category) : Number.NaN;
};

const decisions = (state: RunState): readonly RunMove[] =>
  (rules.moves(state, 0) as readonly RunMove[]).filter(
    ({ kind }) => kind === "roll" || kind === "score" || kind === "scratch",
  );

const judged = (view: RunState, move: RunMove, n: number) => {
  const weighing = reviewer.weigh(view, 0, reviewer.usual);
  if (weighing === undefined) throw new Error("nothing is decided here");
  return judge(reviewer as never, rules.moveText.write as never, {
    weighing: weighing as never,
    view,
    seat: 0,
    move,
    n,
  });
};

/** Boxes with few possible scores keep the enumeration small; the target needs most of their points. */
const ends: readonly { readonly open: readonly Category[]; readonly missing: number }[] = [
  { open: ["fives", "full-house"], missing: 40 },
  { open: ["full-house", "large-straight", "five-of-a-kind"], missing: 65 },
];
type End = (typeof ends)[number];

const begun = ({ open, missing }: End): RunState =>
  standing({ open, sheet: { score: 200 - missing, upper: 30, target: 200 } });

/** Plays by the enumeration to the end of the stage, with the dice of a seed; `other` may substitute a move. */
const played = (
  end: End,
  seed: string,
  other: (state: RunState, best: RunMove) => RunMove = (_, best) => best,
): readonly (ReviewedEntry & { readonly cost: number })[] => {
  const draw = drawOf(seedOf(seed));
  const entries: (ReviewedEntry & { readonly cost: number })[] = [];
  let state = begun(end);
  const rolled = (): string => {
    const keep = state.phase.kind === "rolling" ? state.phase.keep : [];
    return `rolled ${[0, 1, 2, 3, 4].map((die) => (keep.includes(die) ? state.sheet.shown[die] : draw.below(6) + 1)).join(" ")}`;
  };
  while (state.phase.kind === "round") {
    if (state.sheet.shown.length === 0) state = play(state, "roll");
    else {
      const here = state;
      const [best] = decisions(here).toSorted((a, b) => worthOf(here, b) - worthOf(here, a));
      if (best === undefined) throw new Error("nothing can be done");
      const move = other(here, best);
      const judgement = judged(here, move, entries.length);
      const cost = worthOf(here, best) - worthOf(here, move);
      if (judgement !== undefined) entries.push({ n: entries.length, cause: "you", judged: judgement, cost });
      state = play(state, rules.moveText.write(move));
    }
    if (state.phase.kind === "rolling") state = play(state, rolled());
  }
  return entries;
};

describe.each(ends)("with $open left", (end) => {
  const seeds = Array.from({ length: 6 }, (_, i) => `${end.open} ${i}`);

  test("who plays them by the enumeration alone has an accuracy of 100 and no mark", () => {
    const entries = seeds.flatMap((seed) => played(end, seed));
    const total = accuracyOf(reviewer.scale, entries);
    expect(total.accuracy).toBeCloseTo(100, 6);
    expect(total).toMatchObject({ exact: true, marks: { slip: 0, mistake: 0, blunder: 0 } });
    expect(total.decisions).toBeGreaterThan(2 * seeds.length);
  });

  test("every planted mistake is found with the cost that the enumeration gives it", () => {
    const draw = drawOf(seedOf(`mistakes ${end.open}`));
    const entries = seeds.flatMap((seed) => played(end, seed, (state) => pick(draw, decisions(state))));
    for (const { judged: judgement, cost } of entries) {
      expect(judgement?.exact).toBe(true);
      expect(judgement?.given).toBeCloseTo(cost, 9);
    }
    expect(entries.filter(({ judged: judgement }) => judgement?.mark !== undefined).length).toBeGreaterThan(
      seeds.length,
    );
  });
});
