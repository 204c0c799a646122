/** What can be taken away from a level, and whether each piece earns its place. */
import type { Level } from "../rules/level.ts";
import type { Idea } from "./catalogue.ts";
import { ideasNeeded } from "./necessity.ts";
import { shortestSolutions } from "./shortest.ts";
import { type TurnGraph, turnGraphOf } from "./turn-graph.ts";

/** What a level asks of its player. */
export interface Demands {
  readonly par: number;
  readonly solutions: number;
  readonly ideas: readonly Idea[];
}

export const demandsOf = (graph: TurnGraph): Demands => ({
  par: graph.distance[0] ?? -1,
  solutions: shortestSolutions(graph),
  ideas: ideasNeeded(graph),
});

/** The level without one tree, mud, ice or pair of twin stones, for each of them. */
export const lighterLevels = (level: Level): readonly Level[] => [
  ...level.terrain.flatMap((terrain, cell) =>
    terrain === "clearing" ? [] : [{ ...level, terrain: level.terrain.with(cell, "clearing") }],
  ),
  ...level.pads.map((_, i) => ({ ...level, pads: level.pads.toSpliced(i, 1) })),
];

const areSame = (a: Demands, b: Demands): boolean =>
  a.par === b.par && a.solutions === b.solutions && a.ideas.join() === b.ideas.join();

/** The lighter levels that ask just the same: what they lack is decoration. */
export const decorationsOf = (level: Level, demands: Demands, limit: number): readonly Level[] =>
  lighterLevels(level).filter((lighter) => {
    const graph = turnGraphOf(lighter, limit);
    return graph !== undefined && areSame(demandsOf(graph), demands);
  });
