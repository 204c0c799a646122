/** `turnlight wisp check`: the errors of a level, or its par and difficulty. */
import { accept, type CliCommand } from "@turnlight/kernel";
import { difficultyOf } from "../generator/difficulty.ts";
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
    const difficulty = studied.kind === "studied" ? difficultyOf(studied.study, state) : undefined;
    if (difficulty === undefined) {
      const kind = studied.kind === "studied" ? "impossible" : "gave-up";
      const verdict = kind === "impossible" ? "cannot be solved" : "unknown: the budget was too small";
      const text = `${board}\n\n${verdict}\ncode ${code}`;
      return accept({ json: { kind, par: null, difficulty: null, code }, text, bad: true });
    }
    const { rank, score, traits } = difficulty;
    const par = traits.length;
    const ways = counted(traits.solutions, "shortest solution", "shortest solutions");
    const asks = `${traits.forced} forced and ${traits.against} counter-intuitive moves, ${traits.traps} traps, ${ways}`;
    const text = `${board}\n\npar ${par}, difficulty ${rank} (score ${score}: ${asks})\ncode ${code}`;
    return accept({ json: { kind: "solved", par, difficulty: rank, score, traits, code }, text });
  },
};
