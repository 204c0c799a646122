/** The year of evenings: a house for each week, a window for each day, lit by the matches that ended on it. */
import { dayBefore, dayOf, weekdayOf } from "@turnlight/kernel";

/** Dark, or lit more brightly the more was played. */
export type WindowLight = 0 | 1 | 2 | 3;

export interface DayOfYear {
  readonly date: string;
  readonly matches: number;
  readonly light: WindowLight;
  /** Still to come. */
  readonly isAhead: boolean;
}

export interface YearOfEvenings {
  /** Whole weeks from Monday on, the current one last. */
  readonly weeks: readonly (readonly DayOfYear[])[];
  readonly evenings: number;
  /** Days played by month, such as `2026-11`, oldest first. */
  readonly months: readonly { readonly month: string; readonly evenings: number }[];
}

const weeksShown = 53;
const week = 7;

/** One match lights a window, two light it well, and from four on it shines. */
const lightOf = (matches: number): WindowLight => (matches >= 4 ? 3 : matches >= 2 ? 2 : matches >= 1 ? 1 : 0);

/** `ended` are the times at which matches ended, in any order. */
export const yearOf = (ended: readonly number[], today: string): YearOfEvenings => {
  const counts = new Map<string, number>();
  for (const at of ended) counts.set(dayOf(at), (counts.get(dayOf(at)) ?? 0) + 1);
  const monday = dayBefore(today, weekdayOf(today) ?? 0);
  const weeks = Array.from({ length: weeksShown }, (_, i) => {
    const first = dayBefore(monday, (weeksShown - 1 - i) * week);
    return Array.from({ length: week }, (_, weekday): DayOfYear => {
      const date = dayBefore(first, -weekday);
      const matches = counts.get(date) ?? 0;
      return { date, matches, light: lightOf(matches), isAhead: date > today };
    });
  });
  const played = weeks.flat().filter(({ matches }) => matches > 0);
  const months = [...new Set(weeks.flat().map(({ date }) => date.slice(0, 7)))].map((month) => ({
    month,
    evenings: played.filter(({ date }) => date.startsWith(month)).length,
  }));
  return { weeks, evenings: played.length, months };
};
