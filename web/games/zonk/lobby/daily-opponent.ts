/** Whom one meets at the daily table; the home page shows it before anything of the game is loaded. */
import { weekdayOf } from "@turnlight/kernel";
import type { PatronName } from "../faces/patrons.ts";

/** Monday to Sunday: it gets harder towards the end of the week. */
const opponents = [
  "hybrid:easy",
  "hybrid:cautious",
  "hybrid:normal",
  "hybrid:balanced",
  "hybrid:reckless",
  "hybrid:hard",
  "perfect",
] as const satisfies readonly PatronName[];
type DayOpponent = (typeof opponents)[number];

export const opponentOf = (date: string): DayOpponent => opponents[weekdayOf(date) ?? 0] ?? "hybrid:normal";

/** About three minutes. */
export const dayRounds = 10;
