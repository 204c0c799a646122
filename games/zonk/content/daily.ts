/**
 * The daily match: duplicate Zonk. The date decides the opponent and the dice (`daily-dice.ts`). It imports nothing of
 * the game and no dice, since the home page shows the opponent before either is loaded.
 */
import { weekdayOf } from "@turnlight/kernel";

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

export const dayConfig = `seats=2 table=parlour streak=on first=0 rounds=${dayRounds}`;
