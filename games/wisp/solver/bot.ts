/** Plays a shortest solution; if there is none, or none was found, a random move. */
import { anyMove, type Bot } from "@turnlight/kernel";
import type { Direction } from "../rules/directions.ts";
import type { WispView } from "../rules/rules.ts";
import { solve } from "./solve.ts";

export const solverBot: Bot<WispView, Direction> = {
  choose({ view, moves, draw, nodes }) {
    const solution = solve(view, { nodes });
    const why = { kind: solution.kind, visited: solution.visited };
    const move = solution.kind === "solved" ? solution.moves[0] : undefined;
    if (solution.kind !== "solved" || move === undefined) return { move: anyMove(moves, draw), why };
    return { move, why: { ...why, movesLeft: solution.moves.length } };
  },
};
