/** The solver and its table agree with the naive graph, position by position. */
import { describe, expect, test } from "vitest";
import {
  type Direction,
  endingOf,
  firstLight,
  hint,
  type Level,
  legalMoves,
  setup,
  solve,
  solver,
  study,
  type WispState,
  wisp,
} from "../index.ts";
import { levelOf } from "./boards.ts";
import { naiveGraph } from "./naive-graph.ts";
import { drawFor, everything, randomLevel, type Wanted } from "./random-levels.ts";

const states = 100_000;

const verdict = (state: WispState, distance: number | undefined, isLost: boolean) => {
  const ending = endingOf(state);
  if (ending === "won" || ending === "caught") return { kind: ending };
  return distance !== undefined ? { kind: "winnable", distance } : { kind: isLost ? "lost" : "draw" };
};

/** Compares everything known about a level; false if its graph is too large for the naive one. */
const compare = (level: Level, most: number): boolean => {
  const start = setup(level);
  if (endingOf(start) !== undefined) return false;
  const naive = naiveGraph(start, most);
  if (naive === undefined) return false;
  const studied = study(start, { states });
  const solution = solve(start, { nodes: states });
  if (studied.kind !== "studied") throw new Error("the study gave up");
  expect({ level, figures: studied.study.figures }).toEqual({ level, figures: naive.figures });
  expect(solution.kind).toBe(naive.figures.par === undefined ? "impossible" : "solved");
  if (solution.kind === "solved") {
    expect(solution.moves.length).toBe(naive.figures.par);
    const end = solution.moves.reduce((state, move) => wisp.rules.apply(state, 0, move).state, start);
    expect(endingOf(end)).toBe("won");
  }
  for (const state of naive.states.values())
    expect(studied.study.of(state)).toEqual(verdict(state, naive.distance(state), naive.isLost(state)));
  return true;
};

const mixed: Wanted = { ...everything, sides: [3, 4], enemies: [1, 3], pads: 1 };

test.each([
  ["reds and sleepers among trees and mud", { ...mixed, kinds: ["red", "red", "sleeper"], pads: 0 }, 50],
  ["everything at once", mixed, 50],
  ["guards", { ...mixed, kinds: ["guard", "red"], sides: [3, 3] }, 25],
  ["reds and purples on open ground", { ...mixed, kinds: ["red", "purple"], terrains: ["clearing"], pads: 0 }, 15],
  ["more cells than a mask has bits", { ...everything, sides: [6, 7], enemies: [1, 2], pads: 1 }, 5],
  ["more enemies than fit in a word", { ...everything, sides: [3, 4], enemies: [6, 9] }, 15],
] satisfies readonly (readonly [string, Wanted, number])[])("graphs of random levels: %s", (name, wanted, times) => {
  const draw = drawFor(name);
  let compared = 0;
  while (compared < times) if (compare(randomLevel(draw, wanted), 1500)) compared += 1;
  expect(compared).toBe(times);
});

const studyOf = (state: WispState) => {
  const studied = study(state, { states });
  if (studied.kind !== "studied") throw new Error("the study gave up");
  return studied.study;
};

const start = setup(firstLight);

test("every budget below the need gives up, and says how much was looked at", () => {
  for (const few of [1, 2, 100, 1024, 2591])
    expect(study(start, { states: few })).toEqual({ kind: "gave-up", visited: few });
  expect(study(start, { states: 2592 }).kind).toBe("studied");
  expect(solve(start, { nodes: 100 })).toEqual({ kind: "gave-up", visited: 100 });
});

test("the table follows a shortest solution down to victory", () => {
  const table = studyOf(start);
  const line = table.line(start) ?? [];
  expect(line).toHaveLength(6);
  let state = start;
  for (const [i, move] of line.entries()) {
    expect(table.of(state)).toEqual({ kind: "winnable", distance: 6 - i });
    expect(table.best(state)).toContain(move);
    state = wisp.rules.apply(state, 0, move).state;
  }
  expect(table.of(state)).toEqual({ kind: "won" });
  expect(table.line(state)).toEqual([]);
});

test("the options of a position are its legal moves and what they come to", () => {
  const table = studyOf(start);
  for (const { move, verdict: expected } of table.options(start))
    expect(table.of(wisp.rules.apply(start, 0, move).state)).toEqual(expected);
  expect(table.options(start).map(({ move }) => move)).toEqual(legalMoves(start));
});

test("a position that cannot be reached is not in the table", () => {
  const elsewhere: WispState = { ...start, enemies: start.enemies.map((enemy) => ({ ...enemy, at: enemy.at + 1 })) };
  expect(studyOf(start).of(elsewhere)).toBeUndefined();
  expect(studyOf(start).options(elsewhere)).toEqual([]);
});

test("what was merged from how many makes no difference", () => {
  const heavy: WispState = { ...start, enemies: start.enemies.map((enemy) => ({ ...enemy, count: 3 })) };
  expect(studyOf(start).of(heavy)).toEqual({ kind: "winnable", distance: 6 });
});

test("which of two like enemies is left makes no difference", () => {
  const level = levelOf(`
    r . . . r
    . . . . .
    . . G . .
    . . . . .
    . . . . W`);
  const begin = setup(level);
  const table = studyOf(begin);
  let state = begin;
  for (const move of table.line(begin) ?? []) {
    if (state.enemies.length === 1) break;
    state = wisp.rules.apply(state, 0, move).state;
  }
  expect(state.enemies).toHaveLength(1);
  const other: WispState = { ...state, enemies: state.enemies.map((enemy) => ({ ...enemy, id: 1 - enemy.id })) };
  expect(table.of(state)?.kind).toBe("winnable");
  expect(table.of(other)).toEqual(table.of(state));
});

describe("a hint", () => {
  const hintAfter = (...moves: readonly Direction[]) =>
    hint(
      studyOf(start),
      moves.reduce((state, move) => wisp.rules.apply(state, 0, move).state, start),
    );

  test("names a move of a shortest solution and why", () => {
    expect(hintAfter()).toEqual({ move: "N", reason: "as-quick", distance: 6, spoils: [] });
  });

  test("says what would spoil it, and when one move completes the level", () => {
    expect(hintAfter("N", "NE", "E", "S", "W")).toMatchObject({ move: "E", reason: "completes", distance: 1 });
    const { reason, spoils } = hintAfter("N", "NE", "E", "S") ?? {};
    expect({ reason, spoils }).toMatchObject({ reason: "quickest" });
  });

  test("is silent where nothing wins", () => {
    const never = setup(levelOf("# p # .\n# # # .\nW . . G"));
    expect(hint(studyOf(never), never)).toBeUndefined();
    expect(solver.hint?.(never, { nodes: states })).toBeUndefined();
  });
});
