/** Days of the daily run: the run that counts, and days in a row. */
import { streakOf } from "@turnlight/kernel";
import type { RunSummary } from "../keep.ts";

/** The first run of a day counts. */
export const countsOn = (summaries: readonly RunSummary[], date: string): RunSummary | undefined =>
  summaries
    .filter((summary) => summary.date === date)
    .reduce<RunSummary | undefined>(
      (first, summary) => (first === undefined || summary.at < first.at ? summary : first),
      undefined,
    );

/** Days in a row on which a run came to its end. */
export const dailyStreak = (summaries: readonly RunSummary[], now: string): number =>
  streakOf((date) => countsOn(summaries, date)?.over === true, now);
