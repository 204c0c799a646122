/** `turnlight wisp check`: the errors of a level, or its par and difficulty. */
import { accept, type CliCommand } from "@turnlight/kernel";
import { judge } from "../generator/judge.ts";
import { writeCode } from "../rules/code.ts";
import { setup } from "../rules/state.ts";
import { study } from "../solver/study.ts";
import { drawState } from "../text/write-level.ts";
import { budgetOf, budgetOption, counted, openLevel, titled } from "./asking.ts";

export const checkCommand: CliCommand = {
  about: "find a level's errors, or show its par and difficulty",
  args: ["FILE"],
  options: budgetOption,
  examples: ["turnlight wisp check first-light.txt"],
  async answer(asked) {
    const named = await openLevel(asked);
    if (!named.ok) return named;
    const budget = budgetOf(asked);
    if (!budget.ok) return budget;
    const { level } = named.value;
    const state = setup(level);
    const board = titled(named.value, drawState(state));
    const code = writeCode(level);
    const studied = study(state, { states: budget.value });
    const judged = judge(level, budget.value);
    if (judged === undefined) {
      const kind = studied.kind === "studied" ? "impossible" : "gave-up";
      const verdict = kind === "impossible" ? "cannot be solved" : "unknown: the budget was too small";
      const text = `${board}\n\n${verdict}\ncode ${code}`;
      return accept({ json: { kind, par: null, difficulty: null, code }, text, bad: true });
    }
    const { par, grade, score, solutions, ideas, panel } = judged;
    const ways = counted(solutions, "shortest solution", "shortest solutions");
    const walkers = `walkers solve it in ${Math.round(panel.walkers.solved * 100)} of 100 attempts`;
    const about = ideas.length === 0 ? "no single idea is needed" : `needs ${ideas.join(", ")}`;
    const text = `${board}\n\npar ${par}, difficulty ${grade} (score ${score}: ${walkers}, ${ways})\n${about}\ncode ${code}`;
    return accept({ json: { kind: "solved", par, difficulty: grade, score, solutions, ideas, panel, code }, text });
  },
};
