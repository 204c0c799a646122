import { describe, expect, test } from "vitest";
import { type Direction, legalMoves, setup, study, type WispFact, type WispState, wisp } from "../../index.ts";
import { levelOf } from "../../tests/boards.ts";
import { ideaMeanings, ideas, type LevelIdea } from "../catalogue.ts";
import { ideasNeeded, isWonWithout } from "../necessity.ts";
import { decorationsOf, demandsOf } from "../removable.ts";
import { shortestSolutions } from "../shortest.ts";
import { type TurnGraph, turnGraphOf } from "../turn-graph.ts";
import { examples } from "./examples.ts";

const graphOf = (level: Parameters<typeof turnGraphOf>[0]): TurnGraph => {
  const graph = turnGraphOf(level, 200_000);
  if (graph === undefined) throw new Error("too many positions");
  return graph;
};

test("every idea has a meaning and a small board that cannot be won without it", () => {
  expect(Object.keys(ideaMeanings).sort()).toEqual([...ideas].sort());
  expect(examples.map(({ idea }) => idea).sort()).toEqual([...ideas].sort());
  expect(ideas.length).toBeGreaterThanOrEqual(30);
});

describe.each(examples)("$idea", ({ idea, par, needed, drawing }) => {
  const graph = graphOf(levelOf(drawing));

  test("is needed on its board, which can be won otherwise", () => {
    expect(graph.distance[0]).toBe(par);
    expect(isWonWithout(graph, idea)).toBe(false);
    expect(ideasNeeded(graph).join(" ")).toBe(needed);
  });
});

test("a bare board needs no idea but coming nearer", () => {
  const graph = graphOf(levelOf(". . . . r .\n. . G . . .\n. . . . . .\nW . . . . ."));
  expect(ideasNeeded(graph)).toEqual(["approach"]);
});

test("a level that cannot be won needs no idea", () => {
  expect(ideasNeeded(graphOf(levelOf("r # . .\n# # . .\n. . G W")))).toEqual([]);
});

type FactTest = (facts: readonly WispFact[], before: WispState, after: WispState) => boolean;

const some = (facts: readonly WispFact[], is: (fact: WispFact) => boolean): boolean => facts.some(is);

/** The same ideas told from the facts of a turn, one state at a time. */
const byFacts: Partial<Record<LevelIdea, FactTest>> = {
  sanctuary: (_, { level }, after) => after.wisp === level.goal,
  perch: (_, { level }, after) => level.terrain[after.wisp] === "tree",
  corner: (facts) => some(facts, (fact) => fact.kind === "move" && fact.direction.length === 2),
  "stone-step": (facts) => some(facts, (fact) => fact.kind === "move" && fact.jump),
  mud: (facts) => some(facts, ({ kind }) => kind === "stuck"),
  merge: (facts, { level }) => some(facts, (fact) => fact.kind === "merge" && fact.at !== level.goal),
  pair: (facts, { level }) => some(facts, (fact) => fact.kind === "merge" && fact.at === level.goal),
  "one-by-one": (facts, _, after) => some(facts, ({ kind }) => kind === "purify") && after.enemies.length > 0,
  "wake-pair": (facts) => facts.filter(({ kind }) => kind === "wake").length > 1,
  "wake-from-grove": (facts, { level }, after) =>
    after.wisp === level.goal && some(facts, ({ kind }) => kind === "wake"),
  "stone-ride": (facts) => some(facts, (fact) => fact.kind === "step" && fact.jump),
  slide: (facts) => some(facts, (fact) => fact.kind === "step" && fact.path.length - (fact.jump ? 1 : 0) > 2),
};

const isWonNaively = (start: WispState, forbidden: FactTest): boolean => {
  const seen = new Set<string>();
  let round = [start];
  while (round.length > 0) {
    const next: WispState[] = [];
    for (const state of round)
      for (const move of legalMoves(state) as readonly Direction[]) {
        const { state: after, told } = wisp.rules.apply(state, 0, move);
        const facts = told.map(({ fact }) => fact);
        if (facts.some(({ kind }) => kind === "caught") || forbidden(facts, state, after)) continue;
        if (after.enemies.length === 0) return true;
        const key = JSON.stringify([after.wisp, after.enemies.map(({ count: _count, ...enemy }) => enemy)]);
        if (!seen.has(key)) next.push(after);
        seen.add(key);
      }
    round = next;
  }
  return false;
};

test("a naive search over the facts of each turn agrees on every idea that facts can tell", () => {
  for (const { drawing } of examples) {
    const level = levelOf(drawing);
    const graph = graphOf(level);
    if (graph.count > 1500) continue;
    for (const [idea, forbidden] of Object.entries(byFacts) as [LevelIdea, FactTest][])
      expect([drawing, idea, isWonWithout(graph, idea)]).toEqual([
        drawing,
        idea,
        isWonNaively(setup(level), forbidden),
      ]);
  }
});

test("the graph's distance and number of shortest solutions are the solver's", () => {
  for (const { drawing, par } of examples) {
    const level = levelOf(drawing);
    const graph = graphOf(level);
    const studied = study(setup(level), { states: 200_000 });
    expect(graph.distance[0]).toBe(par);
    expect(studied).toMatchObject({ kind: "studied", study: { figures: { par, reachable: graph.count } } });
    if (studied.kind === "studied")
      expect(BigInt(shortestSolutions(graph))).toBe(studied.study.figures.shortestSolutions);
  }
});

test("a tree that changes nothing is decoration, one that holds a creature is not", () => {
  const plain = levelOf("# . . . r .\n. . G . . .\n. . . . . .\nW . . . . .");
  const held = levelOf(examples.find(({ idea }) => idea === "pin")?.drawing ?? "");
  expect(decorationsOf(plain, demandsOf(graphOf(plain)), 10_000).length).toBe(1);
  expect(decorationsOf(held, demandsOf(graphOf(held)), 10_000)).toEqual([]);
});
