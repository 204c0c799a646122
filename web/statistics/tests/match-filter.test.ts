import { expect, test } from "vitest";
import { hallCards } from "../../games/index.ts";
import { everything, filterMatches, games, periods } from "../match-filter.ts";

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

test.each([
  ["week", 7],
  ["month", 30],
] as const)("a %s is %i days, the last moment of which counts", (period, days) => {
  const chosen = (now: number) => filterMatches({ ...everything, period }, now)(match);
  expect(chosen(days * dayLong)).toBe(true);
  expect(chosen(days * dayLong + 1)).toBe(false);
});

test("without a period nothing is too old, and a clock that was put back hides nothing", () => {
  expect(filterMatches(everything, Number.MAX_SAFE_INTEGER)(match)).toBe(true);
  for (const period of periods)
    expect(filterMatches({ ...everything, period }, 0)({ ...match, ended: dayLong }), period).toBe(true);
});

test("what was lost is found as lost alone", () => {
  const lost = { ...match, won: false };
  expect(filterMatches({ ...everything, result: "lost" }, 0)(lost)).toBe(true);
  expect(filterMatches({ ...everything, result: "won" }, 0)(lost)).toBe(false);
  expect(filterMatches({ ...everything, result: "won" }, 0)(match)).toBe(true);
});

test("all wishes count together", () => {
  const wish = { game: "zonk", period: "week", result: "won" } as const;
  expect(filterMatches(wish, dayLong)(match)).toBe(true);
  expect(filterMatches(wish, dayLong)({ ...match, game: "wisp" })).toBe(false);
  expect(filterMatches(wish, 8 * dayLong)(match)).toBe(false);
  expect(filterMatches(wish, dayLong)({ ...match, won: false })).toBe(false);
});

test("every game of the hall can be chosen, in its order, and all of them first", () =>
  expect(games).toEqual(["all", ...Object.keys(hallCards)]));
