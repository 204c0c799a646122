/** Don't Lose Your Head: the door. */
import { type Game, plainBot } from "@turnlight/kernel";
import { executioner } from "./bots/executioner/executioner.ts";
import { oracle } from "./bots/oracle.ts";
import { tableBank } from "./content/table-bank.ts";
import {
  type HeadConfig,
  type HeadFact,
  type HeadMove,
  type HeadState,
  type HeadView,
  headRules,
} from "./rules/index.ts";

export * from "./rules/index.ts";

export const head: Game<HeadConfig, HeadState, HeadMove, HeadView, HeadFact> = {
  rules: headRules(tableBank),
  about: "hide words on a grid, find the other's before the blade falls (2 seats)",
  bots: {
    executioner,
    oracle: plainBot("oracle", "weighs every word and placement that fits what it has seen", oracle),
  },
};
