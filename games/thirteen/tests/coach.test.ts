/** The coach: hints, grades, and when they are exact. */
import { describe, expect, test } from "vitest";
import { advise, type Category, categories, gradeMove, hintMove, type RunMove, rules, usualBook } from "../index.ts";
import { type Standing, standing } from "./standing.ts";

const move = (text: string): RunMove => {
  const read = rules.moveText.read(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
/** A stage without other boxes: with all thirteen, everything would be solved for the same answers. */
const only = (...open: readonly Category[]) => ({ open, inPlay: open.map((category) => categories.indexOf(category)) });

const { open, inPlay } = only("sixes", "four-of-a-kind", "chance");
const small: Standing = { shown: [6, 6, 6, 2, 1], open, rolled: 2, sheet: { upper: 40, score: 140, inPlay } };

describe("towards points", () => {
  const state = standing(small);
  const advice = advise(usualBook, state, "points");

  test("is exact with plain dice, levels and charms included", () => {
    expect(advice.exact).toBe(true);
    expect(
      advise(usualBook, standing({ ...small, charms: ["bell", "seal-upper"], levels: { kinds: 3 } }), "points").exact,
    ).toBe(true);
  });
  test("lists every option, the best first", () => {
    const worths = advice.options.map(({ worth }) => worth);
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
    expect(hintMove(advice)).toEqual(move("roll keep 1 2 3"));
    expect(advice.options.filter(({ kind }) => kind === "score")).toHaveLength(2);
  });
  test("grades a move by what it gives away", () => {
    expect(gradeMove(state, advice, move("roll keep 1 2 3"))).toEqual({ grade: "perfect", lost: 0 });
    expect(gradeMove(state, advice, move("roll"))?.grade).toBe("blunder");
    expect(gradeMove(state, advice, move("next"))).toBeUndefined();
  });
  test("keeping either of two equal dice is the same decision", () => {
    const { open, inPlay } = only("sixes", "chance");
    const pair = standing({ shown: [6, 6, 3, 2, 1], open, rolled: 2, sheet: { inPlay } });
    const hint = advise(usualBook, pair, "points");
    expect(gradeMove(pair, hint, move("roll keep 1"))).toEqual(gradeMove(pair, hint, move("roll keep 2")));
  });
  test("knows which rolls are left and which dice may be kept", () => {
    const last = advise(usualBook, standing({ ...small, rolled: 3 }), "points");
    expect(last.options.every(({ kind }) => kind !== "roll")).toBe(true);
    const loose = advise(usualBook, standing({ ...small, stage: 4, twist: { kind: "loose" } }), "points");
    for (const option of loose.options)
      if (option.kind === "roll") expect(option.keep.every((die) => die >= 2)).toBe(true);
  });
  test("a waiting Double Stamp counts for this box alone", () => {
    const worth = (stamp: number) =>
      advise(usualBook, standing({ ...small, rolled: 3, sheet: { ...small.sheet, stamp } }), "points").options.find(
        (option) => option.kind === "score" && option.category === "chance",
      )?.worth ?? 0;
    expect(worth(2) - worth(1)).toBeCloseTo(21, 9);
  });
});

describe("towards a target", () => {
  test("is exact from six open boxes down", () => {
    const state = standing({
      ...small,
      open: ["ones", "sixes", "four-of-a-kind", "full-house", "small-straight", "chance"],
      sheet: { upper: 30, score: 90 },
    });
    const advice = advise(usualBook, state, "target");
    expect(advice.exact).toBe(true);
    for (const { worth } of advice.options) expect(worth).toBeGreaterThanOrEqual(0);
    for (const { worth } of advice.options) expect(worth).toBeLessThanOrEqual(1);
  });
  test("takes the sure box that reaches it", () => {
    const state = standing({
      shown: [6, 6, 6, 6, 1],
      open: ["sixes", "five-of-a-kind"],
      rolled: 1,
      sheet: { score: 176, upper: 20 },
    });
    expect(hintMove(advise(usualBook, state, "target"))).toEqual(move("score sixes"));
  });
  test("is sure once the target is met, and says what ending the stage and playing on pay", () => {
    const of = { shown: [6, 6, 6, 2, 1], open: ["sixes", "ones", "twos", "chance"], sheet: { score: 250 } } as const;
    const advice = advise(usualBook, standing(of), "target");
    expect(advice.exact).toBe(true);
    expect(new Set(advice.options.map(({ worth }) => worth))).toEqual(new Set([1]));
    expect(advice.options[0]?.kind).toBe("score");
    // $5 for the stage and $2 for four rounds; or two rolls saved in each of four rounds, of which $15 are paid.
    expect(advice.met).toEqual({ cashIn: 7, playOn: 20 });
    expect(hintMove(advice)).toMatchObject({ kind: "score" });
    const full = advise(usualBook, standing({ ...of, sheet: { score: 250, unused: 5 } }), "target");
    expect(full.met).toEqual({ cashIn: 22, playOn: 20 });
    expect(hintMove(full)).toEqual(move("cash in"));
    expect(hintMove({ ...full, aim: "points" })).toEqual(move("cash in"));
  });
  test("is an estimate with charms that hang on the moment", () =>
    expect(advise(usualBook, standing({ ...small, charms: ["first-light"] }), "points").exact).toBe(false));
  test("is an estimate with special dice, and says so", () => {
    const state = standing({ ...small, dice: ["wild", "plain", "plain", "plain", "plain"] });
    expect(advise(usualBook, state, "target").exact).toBe(false);
    expect(advise(usualBook, state, "points").exact).toBe(false);
  });
});
