import { expect, test } from "vitest";
import { type Direction, firstLight, type Level, parOf, parStates, setup, study, wisp } from "../index.ts";
import { levelOf } from "./boards.ts";

const wins = (level: Level, moves: readonly Direction[]): boolean =>
  moves.reduce((state, move) => {
    expect(wisp.rules.refusal(state, 0, move)).toBeUndefined();
    return wisp.rules.apply(state, 0, move).state;
  }, setup(level)).enemies.length === 0;

/** Too many positions for a small table: three reds and two sleepers on 6×6. */
const crowded = levelOf(`
  r . . . . r
  . . # . . .
  . . . . ~ .
  . p . G . .
  . . . . # .
  W . r . . p`);

test("par is exact where the search reaches a victory, and its solution wins", () => {
  const par = parOf(crowded, { states: 10_000_000 });
  if (par.kind !== "exact") throw new Error(par.kind);
  expect(par.moves).toHaveLength(par.par);
  expect(wins(crowded, par.moves)).toBe(true);
  expect(study(setup(crowded), { states: 100_000 }).kind).toBe("gave-up");
});

test("the page's budget is enough for a 9×9 with four creatures, and two million positions are not", () => {
  const level = levelOf(`
    . . p . . . W . .
    . . . . r . . . .
    . . . . # # . . .
    . . . # . . # G .
    . . . . # . . . .
    . . . . . # . . #
    . # # . . # . # .
    . . . # . p # . .
    . . # . . . . . r`);
  expect(parOf(level, { states: 2_000_000 }).kind).toBe("unknown");
  expect(parOf(level, { states: parStates })).toMatchObject({ kind: "exact", par: 28 });
  expect(parStates).toBe(10_000_000);
});

test("par without budget is unknown, with a best known solution that wins and is no shorter than par", () => {
  const exact = parOf(crowded, { states: 10_000_000 });
  const unknown = parOf(crowded, { states: 500 });
  if (unknown.kind !== "unknown" || exact.kind !== "exact") throw new Error("unexpected");
  expect(unknown.visited).toBe(500);
  expect(wins(crowded, unknown.best ?? [])).toBe(true);
  expect(unknown.best?.length).toBeGreaterThanOrEqual(exact.par);
});

test("a level that cannot be won is impossible, not unknown", () => {
  expect(parOf(levelOf("# p # .\n# # # .\nW . . G"), { states: 10_000 })).toEqual({ kind: "impossible" });
});

const wide = levelOf(`
  r . . . . . . . r
  . . # . . . . . .
  . . . . # . . . .
  . ~ . . . . # . .
  . . . . . . . . .
  . . # . . ~ . . .
  . . . . # . . . .
  G # . . . . . . .
  W . . . p . . . p`);

test("a long search tells how far it is and ends when it is cancelled", () => {
  const told: number[] = [];
  const par = parOf(wide, {
    states: 10_000_000,
    progress: (positions) => told.push(positions),
    cancelled: () => told.length >= 2,
  });
  expect(par).toMatchObject({ kind: "unknown", best: undefined });
  expect(told).toHaveLength(2);
  expect(told[1]).toBeGreaterThan(told[0] ?? 0);
});

test("the level of a table that was given none has its par", () => {
  expect(parOf(firstLight, { states: 10_000 })).toMatchObject({ kind: "exact", par: 6 });
});
