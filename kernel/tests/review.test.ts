/** Reviews, tested with a reviewer simple enough to check by hand: take one to three, and three is best. */
import { expect, test } from "vitest";
import { diceRace } from "../examples/dice-race/index.ts";
import {
  type AnyReviewer,
  type AnyRules,
  accuracyOf,
  countOf,
  decisiveMoments,
  Match,
  markOf,
  type ReviewedEntry,
  type ReviewScale,
  reviewMatch,
  reviewPosition,
  seedOf,
  worthOfMove,
} from "../index.ts";

const scale: ReviewScale = { unit: "chance", marks: { slip: 0.01, mistake: 0.03, blunder: 0.08 }, half: 0.02 };

const entry = (n: number, given: number, counts = true, turn = n): ReviewedEntry => {
  const mark = markOf(scale, given);
  return {
    n,
    cause: "you",
    judged: {
      move: "m",
      options: [],
      best: given,
      made: 0,
      given,
      counts,
      turn,
      exact: true,
      ...(mark !== undefined && { mark, habit: "h" }),
    },
  };
};

test("a mark begins at its threshold", () => {
  expect([0, 0.0099, 0.01, 0.0299, 0.03, 0.08, 1].map((given) => markOf(scale, given))).toEqual([
    undefined,
    undefined,
    "slip",
    "slip",
    "mistake",
    "blunder",
    "blunder",
  ]);
});

test("giving away a half's worth counts half, twice that a quarter", () => {
  expect(countOf(scale, 0)).toBe(1);
  expect(countOf(scale, 0.02)).toBe(0.5);
  expect(countOf(scale, 0.04)).toBe(0.25);
});

test("accuracy is the mean over turns in which something could be lost", () => {
  const total = accuracyOf(scale, [entry(1, 0), entry(2, 0.02), entry(3, 0, false)]);
  expect(total).toEqual({
    decisions: 2,
    accuracy: 75,
    given: 0.02,
    marks: { slip: 1, mistake: 0, blunder: 0 },
    exact: true,
  });
  expect(accuracyOf(scale, []).accuracy).toBeUndefined();
});

test("whoever splits a turn into more decisions is no more accurate by it", () => {
  const one = accuracyOf(scale, [entry(1, 0.02, true, 1), entry(2, 0, true, 2)]);
  const split = accuracyOf(scale, [
    entry(1, 0, true, 1),
    entry(2, 0.01, true, 1),
    entry(3, 0.01, true, 1),
    entry(4, 0, true, 2),
  ]);
  expect(split.accuracy).toBe(one.accuracy);
  expect(split.decisions).toBe(4);
});

test("what decided it are the largest swings, whoever caused them, and never a routine one", () => {
  const dice = (n: number, value: number): ReviewedEntry => ({ n, cause: "dice", outlook: { value, exact: true } });
  const start: ReviewedEntry = { n: 0, cause: "others", outlook: { value: 0.5, exact: true } };
  const found = decisiveMoments(scale, [
    start,
    dice(1, 0.9),
    dice(2, 0.91),
    dice(3, 0.4),
    entry(4, 0.05),
    entry(5, 0.02),
  ]);
  expect(found.map(({ n, kind }) => [n, kind])).toEqual([
    [3, "dice"],
    [1, "dice"],
    [4, "fault"],
  ]);
});

/** A reviewer for which holding is always best. */
const holder: AnyReviewer = {
  scale,
  usual: { nodes: 1 },
  weigh: () => ({
    options: [
      { move: { kind: "hold" }, worth: 1 },
      { move: { kind: "roll" }, worth: 0.95 },
    ],
    exact: true,
    worthOf: (move) => ((move as { kind: string }).kind === "hold" ? 1 : 0.95),
  }),
  outlook: () => ({ value: 0.5, exact: true }),
  habit: () => "rolls",
};

const record = () => {
  const config = diceRace.rules.configText.read("");
  if (!config.ok) throw new Error("no config");
  const { match } = Match.begin(diceRace.rules, config.value, { seed: seedOf("reviewed") });
  match.play(0, "roll");
  return match.record;
};

test("only the seat's own moves are judged, each against the best", () => {
  const read = reviewMatch(diceRace.rules as AnyRules, holder, record(), 0);
  if (!read.ok) throw new Error("not opened");
  const judged = [...read.value.steps()].filter((one) => one.judged !== undefined);
  expect(judged).toHaveLength(1);
  expect(judged[0]).toMatchObject({ n: 1, cause: "you", judged: { move: "roll", mark: "mistake", habit: "rolls" } });
});

test("it can be stopped between any two entries", () => {
  const read = reviewMatch(diceRace.rules as AnyRules, holder, record(), 0);
  if (!read.ok) throw new Error("not opened");
  const steps = read.value.steps();
  expect(steps.next().value).toMatchObject({ n: 0 });
  steps.return();
  expect(steps.next().done).toBe(true);
});

test("the first look comes before the work, and the work before what is judged for good", () => {
  const worth: Readonly<Record<number, number>> = { 1: 0.5, 2: 0.9 };
  const patient: AnyReviewer = {
    ...holder,
    usual: { nodes: 2 },
    glance: { nodes: 1 },
    *prepare(_view, { nodes }) {
      yield 0.5 / nodes;
      yield 1;
    },
    outlook: (_view, _seat, { nodes }) => ({ value: worth[nodes] ?? null, exact: nodes === 2 }),
  };
  const read = reviewPosition(diceRace.rules as AnyRules, patient, record(), 1);
  if (!read.ok) throw new Error("not opened");
  const steps = [...read.value.steps()];
  const entries = read.value.entries + 1;
  const kinds = (kind: string): readonly string[] => Array.from({ length: entries }, () => kind);
  expect(steps.map(({ kind }) => kind)).toEqual([...kinds("glanced"), "working", "working", ...kinds("judged")]);
  expect(steps.flatMap((step) => (step.kind === "working" ? [step.share] : []))).toEqual([0.25, 1]);
  expect(steps[0]).toMatchObject({ entry: { outlook: { value: 0.5, exact: false } } });
  expect(steps.at(-1)).toMatchObject({ entry: { outlook: { value: 0.9, exact: true } } });
});

test("without a first look and without work everything is judged for good at once", () => {
  const read = reviewPosition(diceRace.rules as AnyRules, holder, record(), 0);
  if (!read.ok) throw new Error("not opened");
  expect(new Set([...read.value.steps()].map(({ kind }) => kind))).toEqual(new Set(["judged"]));
});

test("a seat that nobody has is refused", () => {
  expect(reviewMatch(diceRace.rules as AnyRules, holder, record(), 7)).toMatchObject({
    ok: false,
    refusal: { code: "no-such-seat" },
  });
});

test("another move than the one made has its worth too, and one that was not legal is refused", () => {
  const instead = (n: number, move: string) =>
    worthOfMove(diceRace.rules as AnyRules, holder, record(), { seat: 0, n, move });
  expect(instead(1, "roll")).toEqual({ ok: true, value: 0.95 });
  expect(instead(1, "hold")).toMatchObject({ ok: false });
  expect(instead(1, "nonsense")).toMatchObject({ ok: false });
  expect(instead(2, "roll")).toMatchObject({ ok: false, refusal: { code: "not-your-turn" } });
});

test("two decisions that are one choice may be off by both bounds, and a smaller loss has no mark", () => {
  // Without dice, so that one move of the seat follows the other.
  const plain: typeof diceRace.rules = {
    ...diceRace.rules,
    apply: (state, by, move) =>
      move.kind === "roll"
        ? { state: { ...state, turn: state.turn + 1 }, told: [] }
        : diceRace.rules.apply(state, by, move),
  };
  const config = plain.configText.read("");
  if (!config.ok) throw new Error("no config");
  const { match } = Match.begin(plain, config.value, { seed: seedOf("joined") });
  match.play(0, "roll");
  match.play(0, "hold");
  const joined = (bound: number) => {
    const reviewer: AnyReviewer = {
      ...holder,
      joinsNext: (move) => plain.moveText.write(move as never) === "roll",
      weigh: () => ({
        options: [
          { move: { kind: "hold" }, worth: 1 },
          { move: { kind: "roll" }, worth: 0.98 },
        ],
        exact: false,
        bound,
        worthOf: () => 0.98,
      }),
    };
    const read = reviewMatch(plain as AnyRules, reviewer, match.record, 0);
    if (!read.ok) throw new Error("not opened");
    return [...read.value.steps()].flatMap(({ judged }) => judged ?? []);
  };
  const [unsure, ...rest] = joined(0.03);
  expect(rest).toEqual([]);
  expect(unsure?.next).toBe("hold");
  expect(unsure?.given).toBeCloseTo(0.04, 12);
  expect(unsure?.bound).toBeCloseTo(0.06, 12);
  expect(unsure?.mark).toBeUndefined();
  expect(joined(0.01)[0]).toMatchObject({ mark: "mistake", bound: 0.02 });
});
