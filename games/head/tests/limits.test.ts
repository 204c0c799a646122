/** Every miss limit of the design's table, and the house rule Mercy. */
import { expect, test } from "vitest";
import { limitOf, missLimit } from "../index.ts";
import { config } from "./table.ts";

const plain = { mercy: false } as const;

test("15 + the opponent's grid + the opponent's words + your own difficulty, for all 42", () => {
  const bonus = { 6: 3, 7: 4, 8: 6, 9: 8, 10: 10, 11: 12, 12: 13 } as const;
  for (const [size, more] of Object.entries(bonus))
    for (const [words, fewer] of [
      [3, 0],
      [4, -2],
    ] as const)
      for (const [difficulty, mine] of [
        ["easy", 4],
        ["normal", 0],
        ["hard", -4],
      ] as const)
        expect(missLimit({ grid: Number(size), words, difficulty, ...plain })).toBe(15 + more + fewer + mine);
});

test("the design's screens: 21 on 8×8 with three words, and 21 on 9×9 with four", () => {
  expect(missLimit({ grid: 8, words: 3, difficulty: "normal", ...plain })).toBe(21);
  expect(missLimit({ grid: 9, words: 4, difficulty: "normal", ...plain })).toBe(21);
});

test("the design's examples: 21, 32 and 12", () => {
  expect(missLimit({ grid: 8, words: 3, difficulty: "normal", ...plain })).toBe(21);
  expect(missLimit({ grid: 12, words: 3, difficulty: "easy", ...plain })).toBe(32);
  expect(missLimit({ grid: 6, words: 4, difficulty: "hard", ...plain })).toBe(12);
});

test("the limit comes from the opponent's board and one's own difficulty", () => {
  const table = config("grids=6,12 words=4,3 difficulty=easy,hard");
  expect(limitOf(table, 0)).toBe(15 + 13 + 0 + 4);
  expect(limitOf(table, 1)).toBe(15 + 3 - 2 - 4);
});

test("Mercy counts +9, +6 or +2 and holds the limit between 10 and 40", () => {
  expect(missLimit({ grid: 12, words: 3, difficulty: "easy", mercy: true })).toBe(37);
  expect(missLimit({ grid: 8, words: 3, difficulty: "normal", mercy: true })).toBe(27);
  expect(missLimit({ grid: 6, words: 4, difficulty: "hard", mercy: true })).toBe(18);
  expect(limitOf(config("house=mercy grids=8"), 0)).toBe(27);
});
