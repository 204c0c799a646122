/** Days of the daily run: the run that counts, and days in a row. */
import { streakOf } from "@turnlight/kernel";
import type { RunLine } from "../keep.ts";

/** The first run of a day counts. */
export const countsOn = (lines: readonly RunLine[], date: string): RunLine | undefined =>
  lines
    .filter((line) => line.date === date)
    .reduce<RunLine | undefined>(
      (first, line) => (first === undefined || line.at < first.at ? line : first),
      undefined,
    );

/** Days in a row on which a run came to its end. */
export const dailyStreak = (lines: readonly RunLine[], now: string): number =>
  streakOf((date) => countsOn(lines, date)?.over === true, now);
