/** The hunt of a day: one board for everybody who plays in a language, from the UTC date. */
import { dayBefore, isDay } from "@turnlight/kernel";
import { firstDay } from "../lobby/table-half.ts";

export { dayHuntConfig as huntConfig, dayHuntSeed as huntSeed } from "@turnlight/games/head";

const dayLong = 24 * 60 * 60 * 1000;

/** The number of a day's hunt, from 1; undefined for a hunt that belongs to no day. */
export const huntNumber = (date: string): number | undefined =>
  isDay(date) ? Math.round((Date.parse(`${date}T00:00Z`) - Date.parse(`${firstDay}T00:00Z`)) / dayLong) + 1 : undefined;

/** The longest run of days on which something happened. */
export const longestStreak = (dates: readonly string[]): number => {
  const days = new Set(dates);
  let best = 0;
  for (const date of days) {
    if (days.has(dayBefore(date, -1))) continue;
    let run = 0;
    while (days.has(dayBefore(date, run))) run += 1;
    best = Math.max(best, run);
  }
  return best;
};

/** Hours and minutes until the next one, at midnight UTC. */
export const timeToNext = (now: number): { readonly hours: number; readonly minutes: number } => {
  const minutes = Math.ceil((dayLong - (now % dayLong)) / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};
