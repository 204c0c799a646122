/** Days in a row: a day counts once everything that was due on it is done. */
import { expect, test } from "vitest";
import { afterAnswer, streakOf, type TrainingDay, weekOf } from "../streak.ts";

const days = (done: Readonly<Record<number, TrainingDay>>): ReadonlyMap<number, TrainingDay> =>
  new Map(Object.entries(done).map(([day, value]) => [Number(day), value]));
const whole: TrainingDay = { done: 5, of: 5 };
const half: TrainingDay = { done: 2, of: 5 };

test("days in a row count up to today, and up to yesterday while today's are open", () => {
  expect(streakOf(days({}), 10)).toBe(0);
  expect(streakOf(days({ 8: whole, 9: whole, 10: whole }), 10)).toBe(3);
  expect(streakOf(days({ 8: whole, 9: whole }), 10)).toBe(2);
  expect(streakOf(days({ 8: whole, 9: whole, 10: half }), 10)).toBe(2);
});

test("a day that was left half done, or missed, ends the row", () => {
  expect(streakOf(days({ 8: whole, 9: half, 10: whole }), 10)).toBe(1);
  expect(streakOf(days({ 7: whole, 8: whole, 10: whole }), 10)).toBe(1);
  expect(streakOf(days({ 7: whole, 8: whole }), 10)).toBe(0);
});

test("the week ends today", () =>
  expect(weekOf(days({ 9: whole, 10: half }), 10).map(({ day, done }) => [day, done])).toEqual([
    ...[4, 5, 6, 7, 8].map((day) => [day, false]),
    [9, true],
    [10, false],
  ]));

test("only what is due makes the day; exercises of a theme count where nothing is due", () => {
  const due = ["a", "b"];
  expect(afterAnswer(undefined, due, "shelf")).toBeUndefined();
  const first = afterAnswer(undefined, due, "a");
  expect(first).toEqual({ done: 1, of: 2 });
  expect(afterAnswer(first, due, "shelf")).toEqual(first);
  expect(afterAnswer(first, ["b"], "b")).toEqual({ done: 2, of: 2 });
  expect(afterAnswer(undefined, [], "shelf")).toEqual({ done: 1, of: 1 });
  expect(afterAnswer({ done: 2, of: 2 }, [], "shelf")).toEqual({ done: 2, of: 2 });
});
