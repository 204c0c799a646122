import { sentence } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { type Level, mechanics, rankOf, rate, readLevel, scoreOf, scoreRange, type Traits } from "../../index.ts";

const levelOf = (drawing: string): Level => {
  const read = readLevel(drawing.replace(/^ +/gm, ""));
  if (!read.ok) throw new Error(sentence(read.refusal));
  return read.value.level;
};

const traitsOf = (drawing: string): Traits => {
  const rated = rate(levelOf(drawing), 100_000);
  if (rated === undefined) throw new Error("the level cannot be solved");
  return rated.difficulty.traits;
};

test("an enemy that steps into the grove at once is as easy as it gets", () => {
  const traits = traitsOf(`
    . r G . W
    . . . . .
    . . . . .
  `);
  expect(traits).toMatchObject({ length: 1, forced: 0, against: 0 });
  expect(rankOf(scoreOf(traits))).toBe(1);
});

test("a move is forced when every other one throws the victory away", () => {
  // Only due west, along the row, does the enemy step down into the grove.
  const traits = traitsOf(`
    . . r
    . # G
    # W .
  `);
  expect(traits.length).toBeGreaterThanOrEqual(1);
  expect(traits.forced).toBeLessThanOrEqual(traits.length);
});

test("what cannot be solved has no difficulty", () => {
  const walled = levelOf(`
    r # . .
    # # . .
    . . G W
  `);
  expect(rate(walled, 100_000)).toBeUndefined();
});

test("what was not looked through has no difficulty", () => {
  const open = levelOf(`
    r . . . r
    . . . . .
    . . G . .
    . . . . .
    W . . . r
  `);
  expect(rate(open, 100)).toBeUndefined();
});

const middling: Traits = { length: 9, forced: 2, against: 2, traps: 8, solutions: 20, mechanics: ["tree"] };

test("more of anything that is hard never lowers the score", () => {
  const harder: readonly ((n: number) => Traits)[] = [
    (n) => ({ ...middling, length: n }),
    (n) => ({ ...middling, forced: n }),
    (n) => ({ ...middling, against: n }),
    (n) => ({ ...middling, traps: n / 2 }),
    (n) => ({ ...middling, solutions: 1_000 / n }),
    (n) => ({ ...middling, mechanics: mechanics.slice(0, n) }),
  ];
  for (const traits of harder)
    for (let n = 1; n < 60; n++) expect(scoreOf(traits(n + 1))).toBeGreaterThanOrEqual(scoreOf(traits(n)));
});

test("the score stays within its range, and its tenths are the difficulties 1 to 10", () => {
  const most: Traits = { length: 500, forced: 500, against: 500, traps: 500, solutions: 1, mechanics };
  expect(scoreOf(most)).toBe(scoreRange);
  expect(rankOf(scoreRange)).toBe(10);
  expect([0, 9.9, 10, 55, 89.9, 90].map(rankOf)).toEqual([1, 1, 2, 6, 9, 10]);
});
