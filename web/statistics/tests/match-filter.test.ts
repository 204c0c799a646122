import { expect, test } from "vitest";
import { everything, filterMatches } from "../match-filter.ts";

const dayLong = 24 * 60 * 60 * 1000;
const match = { game: "zonk", ended: 0, won: true };

test("matches are chosen by game, time and result", () => {
  expect(filterMatches(everything, 100 * dayLong)(match)).toBe(true);
  expect(filterMatches({ ...everything, game: "wisp" }, 0)(match)).toBe(false);
  expect(filterMatches({ ...everything, period: "week" }, 7 * dayLong)(match)).toBe(true);
  expect(filterMatches({ ...everything, period: "week" }, 7 * dayLong + 1)(match)).toBe(false);
  expect(filterMatches({ ...everything, result: "lost" }, 0)(match)).toBe(false);
});

test("a match of several people was neither won nor lost", () => {
  const shared = { ...match, won: undefined };
  expect(filterMatches({ ...everything, result: "won" }, 0)(shared)).toBe(false);
  expect(filterMatches({ ...everything, result: "lost" }, 0)(shared)).toBe(false);
  expect(filterMatches(everything, 0)(shared)).toBe(true);
});
