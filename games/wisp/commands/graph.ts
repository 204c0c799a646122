/** `turnlight wisp graph`: statistics of all positions that can be reached from a level's start. */
import { accept, type CliCommand } from "@turnlight/kernel";
import { setup } from "../rules/state.ts";
import { study } from "../solver/study.ts";
import { drawState } from "../text/write-level.ts";
import { budgetOf, budgetOption, counted, openLevel, titled } from "./asking.ts";

/** A number while JSON readers represent it exactly, beyond that its digits as text. */
const exact = (count: bigint): number | string => (count <= Number.MAX_SAFE_INTEGER ? Number(count) : count.toString());

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`;

export const graphCommand: CliCommand = {
  about: "count the positions that can be reached in a level",
  args: ["FILE"],
  options: budgetOption,
  examples: ["turnlight wisp graph first-light.txt --json"],
  async answer(asked) {
    const named = await openLevel(asked);
    if (!named.ok) return named;
    const budget = budgetOf(asked);
    if (!budget.ok) return budget;
    const state = setup(named.value.level);
    const board = titled(named.value, drawState(state));
    const studied = study(state, { states: budget.value });
    if (studied.kind === "gave-up") {
      const { visited } = studied;
      const unknown = { reachable: null, winnable: null, lost: null, draw: null, par: null, shortestSolutions: null };
      const text = `gave up after ${counted(visited, "position", "positions")}: the budget was too small`;
      return accept({ json: { ...unknown, kind: "gave-up", visited }, text: `${board}\n\n${text}`, bad: true });
    }
    const { reachable, winnable, lost, draw, par, shortestSolutions } = studied.study.figures;
    const line = (name: string, count: number) =>
      `${name.padEnd(10)} ${count.toLocaleString("en").padStart(10)}  ${share(count, reachable).padStart(7)}`;
    const ending =
      par === undefined
        ? "no sequence of moves wins"
        : `par ${par}, ${shortestSolutions} shortest ${shortestSolutions === 1n ? "solution" : "solutions"}`;
    return accept({
      json: { reachable, winnable, lost, draw, par: par ?? null, shortestSolutions: exact(shortestSolutions) },
      text: [
        board,
        "",
        line("reachable", reachable),
        line("winnable", winnable),
        line("lost", lost),
        line("draw", draw),
        ending,
      ].join("\n"),
    });
  },
};
