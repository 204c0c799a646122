/** Par: exact, or unknown if the budget ran out. */
import type { Direction } from "../rules/directions.ts";
import type { Level } from "../rules/level.ts";
import { setup } from "../rules/state.ts";
import type { Patience } from "./explore.ts";
import { leadHome } from "./lead.ts";
import { solve } from "./solve.ts";

/**
 * The budget of positions before par is called unknown, shared by stars, panel and workshop so that they agree. Some
 * seconds of work and at most about 550 megabytes for the largest boards; `npm run bench:wisp` prints both.
 */
export const parStates = 10_000_000;

/** The budget of positions for par at the end of a match, kept small to avoid a wait: a tenth of a second or two. */
export const endStates = 150_000;

export interface ParBudget extends Patience {
  /** The limit of positions. */
  readonly states: number;
}

export type Par =
  /** A shortest solution has this many moves, and this is one. */
  | { readonly kind: "exact"; readonly par: number; readonly moves: readonly Direction[] }
  | { readonly kind: "impossible" }
  /** The budget was used up or the search was cancelled; `best` is the best solution known, if there is one. */
  | { readonly kind: "unknown"; readonly visited: number; readonly best: readonly Direction[] | undefined };

export const parOf = (level: Level, { states, ...patience }: ParBudget): Par => {
  const solution = solve(setup(level), { nodes: states, patience });
  if (solution.kind === "solved") return { kind: "exact", par: solution.moves.length, moves: solution.moves };
  if (solution.kind === "impossible") return { kind: "impossible" };
  return { kind: "unknown", visited: solution.visited, best: leadHome(level, patience.cancelled) };
};
