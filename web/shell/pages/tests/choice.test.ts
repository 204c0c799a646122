import { expect, test } from "vitest";
import { chosen, everything } from "../choice.ts";

const dayLong = 24 * 60 * 60 * 1000;
const match = { game: "zonk", ended: 0, won: true };

test("matches are chosen by game, time and result", () => {
  expect(chosen(everything, 100 * dayLong)(match)).toBe(true);
  expect(chosen({ ...everything, game: "wisp" }, 0)(match)).toBe(false);
  expect(chosen({ ...everything, period: "week" }, 7 * dayLong)(match)).toBe(true);
  expect(chosen({ ...everything, period: "week" }, 7 * dayLong + 1)(match)).toBe(false);
  expect(chosen({ ...everything, result: "lost" }, 0)(match)).toBe(false);
});

test("a match of several people was neither won nor lost", () => {
  const shared = { ...match, won: undefined };
  expect(chosen({ ...everything, result: "won" }, 0)(shared)).toBe(false);
  expect(chosen({ ...everything, result: "lost" }, 0)(shared)).toBe(false);
  expect(chosen(everything, 0)(shared)).toBe(true);
});
