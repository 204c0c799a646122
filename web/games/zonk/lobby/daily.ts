/** The daily table: the date decides the dice and the opponents, the same for everybody. */
import { type Seed, seedOf, weekdayOf } from "@turnlight/kernel";
import type { PatronName } from "../faces/Patron.tsx";

/** The first day with a daily table. */
export const firstDay = "2026-11-01";

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
export type DayOpponent = (typeof opponents)[number];

export const opponentOf = (date: string): DayOpponent => opponents[weekdayOf(date) ?? 0] ?? "hybrid:normal";

export const daySeed = (date: string): Seed => seedOf(`zonk, daily table, ${date}`);

export const dayTarget = 1000;
export const dayConfig = `seats=2 table=parlour target=${dayTarget} streak=on`;
