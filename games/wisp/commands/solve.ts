/** `turnlight wisp solve`: a shortest solution. */
import { accept, type CliCommand } from "@turnlight/kernel";
import { setup } from "../rules/state.ts";
import { solve } from "../solver/solve.ts";
import { drawState } from "../text/write-level.ts";
import { budgetOf, budgetOption, counted, openLevel, titled } from "./asking.ts";

export const solveCommand: CliCommand = {
  about: "find a shortest solution to a level",
  args: ["FILE"],
  options: budgetOption,
  examples: ["turnlight wisp solve first-light.txt", "turnlight wisp solve - --json < first-light.txt"],
  async answer(asked) {
    const named = await openLevel(asked);
    if (!named.ok) return named;
    const budget = budgetOf(asked);
    if (!budget.ok) return budget;
    const state = setup(named.value.level);
    const solution = solve(state, { nodes: budget.value });
    const { kind, visited } = solution;
    const looked = `searched ${counted(visited, "position", "positions")}`;
    const board = titled(named.value, drawState(state));
    if (solution.kind !== "solved") {
      const verdict = kind === "impossible" ? "no sequence of moves wins" : "gave up: the budget was too small";
      return accept({ json: { kind, par: null, moves: null, visited }, text: `${board}\n\n${verdict}\n${looked}` });
    }
    const { moves } = solution;
    return accept({
      json: { kind, par: moves.length, moves, visited },
      text: `${board}\n\nsolved in ${counted(moves.length, "move", "moves")}: ${moves.join(" ")}\n${looked}`,
    });
  },
};
