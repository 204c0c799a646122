/** Days of the daily run: dates in UTC, the run that counts, and days in a row. */
import { inWords } from "../house.ts";
import type { RunLine } from "../keep.ts";

const dayLong = 24 * 60 * 60 * 1000;

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
export const today = (): string => dateOf(Date.now());
const dayBefore = (date: string): string => dateOf(Date.parse(`${date}T00:00:00Z`) - dayLong);

export const dayName = (date: string): string =>
  new Intl.DateTimeFormat(inWords({ en: "en-GB", de: "de-DE" }), { dateStyle: "long", timeZone: "UTC" }).format(
    Date.parse(`${date}T00:00:00Z`),
  );

/** The first run of a day counts. */
export const countsOn = (lines: readonly RunLine[], date: string): RunLine | undefined =>
  lines
    .filter((line) => line.date === date)
    .reduce<RunLine | undefined>(
      (first, line) => (first === undefined || line.at < first.at ? line : first),
      undefined,
    );

/** Days in a row up to today, or up to yesterday while today is still open. */
export const streakOf = (lines: readonly RunLine[], now: string): number => {
  const counts = (date: string) => countsOn(lines, date)?.over === true;
  let date = counts(now) ? now : dayBefore(now);
  let days = 0;
  while (counts(date)) {
    days += 1;
    date = dayBefore(date);
  }
  return days;
};
