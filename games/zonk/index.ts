/** Zonk's door: everything hosts and screens may use. */
import type { Game } from "@turnlight/kernel";
import { bots } from "./bots/index.ts";
import { rules } from "./rules/index.ts";
import type { ZonkConfig, ZonkFact, ZonkMove, ZonkState, ZonkView } from "./rules/state.ts";

export const zonk: Game<ZonkConfig, ZonkState, ZonkMove, ZonkView, ZonkFact> = {
  rules,
  about: "roll, set combinations aside, bank before you lose it all (2–6 seats)",
  bots,
};
