/** The public interface of the dice race. */
import type { Game } from "@turnlight/kernel";
import { holds } from "./bots.ts";
import { type RaceConfig, type RaceFact, type RaceMove, type RaceState, type RaceView, rules } from "./rules.ts";

export type { RaceFact, RaceView };

export const diceRace: Game<RaceConfig, RaceState, RaceMove, RaceView, RaceFact> = {
  rules,
  about: "roll for points, but a one loses the turn (2–6 seats)",
  bots: { holds },
};
