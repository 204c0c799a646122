/** Thirteen Throws' door. */
import type { Game } from "@turnlight/kernel";
import { rules } from "./rules/run.ts";
import type { RunConfig, RunFact, RunMove, RunState, RunView } from "./rules/state.ts";

export const thirteen: Game<RunConfig, RunState, RunMove, RunView, RunFact> = {
  rules,
  about: "five dice, thirteen boxes, and a shop between the stages (1 seat)",
  bots: {},
  bound: 10_000,
};
