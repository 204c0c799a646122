/**
 * The review of Thirteen Throws: the last box costs what a naive enumeration says, and playing for the target gets no
 * mark.
 */
import {
  type AnyRules,
  accuracyOf,
  judge,
  Match,
  type MatchRecord,
  markOf,
  marks,
  type ReviewedEntry,
  reviewMatch,
  seedOf,
  sentence,
} from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { adviseOn, gradeMove, openBoxes, type RunMove, type RunState, reviewer, rules } from "../index.ts";
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

describe("who plays the last box as it is counted out by hand", () => {
  const config = rules.configText.read("first=130");
  if (!config.ok) throw new Error("no config");

  /** Fills twelve boxes by the first throw of each round, with the highest score; then the last one is open. */
  const upToTheLast = (seed: string) => {
    const { match } = Match.begin(rules, config.value, { seed: seedOf(seed) });
    const scoreAfter = (made: RunMove): number => rules.apply(match.state, 0, made).state.sheet.score;
    const next = ({ phase, sheet }: RunState): string => {
      if (phase.kind === "draft") return "draft 1";
      if (sheet.shown.length === 0) return "roll";
      const boxes = (rules.moves(match.state, 0) as readonly RunMove[]).filter(
        ({ kind }) => kind === "score" || kind === "scratch",
      );
      const [most] = boxes.toSorted((a, b) => scoreAfter(b) - scoreAfter(a));
      return most === undefined ? "retire" : rules.moveText.write(most);
    };
    const isLast = ({ phase, sheet }: RunState): boolean =>
      phase.kind === "round" && openBoxes(sheet).length === 1 && sheet.shown.length > 0;
    while (match.turn.kind === "seats" && !isLast(match.state)) {
      const done = match.play(0, next(match.state));
      if (!done.ok) throw new Error(sentence(done.refusal));
    }
    return match;
  };

  /**
   * The review of the last round, played by enumeration alone. Undefined if its end is certain, or if a charm was
   * drafted with which the chance is only estimated.
   */
  const lastRound = (seed: string): readonly ReviewedEntry[] => {
    const match = upToTheLast(seed);
    const [category] = openBoxes(match.state.sheet);
    if (match.turn.kind !== "seats" || category === undefined || !weigh(match.state).exact) return [];
    const { sheet } = match.state;
    const fill: RunMove = { kind: "score", category };
    const reaches = (shown: readonly number[]): boolean => {
      const state = { ...match.state, sheet: { ...sheet, shown } };
      if (rules.refusal(state, 0, fill) !== undefined) return sheet.score >= sheet.target;
      return rules.apply(state, 0, fill).state.sheet.score >= sheet.target;
    };
    const known = new Map<string, boolean>();
    const enough = (shown: readonly number[]): boolean => {
      const key = shown.toSorted((a, b) => a - b).join("");
      const before = known.get(key);
      if (before !== undefined) return before;
      const made = reaches(shown);
      known.set(key, made);
      return made;
    };
    const hand = lastBox(enough);
    const sets = Array.from({ length: 31 }, (_, set) => [0, 1, 2, 3, 4].filter((die) => ((set >> die) & 1) === 1));
    const entries: ReviewedEntry[] = [];
    for (let rolls = 2; match.turn.kind === "seats" && match.state.phase.kind === "round" && rolls > 0; rolls--) {
      const view = match.state;
      const { shown } = view.sheet;
      const chance = (keep: readonly number[]): number =>
        hand.keep(
          keep.map((die) => shown[die] ?? 0),
          rolls,
        );
      const [keep = []] = sets.toSorted((a, b) => chance(b) - chance(a));
      if (enough(shown) || chance(keep) === 0) break;
      const made: RunMove = { kind: "roll", keep };
      const judged = judge(reviewer, rules.moveText.write as never, {
        weighing: weigh(view) as never,
        view,
        seat: 0,
        move: made,
        n: entries.length,
      });
      if (judged !== undefined) entries.push({ n: entries.length, cause: "you", judged });
      const done = match.play(0, rules.moveText.write(made));
      if (!done.ok) throw new Error(sentence(done.refusal));
    }
    return entries;
  };

  test("has an accuracy of 100 and no mark", () => {
    const entries = Array.from({ length: 30 }, (_, i) => lastRound(`last box ${i}`)).flat();
    const total = accuracyOf(reviewer.scale, entries);
    expect(total.accuracy).toBeCloseTo(100, 6);
    expect(total.marks).toEqual({ slip: 0, mistake: 0, blunder: 0 });
    expect(total.decisions).toBeGreaterThan(4);
  });
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
  const config = rules.configText.read("kit=library first=300");
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
  const read = reviewMatch(rules as AnyRules, reviewer, record, 0);
  if (!read.ok) throw new Error(sentence(read.refusal));
  const entries = [...read.value.steps()];
  const total = accuracyOf(reviewer.scale, entries);
  expect(total).toMatchObject({ accuracy: 100, given: 0, marks: { slip: 0, mistake: 0, blunder: 0 } });
  expect(total.decisions).toBeGreaterThan(10);
  expect(entries.flatMap(({ judged }) => judged ?? []).some(({ exact }) => exact)).toBe(true);
});

test("the coach beside a run says what the review of it says", () => {
  const state = standing({
    shown: [6, 6, 4, 2, 1],
    rolled: 1,
    open: ["fours", "fives", "sixes", "small-straight", "five-of-a-kind", "chance", "full-house"],
    sheet: { score: 100, upper: 10, target: 200 },
  });
  const [advice, weighing] = [adviseOn(state, reviewer.usual), weigh(state)];
  expect(advice.exact).toBe(weighing.exact);
  expect(advice.options.map(({ worth }) => worth)).toEqual(weighing.options.map(({ worth }) => worth));
  for (const text of ["roll", "roll keep 1 2", "score sixes"]) {
    const given = (weighing.options[0]?.worth ?? 0) - (weighing.worthOf(move(text)) ?? 0);
    expect(gradeMove(state, advice, move(text))?.lost).toBeCloseTo(given, 12);
    expect(markOf(reviewer.scale, given)).toBe(
      marks.find((mark) => mark === gradeMove(state, advice, move(text))?.grade),
    );
  }
});
