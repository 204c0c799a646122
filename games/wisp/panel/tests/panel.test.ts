import { expect, test } from "vitest";
import { judge } from "../../generator/judge.ts";
import { turnGraphOf } from "../../ideas/turn-graph.ts";
import { campaignLevels } from "../../index.ts";
import { levelOf } from "../../tests/boards.ts";
import { mostWalkers, type PanelResult, panelOf, panelScore, walkerCount } from "../panel.ts";
import { lookers, mostMoves, planner, walkers } from "../players.ts";
import { quickWalkers } from "../quick-walk.ts";

const graphOf = (drawing: string) => {
  const graph = turnGraphOf(levelOf(drawing), 100_000);
  if (graph === undefined) throw new Error("too many positions");
  return graph;
};

const easy = ". . . . r .\n. . G . . .\n. . . . . .\nW . . . . .";
const hopeless = "r # . .\n# # . .\n. . G W";

test("walkers solve what solves itself, and nobody solves what cannot be won", () => {
  const solved = walkers(graphOf(easy), walkerCount).filter(({ isSolved }) => isSolved);
  expect(solved.length).toBeGreaterThan(walkerCount * 0.8);
  for (const attempts of [walkers(graphOf(hopeless), 20), lookers(graphOf(hopeless), 3, 4)])
    for (const attempt of attempts) expect(attempt).toEqual({ isSolved: false, moves: mostMoves });
  expect(planner(graphOf(hopeless), 9, 60).isSolved).toBe(false);
  expect(panelOf(graphOf(hopeless))).toBeUndefined();
});

test("the panel is the same every time, and the quick walkers on the rules agree with those on the graph", () => {
  expect(panelOf(graphOf(easy))).toEqual(panelOf(graphOf(easy)));
  expect(quickWalkers(levelOf(easy), 40)).toBeGreaterThan(32);
  expect(quickWalkers(levelOf(hopeless), 40)).toBe(0);
});

test("a player that solves a level in so many moves has really done so: par is never beaten", () => {
  for (const { level, par } of campaignLevels.slice(0, 12)) {
    const graph = turnGraphOf(level, 100_000);
    if (graph === undefined) throw new Error("too many positions");
    for (const attempt of [...walkers(graph, 20), ...lookers(graph, 2, 4)])
      if (attempt.isSolved) expect(attempt.moves).toBeGreaterThanOrEqual(par);
  }
});

const middling: PanelResult = {
  walkers: { solved: 0.1, moves: 40 },
  greedy: { solved: 0.5, moves: 30 },
  lookers: [
    { solved: 0.5, moves: 30 },
    { solved: 0.5, moves: 30 },
    { solved: 0.5, moves: 30 },
  ],
  planners: [
    { isSolved: true, plans: 10 },
    { isSolved: true, plans: 10 },
  ],
  deadEnds: 0.1,
  par: 10,
};

test("more failing, more time or more dead ends never lower the score", () => {
  const harder: readonly ((n: number) => PanelResult)[] = [
    (n) => ({ ...middling, walkers: { solved: 1 - n / 40, moves: 40 } }),
    (n) => ({ ...middling, walkers: { solved: 0.1, moves: n * 5 } }),
    (n) => ({ ...middling, greedy: { solved: 1 - n / 40, moves: 30 } }),
    (n) => ({ ...middling, lookers: [{ solved: 1 - n / 40, moves: 30 }, middling.lookers[1], middling.lookers[2]] }),
    (n) => ({ ...middling, planners: [{ isSolved: n < 35, plans: n }, middling.planners[1]] }),
    (n) => ({ ...middling, deadEnds: n / 40 }),
    (n) => ({ ...middling, par: n }),
  ];
  for (const result of harder)
    for (let n = 1; n < 40; n++) expect(panelScore(result(n + 1))).toBeGreaterThanOrEqual(panelScore(result(n)));
});

test("the score runs from 0 to 100, and what walkers solve is never of grade 6 or more", () => {
  const failed = { solved: 0, moves: undefined };
  const worst: PanelResult = {
    walkers: failed,
    greedy: failed,
    lookers: [failed, failed, failed],
    planners: [
      { isSolved: false, plans: 60 },
      { isSolved: false, plans: 60 },
    ],
    deadEnds: 1,
    par: 99,
  };
  expect(panelScore(worst)).toBe(100);
  expect(panelScore({ ...worst, walkers: { solved: mostWalkers + 0.01, moves: 199 } })).toBeLessThan(50);
  const trivial = { solved: 1, moves: 1 };
  const none: PanelResult = {
    walkers: trivial,
    greedy: trivial,
    lookers: [trivial, trivial, trivial],
    planners: [
      { isSolved: true, plans: 1 },
      { isSolved: true, plans: 1 },
    ],
    deadEnds: 0,
    par: 1,
  };
  expect(panelScore(none)).toBeLessThan(1);
});

test("a judged level has its grade from the panel", () => {
  const judged = judge(levelOf(easy), 10_000);
  expect(judged).toMatchObject({ par: 3, grade: 1, ideas: ["approach"] });
  expect(judge(levelOf(hopeless), 10_000)).toBeUndefined();
  expect(judge(levelOf(easy), 10)).toBeUndefined();
});
