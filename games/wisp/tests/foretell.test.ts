/** The prediction of a move matches what happens, and gives the reasons. */
import { expect, test } from "vitest";
import { type Direction, foretell, legalMoves, patrolCells, setup, sightOf, wisp } from "../index.ts";
import { levelOf } from "./boards.ts";
import { drawFor, randomLevel, randomState } from "./random-levels.ts";

test("on random positions everybody moves as foretold, or stays for the reason given", () => {
  const draw = drawFor("foretold");
  const met = new Map<string, number>();
  const count = (what: string) => met.set(what, (met.get(what) ?? 0) + 1);
  for (let i = 0; i < 1500; i++) {
    const state = randomState(draw, randomLevel(draw));
    for (const move of legalMoves(state)) {
      const facts = wisp.rules.apply(state, 0, move).told.map(({ fact }) => fact);
      const foretold = foretell(state, move);
      expect(foretold.map(({ who }) => who)).toEqual(state.enemies.map(({ id }) => id));
      for (const { who, stays, tie, sees, wakes, mergesInto, ends } of foretold) {
        const step = facts.find((fact) => fact.kind === "step" && fact.who === who);
        expect([who, stays === undefined]).toEqual([who, step !== undefined]);
        if (tie !== undefined && step?.kind === "step") {
          expect(step.direction).toBe(tie.between[0]);
          count(`tie by ${tie.by}`);
        }
        if (stays !== undefined) count(stays);
        if (sees) count("sees");
        if (wakes) count("wakes");
        if (mergesInto !== undefined) count("merges");
        if (ends !== undefined) count(ends);
      }
    }
  }
  const all = ["tie by grove", "tie by order", "asleep", "held", "blocked", "pinned", "sees", "wakes", "merges"];
  for (const what of [...all, "purified", "catches"]) expect([what, (met.get(what) ?? 0) > 100]).toEqual([what, true]);
});

const foretoldOn = (drawing: string, move: Direction) => foretell(setup(levelOf(drawing)), move);

test("the tie that the grove decides and the one that the order decides", () => {
  const byOrder = foretoldOn("G . . .\n. r . .\n. . . .\n. . . W", "N");
  expect(byOrder).toMatchObject([{ order: 1, tie: { between: ["E", "S"], by: "order" } }]);
  const byGrove = foretoldOn("r . . G\n. . . .\n. . . .\n. . . W", "N");
  expect(byGrove).toMatchObject([{ tie: { between: ["S", "E"], by: "grove" } }]);
});

test("who is barred says by whom, and who merges into whom", () => {
  expect(foretoldOn("r p . W\n# . . .\nG . . .", "S")[0]).toMatchObject({ stays: "blocked", barredBy: [1] });
  expect(foretoldOn("# . r # W\n. . . . .\n. . r . G\n. . . . .", "S")[1]).toMatchObject({ mergesInto: 0 });
});

test("a guard's route and what it sees, up to a tree, an enemy or the edge", () => {
  const state = setup(levelOf("route: 0,0 E E\ng . . # .\n. . . . .\nW . G . ."));
  expect(patrolCells(state, 0)).toEqual({ cells: [0, 1, 2], closed: false });
  expect(sightOf(state, 0)).toEqual([1, 2]);
  const round = setup(levelOf("route: 0,0 E S W N\ng . . r .\n. . . . .\nW . G . ."));
  expect(patrolCells(round, 0)).toEqual({ cells: [0, 1, 6, 5, 0], closed: true });
  expect(sightOf(round, 0)).toEqual([1, 2]);
  expect(sightOf(round, 1)).toEqual([]);
  expect(patrolCells(round, 1)).toBeUndefined();
});
