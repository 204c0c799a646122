import { expect, test } from "vitest";
import { timeLeft } from "../time-left.ts";

test("a day ends with UTC", () => {
  expect(timeLeft(Date.UTC(2026, 10, 15, 22, 30))).toEqual({ hours: 1, minutes: 30 });
  expect(timeLeft(Date.UTC(2026, 10, 15, 23, 59, 30))).toEqual({ hours: 0, minutes: 1 });
  expect(timeLeft(Date.UTC(2026, 10, 15))).toEqual({ hours: 24, minutes: 0 });
});
