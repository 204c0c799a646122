/** The daily match: duplicate Zonk, with the same dice for whoever makes the same decisions. */

export { dayConfig } from "@turnlight/games/zonk/daily";
export { daySeed } from "@turnlight/games/zonk/daily-dice";
export { dayRounds, opponentOf } from "./daily-opponent.ts";

/** The first day with a daily match. */
export const firstDay = "2026-11-01";
