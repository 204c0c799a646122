/** What can be taken away from a level, and whether each piece earns its place. */
import type { Level } from "../rules/level.ts";
import { setup } from "../rules/state.ts";
import { study } from "../solver/study.ts";
import type { LevelIdea } from "./catalogue.ts";
import { ideasNeeded } from "./necessity.ts";
import { shortestSolutions } from "./shortest.ts";
import { type TurnGraph, turnGraphOf } from "./turn-graph.ts";

/** What a level asks of its player. */
export interface LevelDemands {
  readonly par: number;
  readonly solutions: number;
  readonly ideas: readonly LevelIdea[];
}

export const demandsOf = (graph: TurnGraph): LevelDemands => ({
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

/** Par and shortest solutions come from the solver's study, which is much faster than the graph with its marks. */
const hasSameSolutions = (level: Level, { par, solutions }: LevelDemands, limit: number): boolean => {
  const studied = study(setup(level), { states: limit });
  if (studied.kind !== "studied") return false;
  const { figures } = studied.study;
  return figures.par === par && Number(figures.shortestSolutions) === solutions;
};

/** The lighter levels that ask just the same: what they lack is decoration. */
export const decorationsOf = (level: Level, demands: LevelDemands, limit: number): readonly Level[] =>
  lighterLevels(level).filter((lighter) => {
    if (!hasSameSolutions(lighter, demands, limit)) return false;
    const graph = turnGraphOf(lighter, limit);
    return graph !== undefined && ideasNeeded(graph).join() === demands.ideas.join();
  });
