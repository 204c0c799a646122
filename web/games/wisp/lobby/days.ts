/** Days of the daily level: dates in UTC, the streak, and the result as a line of signs that gives nothing away. */
import { type Direction, readCode, setup, wisp } from "@turnlight/games/wisp";
import type { DailyResult } from "../keep.ts";

const dayLong = 24 * 60 * 60 * 1000;

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
export const today = (): string => dateOf(Date.now());
const dayBefore = (date: string, days = 1): string => dateOf(Date.parse(`${date}T00:00:00Z`) - days * dayLong);

/** The first day there was one. */
const firstDay = "2026-01-01";
export const daysBefore = (date: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => dayBefore(date, i + 1)).filter((day) => day >= firstDay);

/** Days in a row up to today, or up to yesterday while today is still open. */
export const streakOf = (results: ReadonlyMap<string, DailyResult>, now: string): number => {
  const counts = (date: string) => results.get(date)?.inTime === true;
  let date = counts(now) ? now : dayBefore(now);
  let days = 0;
  while (counts(date)) {
    days += 1;
    date = dayBefore(date);
  }
  return days;
};

/** A sign for each move: a blossom for a purification, a plus for a merging, a moon for a waking, a dot for a step. */
export const signsOf = (code: string, line: readonly Direction[]): string => {
  const level = readCode(code);
  if (!level.ok) return "";
  let state = setup(level.value);
  return line
    .map((move) => {
      const { state: after, told } = wisp.rules.apply(state, 0, move);
      state = after;
      const kinds = told.map(({ fact }) => fact.kind);
      return kinds.includes("purify") ? "✿" : kinds.includes("merge") ? "✚" : kinds.includes("wake") ? "☾" : "·";
    })
    .join("");
};

export const starSigns = (stars: number): string => "★".repeat(stars) + "☆".repeat(3 - stars);
