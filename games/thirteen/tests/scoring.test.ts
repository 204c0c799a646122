/** The design document's scoring rules, example by example. */
import { describe, expect, test } from "vitest";
import { apart, baseOf, type Category, categories, compact, preview, usualBook } from "../index.ts";
import { play, refusedAs, standing, textsOf } from "./standing.ts";

const base = (category: Category, dice: readonly number[]) => baseOf(category, dice, dice);

describe("upper section", () => {
  test.each<[Category, number[], number]>([
    ["ones", [1, 1, 3, 4, 6], 2],
    ["twos", [2, 2, 2, 5, 6], 6],
    ["threes", [3, 3, 3, 3, 5], 12],
    ["fours", [4, 4, 4, 1, 2], 12],
    ["fives", [5, 5, 1, 2, 3], 10],
    ["sixes", [6, 6, 6, 6, 6], 30],
  ])("%s of %j are %i", (category, dice, points) => expect(base(category, dice)).toBe(points));
});

describe("lower section", () => {
  test.each<[Category, number[], number]>([
    ["three-of-a-kind", [4, 4, 4, 2, 3], 17],
    ["four-of-a-kind", [5, 5, 5, 5, 1], 21],
    ["full-house", [3, 3, 3, 6, 6], 25],
    ["small-straight", [1, 2, 3, 4, 6], 30],
    ["large-straight", [2, 3, 4, 5, 6], 40],
    ["five-of-a-kind", [4, 4, 4, 4, 4], 50],
    ["chance", [1, 2, 3, 4, 5], 15],
    ["three-of-a-kind", [4, 4, 2, 2, 3], 0],
    ["four-of-a-kind", [5, 5, 5, 1, 1], 0],
    ["five-of-a-kind", [5, 5, 5, 5, 1], 0],
    ["full-house", [3, 3, 3, 6, 5], 0],
  ])("%s of %j is %i", (category, dice, points) => expect(base(category, dice)).toBe(points));

  test("a full house is exactly three and two: five of a kind is none", () =>
    expect(base("full-house", [4, 4, 4, 4, 4])).toBe(0));

  test.each([
    [[1, 2, 3, 4, 6], 30],
    [[1, 2, 3, 4, 4], 30],
    [[2, 3, 4, 5, 2], 30],
    [[3, 4, 5, 6, 1], 30],
    [[6, 5, 4, 3, 3], 30],
    [[1, 2, 3, 5, 6], 0],
    [[1, 1, 2, 3, 3], 0],
  ])("a small straight in %j is %i", (dice, points) => expect(base("small-straight", dice)).toBe(points));

  test.each([
    [[1, 2, 3, 4, 5], 40],
    [[5, 3, 4, 2, 6], 40],
    [[1, 2, 3, 4, 6], 0],
    [[2, 3, 4, 5, 5], 0],
  ])("a large straight in %j is %i", (dice, points) => expect(base("large-straight", dice)).toBe(points));
});

test("without upgrades the best possible score is 375", () => {
  const best = categories.map((category) => {
    let most = 0;
    for (let n = 0; n < 6 ** 5; n++) {
      const dice = [0, 1, 2, 3, 4].map((i) => 1 + (Math.floor(n / 6 ** i) % 6));
      most = Math.max(most, base(category, dice));
    }
    return most;
  });
  expect(best.reduce((sum, points) => sum + points, 35)).toBe(375);
});

const lit = (shown: readonly number[], open?: readonly Category[]) =>
  preview(usualBook, standing({ shown, ...(open && { open }) }))
    .filter(({ valid }) => valid)
    .map(({ category }) => category);

describe("what lights up", () => {
  test("five ones light Ones, Three, Four and Five of a kind, and Chance", () =>
    expect(lit([1, 1, 1, 1, 1])).toEqual(["ones", "three-of-a-kind", "four-of-a-kind", "five-of-a-kind", "chance"]));

  test("nothing is lit before the first roll", () => expect(preview(usualBook, standing({}))).toEqual([]));

  test("a filled box is not lit and cannot be scored", () => {
    const state = standing({ shown: [1, 1, 1, 1, 1], open: ["twos", "chance"] });
    expect(lit([1, 1, 1, 1, 1], ["twos", "chance"])).toEqual(["chance"]);
    expect(refusedAs(state, "score ones")).toBe("not-open");
    expect(refusedAs(state, "score twos")).toBe("not-valid");
  });

  test("no bonus for a second five of a kind, and no joker", () => {
    const state = standing({ shown: [4, 4, 4, 4, 4], open: ["full-house", "large-straight"] });
    expect(lit([4, 4, 4, 4, 4], ["full-house", "large-straight"])).toEqual([]);
    expect(textsOf(state)).toContain("scratch full-house");
  });
});

describe("the upper bonus", () => {
  const at = (upper: number, shown: readonly number[]) =>
    play(standing({ shown, open: ["sixes", "chance"], sheet: { upper, score: upper } }), "score sixes").sheet;

  test("comes the moment the upper sum reaches 63", () =>
    expect(at(51, [6, 6, 1, 2, 3])).toMatchObject({ upper: 63, bonus: 35, score: 51 + 12 + 35 }));
  test("not below it", () => expect(at(50, [6, 6, 1, 2, 3])).toMatchObject({ upper: 62, bonus: null, score: 62 }));
  test("and only once", () => {
    const state = standing({
      shown: [6, 6, 6, 6, 1],
      open: ["sixes", "chance"],
      sheet: { upper: 70, bonus: 35, score: 105 },
    });
    expect(play(state, "score sixes").sheet).toMatchObject({ bonus: 35, score: 129 });
  });
});

test.each([
  [42, "42"],
  [999, "999"],
  [1234, "1.2k"],
  [12345, "12.3k"],
  [100000, "100k"],
  [1000, "1k"],
  [0, "0"],
  [999_949, "999.9k"],
  [999_950, "1M"],
  [1_234_567, "1.2M"],
  [2_500_000_000, "2.5B"],
])("%i is shown as %s", (n, text) => expect(compact(n)).toBe(text));

test.each([
  [1000, 1013, "1000", "1013"],
  [99_999, 3, "99999", "3"],
  [1_234_567, 1_234_890, "1.2346M", "1.2349M"],
  [2_500_000, 1_000_000, "2.5M", "1M"],
  [300_000, 300_000, "300k", "300k"],
])("%i and %i can be told apart", (a, b, first, second) => expect(apart(a, b, String)).toEqual([first, second]));
