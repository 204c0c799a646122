/** Thirteen Throws as the hosts know it. */
import type { Game } from "@turnlight/kernel";
import { botsFor } from "./bots/index.ts";
import { aftermath } from "./results/aftermath.ts";
import { rules, secondRules } from "./rules/run.ts";
import type { RunConfig, RunFact, RunMove, RunState, RunView } from "./rules/state.ts";
import { usualBook } from "./rules/stock.ts";

export const thirteen: Game<RunConfig, RunState, RunMove, RunView, RunFact> = {
  rules,
  about: "five dice, thirteen boxes, and a shop between the stages (1 seat)",
  bots: botsFor(usualBook),
  aftermath,
  older: [secondRules],
  bound: 20_000,
};
