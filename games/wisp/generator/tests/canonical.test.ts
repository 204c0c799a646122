import { expect, test } from "vitest";
import { type Level, likenessOf, rate, readLevel, turnsOf } from "../../index.ts";

const levelOf = (drawing: string): Level => {
  const read = readLevel(drawing.replace(/^ +/gm, ""));
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value.level;
};

const level = levelOf(`
  route: 3,0 S W
  . # . g
  1 G . .
  r . W 1
`);

test("a level is alike in all eight positions", () => {
  const turns = turnsOf(level);
  expect(turns).toHaveLength(8);
  expect(new Set(turns.map(likenessOf)).size).toBe(1);
});

test("a quarter turn takes everything with it", () => {
  expect(turnsOf(level)[1]).toEqual(
    levelOf(`
      route: 2,3 W N
      r 1 .
      . G #
      W . .
      1 . g
    `),
  );
});

test("a level with one thing elsewhere is not alike", () => {
  const other = { ...level, wisp: level.wisp - 1 };
  expect(likenessOf(other)).not.toBe(likenessOf(level));
});

test("the order of the enemies does not make a level another one", () => {
  const two = levelOf(`
    r . .
    . G W
    r . .
  `);
  const swapped = { ...two, enemies: two.enemies.toReversed() };
  expect(likenessOf(swapped)).toBe(likenessOf(two));
});

test("no turn or mirror keeps the rules: a tie goes up, right, down or left in all of them", () => {
  const tied = levelOf(`
    . G . W
    . . . .
    . . . .
    . . . r
  `);
  const pars = turnsOf(tied).map((turned) => rate(turned, 100_000)?.par ?? "impossible");
  expect(pars).toEqual([5, 7, 7, "impossible", 5, 5, 5, "impossible"]);
});
