/** The review of Thirteen Throws: the last box costs what a naive enumeration says, and who plays for the target has no mark. */
import { type AnyRules, accuracyOf, Match, type MatchRecord, reviewing, seedOf, sentence } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { openBoxes, type RunMove, type RunState, rules } from "../index.ts";
import { reviewer } from "../review/index.ts";
import { lastBox } from "./last-box.ts";
import { standing } from "./standing.ts";

const move = (text: string): RunMove => {
  const read = rules.moveText.read(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

const weigh = (state: RunState) => {
  const weighing = reviewer.weigh(state, 0, reviewer.usual);
  if (weighing === undefined) throw new Error("nothing is decided here");
  return weighing;
};

describe("the last box, counted out by hand", () => {
  const at = (shown: readonly number[], rolled: number): RunState =>
    standing({ shown, open: ["sixes"], rolled, sheet: { score: 182, upper: 0, target: 200 } });
  /** Eighteen more points are three sixes. */
  const hand = lastBox((shown) => shown.filter((die) => die === 6).length >= 3);

  test.each([
    [[6, 6, 4, 2, 1], 1],
    [[6, 3, 4, 2, 1], 2],
    [[6, 6, 4, 2, 1], 2],
  ] as const)("every keep of %j after roll %i costs what enumeration says", (shown, rolled) => {
    const state = at(shown, rolled);
    const weighing = weigh(state);
    expect(weighing.exact).toBe(true);
    const best = hand.best(shown, 3 - rolled);
    expect(weighing.options[0]?.worth).toBeCloseTo(best, 9);
    for (const text of ["roll", "roll keep 1", "roll keep 1 2", "roll keep 3 4 5"]) {
      const made = move(text);
      if (made.kind !== "roll") throw new Error(text);
      const naive = hand.keep(
        made.keep.map((die) => shown[die] ?? 0),
        3 - rolled,
      );
      expect(best - (weighing.worthOf(made) ?? 0)).toBeCloseTo(best - naive, 9);
    }
  });

  test("throwing away two sixes is named for what it is", () =>
    expect(reviewer.habit(at([6, 6, 4, 2, 1], 1), 0, move("roll"), move("roll keep 1 2"))).toBe("keeps-too-few"));
});

test("with special dice or many open boxes the chance is called an estimate", () => {
  const many = standing({ shown: [6, 6, 4, 2, 1], rolled: 1 });
  expect(openBoxes(many.sheet).length).toBeGreaterThan(6);
  expect(weigh(many).exact).toBe(false);
});

test("a round has a chance before its first roll, also with dice that stand for several faces", () => {
  const wild = standing({ dice: ["wild", "plain", "plain", "plain", "plain"], open: ["sixes", "chance"] });
  const outlook = reviewer.outlook(wild, 0, reviewer.usual);
  expect(outlook?.exact).toBe(false);
  expect(outlook?.value).toBeGreaterThanOrEqual(0);
});

/** A whole stage with plain dice and no charm that counts for the target, played by the best option of every decision. */
const perfectStage = (seed: string): MatchRecord => {
  const config = rules.configText.read("");
  if (!config.ok) throw new Error("no config");
  const { match } = Match.begin(rules, config.value, { seed: seedOf(seed) });
  const next = (state: RunState): string => {
    if (state.phase.kind === "draft") return "draft 1";
    if (state.sheet.shown.length === 0) return "roll";
    if (state.sheet.score >= state.sheet.target) return "cash in";
    const [best] = reviewer.weigh(state, 0, reviewer.usual)?.options ?? [];
    return best === undefined ? "retire" : rules.moveText.write(best.move);
  };
  while (match.turn.kind === "seats" && match.state.cleared === 0 && match.state.stage === 1) {
    const done = match.play(0, next(match.state));
    if (!done.ok) throw new Error(sentence(done.refusal));
    if (match.state.phase.kind === "shop") break;
  }
  return match.record;
};

test("who plays a plain stage for its target has an accuracy of 100 and no mark", () => {
  const record = perfectStage("a plain stage");
  const read = reviewing(rules as AnyRules, reviewer as never, record, 0);
  if (!read.ok) throw new Error(sentence(read.refusal));
  const entries = [...read.value.steps()];
  const total = accuracyOf(reviewer.scale, entries);
  expect(total).toMatchObject({ accuracy: 100, given: 0, marks: { slip: 0, mistake: 0, blunder: 0 } });
  expect(total.decisions).toBeGreaterThan(10);
  expect(entries.flatMap(({ judged }) => judged ?? []).some(({ exact }) => exact)).toBe(true);
});
