/** Will-o'-the-Wisp as the hosts know it. */
import { type Game, plainBot } from "@turnlight/kernel";
import { aftermath } from "./results/aftermath.ts";
import type { Direction } from "./rules/directions.ts";
import type { WispFact } from "./rules/facts.ts";
import { rules, type WispConfig, type WispView } from "./rules/rules.ts";
import type { WispState } from "./rules/state.ts";
import { solverBot } from "./solver/bot.ts";

export const wisp: Game<WispConfig, WispState, Direction, WispView, WispFact> = {
  rules,
  about: "lure every enemy into the grove and do not be caught (1 seat)",
  bots: { solver: plainBot("solver", "plays a shortest solution", solverBot) },
  // The wisp can wander for ever where a tree pins everybody.
  bound: 500,
  aftermath,
};
