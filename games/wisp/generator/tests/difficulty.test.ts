import { sentence } from "@turnlight/kernel";
import { expect, test } from "vitest";
import {
  campaignLevels,
  hint,
  type Level,
  legalMoves,
  mechanics,
  rankOf,
  rate,
  readLevel,
  scoreOf,
  scoreRange,
  setup,
  type Traits,
  wisp,
} from "../../index.ts";

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
  const only = campaignLevels.filter(({ level }) => rate(level, 100_000)?.difficulty.traits.solutions === 1);
  expect(only.length).toBeGreaterThan(0);
  for (const { id, level } of only) {
    const rated = rate(level, 100_000);
    if (rated === undefined) throw new Error(`${id} cannot be solved`);
    let forced = 0;
    let state = setup(level);
    while (state.enemies.length > 0) {
      const advice = hint(rated.study, state);
      if (advice === undefined) throw new Error(`${id} has no way on`);
      if (advice.spoils.length === legalMoves(state).length - 1) forced += 1;
      state = wisp.rules.apply(state, 0, advice.move).state;
    }
    expect([id, rated.difficulty.traits.forced]).toEqual([id, forced]);
  }
});

test("going towards the nearest enemy is counter-intuitive, unless it steps into the grove by that", () => {
  const first = `
    . . r
    . . G
    . . .
    . . W
  `;
  expect(traitsOf(first)).toMatchObject({ length: 1, against: 0 });
  const walled = `
    . . . . .
    . . . # .
    W . # r G
    . . . # .
    . . . . .
  `;
  // It cannot leave its nook, so the path around it leads past it.
  expect(traitsOf(walled)).toMatchObject({ length: 4, against: 1 });
});

test("leading everybody away from the grove is counter-intuitive", () => {
  const traits = traitsOf(`
    . . . . .
    . . # . .
    . . r G .
    # . r r .
    # . W . .
  `);
  expect(traits.against).toBe(4);
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
