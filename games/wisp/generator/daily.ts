/** The daily level: the same for everybody, determined by the date and the generator version of that date. */
import { accept, quote, type Result, refuse, seedOf, weekdayOf } from "@turnlight/kernel";
import { type LevelIdea, leadingIdea } from "../ideas/catalogue.ts";
import { readCode } from "../rules/code.ts";
import type { Grid } from "../rules/directions.ts";
import type { Level } from "../rules/level.ts";
import { calendarEntry } from "./calendar.ts";
import { grownFrom, secondFrom } from "./days.ts";
import type { LevelDifficulty, Rank } from "./difficulty.ts";
import { generate } from "./generate.ts";
import { grow } from "./grow.ts";

export interface DailyLevel {
  readonly level: Level;
  readonly par: number;
  /** From 1 to 10: by the shortest solutions until the panel began, by the panel since then. */
  readonly rank: Rank;
  /** What the level is about; days before the panel began have none. */
  readonly idea: LevelIdea | undefined;
}

const leastDailyMoves = 8;
const leastDailyAgainst = 2;

export const isDailyWorthy = ({ traits }: LevelDifficulty): boolean =>
  traits.length >= leastDailyMoves && traits.against >= leastDailyAgainst;

/** Days made by `generate`: easier on Monday, hardest on Sunday, always 5×5. */
const earlyWeek: readonly Rank[] = [4, 4, 5, 5, 6, 6, 7];
const earlySide = 5;
/** Further seeds for the same day, if the first ones fail. */
const mostEarlySeeds = 50;
/** The budget of positions for each seed; larger in version 2, which also requires taste. */
const earlyStates: Readonly<Record<1 | 2, number>> = { 1: 100_000, 2: 1_000_000 };

/** Monday to Sunday since then: other sizes, and other difficulties. */
const week: readonly (Grid & { readonly grade: Rank })[] = [
  { width: 5, height: 5, grade: 3 },
  { width: 6, height: 5, grade: 4 },
  { width: 5, height: 6, grade: 5 },
  { width: 6, height: 6, grade: 5 },
  { width: 7, height: 5, grade: 6 },
  { width: 6, height: 6, grade: 7 },
  { width: 7, height: 7, grade: 6 },
];
const mostSeeds = 20;
const statesEach = 8_000_000;

const earlyDaily = (date: string, weekday: number): Result<DailyLevel> => {
  const version = date >= secondFrom ? 2 : 1;
  for (let i = 0; i < mostEarlySeeds; i++) {
    const made = generate({
      seed: seedOf(`wisp daily ${version} ${date} ${i}`),
      width: earlySide,
      height: earlySide,
      rank: earlyWeek[weekday] ?? 4,
      suits: isDailyWorthy,
      states: earlyStates[version],
      version,
    });
    if (made.ok) {
      const { level, par, difficulty } = made.value;
      return accept({ level, par, rank: difficulty.rank, idea: undefined });
    }
  }
  return refuse("none-found", `no level was found for ${date}`, { right: "another day" });
};

/** The level of a day as it is grown, without the calendar; the calendar is made by this. */
export const grownDaily = (date: string, weekday: number): Result<DailyLevel> => {
  const wishes = week[weekday] ?? { width: earlySide, height: earlySide, grade: 4 };
  for (let i = 0; i < mostSeeds; i++) {
    const made = grow({ seed: seedOf(`wisp daily 3 ${date} ${i}`), ...wishes, states: statesEach });
    if (made.ok) {
      const { level, par, grade, ideas } = made.value;
      return accept({ level, par, rank: grade, idea: leadingIdea(ideas) });
    }
  }
  return refuse("none-found", `no level was found for ${date}`, { right: "another day" });
};

/** The level of a UTC day, written yyyy-mm-dd. */
export const dailyLevel = (date: string): Result<DailyLevel> => {
  const weekday = weekdayOf(date);
  if (weekday === undefined)
    return refuse("bad-date", `the date is ${quote(date)}`, { right: "a day as yyyy-mm-dd, such as 2026-01-31" });
  if (date < grownFrom) return earlyDaily(date, weekday);
  const entry = calendarEntry(date);
  const read = entry === undefined ? undefined : readCode(entry.code);
  if (entry === undefined || read === undefined || !read.ok) return grownDaily(date, weekday);
  return accept({ level: read.value, par: entry.par, rank: entry.rank, idea: entry.idea });
};
