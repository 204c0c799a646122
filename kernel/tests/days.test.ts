/** The calendar of daily games, against the platform's own. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { dayBefore, dayOf, daysBefore, isDay, streakOf, weekdayOf } from "../index.ts";

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

test("a moment's day is the platform's, in every year of four digits", () => {
  const moments = fc.integer({ min: Date.parse("0001-01-01"), max: Date.parse("9999-12-31T23:59:59.999Z") });
  fc.assert(
    fc.property(moments, (at) => dayOf(at) === isoDay(at)),
    { seed: 7, numRuns: 5000 },
  );
});

test("the day before is one day before, across months, leap days and years", () => {
  const moments = fc.integer({ min: Date.parse("1000-01-01"), max: Date.parse("9000-01-01") });
  const days = fc.integer({ min: 0, max: 4000 });
  const property = fc.property(moments, days, (at, n) => dayBefore(isoDay(at), n) === isoDay(at - n * 86_400_000));
  fc.assert(property, { seed: 8, numRuns: 5000 });
  expect([dayBefore("2024-03-01"), dayBefore("2026-03-01"), dayBefore("2026-01-01")]).toEqual([
    "2024-02-29",
    "2026-02-28",
    "2025-12-31",
  ]);
});

test("only days of the calendar are days", () => {
  for (const good of ["2026-11-15", "2024-02-29", "2000-02-29"]) expect(isDay(good)).toBe(true);
  for (const bad of ["2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "", "today", "99999-01-01"])
    expect(isDay(bad)).toBe(false);
});

test("the weekday is the platform's, counted from Monday, and no day has none", () => {
  const moments = fc.integer({ min: Date.parse("0001-01-01"), max: Date.parse("9999-12-31") });
  const property = fc.property(moments, (at) => weekdayOf(isoDay(at)) === (new Date(at).getUTCDay() + 6) % 7);
  fc.assert(property, { seed: 9, numRuns: 5000 });
  expect([weekdayOf("2026-11-16"), weekdayOf("2026-11-15"), weekdayOf("2026-02-30")]).toEqual([0, 6, undefined]);
});

test("the days before go back to the first there was", () => {
  expect(daysBefore("2026-01-03", 5, "2026-01-01")).toEqual(["2026-01-02", "2026-01-01"]);
});

test("a streak reaches up to today, or to yesterday while today is open, and ends at the first gap", () => {
  const on = (...dates: string[]) => streakOf((date) => dates.includes(date), "2026-11-15");
  expect([on(), on("2026-11-13"), on("2026-11-14"), on("2026-11-15", "2026-11-14", "2026-11-12")]).toEqual([
    0, 0, 1, 2,
  ]);
});
