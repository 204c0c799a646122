/**
 * Daily levels prepared in advance, since growing one takes some seconds: exactly what `grownDaily` gives for these days.
 * Made by `node bench/wisp-stock.ts calendar`.
 */

import { ideas, type LevelIdea } from "../ideas/catalogue.ts";
import { type Rank, ranks } from "./difficulty.ts";

export interface CalendarEntry {
  readonly code: string;
  readonly par: number;
  readonly rank: Rank;
  readonly idea: LevelIdea | undefined;
}

/** The day, the level's code, par, difficulty and idea. */
const days: readonly string[] = [
  "2026-11-19 1bYBAAAAAAD02nAQ 10 5 one-by-one",
  "2026-11-20 1iFOACCA-AeCUTjwI 10 6 stone-ride",
  "2026-11-21 1bYh8AeAAAEkcyL 9 7 sanctuary",
  "2026-11-22 1kZOf4AAADgAAERlJM7 10 6 sanctuary",
  "2026-11-23 1Sg0AAACXmAf 6 3 one-by-one",
  "2026-11-24 1aOtREB4APDI2OAH 10 4 pin",
  "2026-11-25 1T0YAAAAEzP1AK 8 5 one-by-one",
  "2026-11-26 1bjNAAAAAAC5nNA0 8 5 sidestep",
  "2026-11-27 1iNOAPAAA8ASikhAM 13 6 one-by-one",
  "2026-11-28 1bgGAAAAAAEcoH_mQn 11 7 waylaid",
  "2026-11-29 1kfcAAAAABw4ACcjpg1 12 6 overshoot",
  "2026-11-30 1SEwcB3dwABI8S 6 3 slide",
  "2026-12-01 1aMQIAAAgAjpEe 6 4 merge",
  "2026-12-02 1TwUdwO4O7gABRs2G 12 5 stopped-slide",
  "2026-12-03 1bOhAAAAAAg1OMgV 11 5 sidestep",
  "2026-12-04 1iPOAO4AAABCwgz 9 6 overshoot",
  "2026-12-05 1bAfAANgAAEVk4y2 11 7 mud",
  "2026-12-06 1koUPACEnkAAABAjQi 16 6 perch",
  "2026-12-07 1SqIAAbZ48DBxgK 8 3 mud",
  "2026-12-08 1a6MACIUH-EZIY 9 4 pin",
  "2026-12-09 1TJQAggf4AQA8 8 5 stone-ride",
  "2026-12-10 1biEYAAAAAQGbkAS 10 5 mud",
  "2026-12-11 1idSAAgQKHcAqHxED 9 6 stopped-slide",
  "2026-12-12 1bNSHhwAA7gPA6RSMT 11 7 overshoot",
  "2026-12-13 1kLHAAOdwAAAABBpNYe 9 6 overshoot",
  "2026-12-14 1SxEBx3O7u7gDJYk 5 3 stopped-slide",
  "2026-12-15 1amMEFBQSqCI4g 10 4 pin",
  "2026-12-16 1TYIAAAAAfQ2we 9 5 one-by-one",
  "2026-12-17 1bAEAAAAAAA4vNAh 10 5 about-turn",
  "2026-12-18 1iKOAAPHgABJpdYAt 11 6 wake-pair",
  "2026-12-19 1bYBAAAAGAA2MiYk 12 7 sidestep",
  "2026-12-20 1keOAO44cAAAAAHJQe 9 6 overshoot",
  "2026-12-21 1SdYAAEEaAe 6 3 perch",
  "2026-12-22 1aHcACCAAWmAq 8 4 sanctuary",
  "2026-12-23 1T2lBf6AACgcxMgX 10 5 stone-ride",
  "2026-12-24 1bhMAAB4B4ADRSQAT 7 5 stone-step",
  "2026-12-25 1iMVUCYADIAEYlGwM 14 6 mud",
  "2026-12-26 1bFG8A4AA7uHcen1ywgs 14 7 stone-ride",
  "2026-12-27 1kXHAQIgAEAAAVs4s 14 5 one-by-one",
  "2026-12-28 1SQIAAAAZo6oS 5 3 one-by-one",
  "2026-12-29 1asIAAAAAytsAP 8 4 wake-in-flight",
  "2026-12-30 1TwMeAHgABKWmgc 12 5 merge",
  "2026-12-31 1bPEABQAQAEeE0oD 10 5 wake-in-flight",
  "2027-01-01 1iNOAAwAAAS-qEbIs8 8 6 waylaid",
  "2027-01-02 1bQMAOHcB3AAFGpVQJ 9 7 slide-home",
  "2027-01-03 1ktDP8AAAHcOAAAZDpKB 9 6 slide",
  "2027-01-04 1SCUAMAAGA1 6 3 marking-time",
  "2027-01-05 1aZcIECHvADSs41 10 4 stone-ride",
  "2027-01-06 1TUIAAAAEGH3A9 8 5 shield",
  "2027-01-07 1baGAAQAAAQ6kZ 8 5 sanctuary",
  "2027-01-08 1idIAAAAAAPiWWA2 10 6 sidestep",
  "2027-01-09 1bQhAAAAABhBGyj10_ 9 7 bait",
  "2027-01-10 1kKDKAAAAAAAgbD4kX 13 6 pin",
  "2027-01-11 1SmIAAABPWRo- 8 3 wake-in-flight",
  "2027-01-12 1a7MAFBAAHysy4 12 4 pin",
  "2027-01-13 1TqYAAAAAWx0gc 11 5 wake-in-flight",
  "2027-01-14 1bSLAccABw44AOK2IB 11 5 one-by-one",
  "2027-01-15 1iaEAwAcHOA4BadUQf 11 6 one-by-one",
  "2027-01-16 1bERIAgAAAAsVjYU 10 7 pin",
  "2027-01-17 1kBOAAGDwexhjABIlwm 14 6 wake-in-flight",
  "2027-01-18 1SNUPAB4ADGS4- 8 3 sanctuary",
  "2027-01-19 1aIYDAwAAFrm9Al 12 4 mud",
  "2027-01-20 1T0EDgBwACaqlQX 10 5 wake-in-flight",
];

let entries: ReadonlyMap<string, CalendarEntry> | undefined;

const entryOf = (line: string): readonly [string, CalendarEntry] => {
  const [date = "", code = "", par = "", rank = "", idea = ""] = line.split(" ");
  return [
    date,
    {
      code,
      par: Number(par),
      rank: ranks.find((one) => one === Number(rank)) ?? 1,
      idea: ideas.find((one) => one === idea),
    },
  ];
};

export const calendarDays = (): readonly string[] => days.map((line) => entryOf(line)[0]);

/** Undefined for a day that was not prepared. */
export const calendarEntry = (date: string): CalendarEntry | undefined => {
  entries ??= new Map(days.map(entryOf));
  return entries.get(date);
};
