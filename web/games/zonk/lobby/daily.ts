/**
 * The daily match: duplicate Zonk. The date decides the dice and the opponent; whoever makes the same decisions gets the
 * same dice.
 */
import { type Seed, seedOf } from "@turnlight/kernel";
import { dayRounds } from "./daily-opponent.ts";

export { dayRounds, opponentOf } from "./daily-opponent.ts";

/** The first day with a daily match. */
export const firstDay = "2026-11-01";

export const daySeed = (date: string): Seed => seedOf(`zonk, duplicate of the day, ${date}`);

export const dayConfig = `seats=2 table=parlour streak=on first=0 rounds=${dayRounds}`;
