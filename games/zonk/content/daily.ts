/**
 * The daily match: duplicate Zonk. The date decides the dice and the opponent; whoever makes the same decisions gets the
 * same dice. It imports nothing of the game, since the home page shows the opponent before the game is loaded.
 */
import { type Seed, seedOf, weekdayOf } from "@turnlight/kernel";

/** Monday to Sunday: it gets harder towards the end of the week. */
const opponents = [
  "hybrid:easy",
  "hybrid:cautious",
  "hybrid:normal",
  "hybrid:balanced",
  "hybrid:reckless",
  "hybrid:hard",
  "perfect",
] as const;
export type DayOpponent = (typeof opponents)[number];

export const opponentOf = (date: string): DayOpponent => opponents[weekdayOf(date) ?? 0] ?? "hybrid:normal";

/** About three minutes. */
export const dayRounds = 10;

export const daySeed = (date: string): Seed => seedOf(`zonk, duplicate of the day, ${date}`);

export const dayConfig = `seats=2 table=parlour streak=on first=0 rounds=${dayRounds}`;
