/** Finds a shortest solution: the search stops at the first victory and stores no table. */
import type { Solution, Solver } from "@turnlight/kernel";
import { type Direction, directions } from "../rules/directions.ts";
import { endingOf, type WispState } from "../rules/state.ts";
import { explore, type Patience, pathTo } from "./explore.ts";

export interface SolveBudget {
  /** The limit of positions. */
  readonly nodes: number;
  readonly patience?: Patience;
}

export const solve = (state: WispState, { nodes, patience }: SolveBudget): Solution<Direction> => {
  const ending = endingOf(state);
  if (ending === "won") return { kind: "solved", moves: [], visited: 0 };
  if (ending !== undefined) return { kind: "impossible", visited: 0 };
  const explored = explore(state, { limit: nodes, untilWon: true, ...(patience !== undefined && { patience }) });
  const { positions: visited, victory } = explored.graph;
  if (victory === undefined) return { kind: explored.complete ? "impossible" : "gave-up", visited };
  const moves = pathTo(explored).map((way) => directions[way] ?? "N");
  return { kind: "solved", moves, visited };
};

export const solver: Solver<WispState, Direction> = {
  solve,
  hint(state, budget) {
    const solution = solve(state, budget);
    return solution.kind === "solved" ? solution.moves[0] : undefined;
  },
};
