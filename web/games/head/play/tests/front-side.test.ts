/** The board in front on a phone: a result stays until it can have been read. */
import type { HeadFact } from "@turnlight/games/head";
import { expect, test } from "vitest";
import { hunterIn, nextFront, readingTime, restOfReading, sideOf } from "../front-side.ts";

test("while the other side thinks, the result of one's own guess stays in front", () => {
  expect(nextFront({ front: 0, turn: 1, isOurs: false })).toBe(0);
});

test("on one's own turn, and at a table for two, the board of whoever's turn it is comes forward", () => {
  expect(nextFront({ front: 1, turn: 0, isOurs: true })).toBe(0);
  expect(nextFront({ front: 0, turn: 1, isOurs: true })).toBe(1);
  expect(nextFront({ front: 1, turn: undefined, isOurs: true })).toBe(1);
});

test("a guess brings the hunted board forward, and what follows from it changes nothing", () => {
  const cell: HeadFact = { kind: "cell", seat: 1, cell: "A1", colour: "red" };
  const missed: HeadFact = { kind: "missed", seat: 1, misses: 1, limit: 20 };
  expect(hunterIn(cell)).toBe(1);
  expect(hunterIn(missed)).toBeUndefined();
  expect(hunterIn(undefined)).toBeUndefined();
  expect([sideOf(0, 0), sideOf(1, 0), sideOf(1, 1)]).toEqual(["attack", "defend", "attack"]);
});

test("even the shortest result stands a second and a half, a long one as long as it takes to read", () => {
  expect(readingTime("You: no E.")).toBe(1500);
  expect(readingTime("The Executioner: not RAVEN. Two misses. Another turn for the Executioner.")).toBeGreaterThan(
    2500,
  );
});

test("a quick answer waits until the result before it has stood a second and a half", () => {
  expect([restOfReading(0), restOfReading(1200), restOfReading(1500), restOfReading(9000)]).toEqual([1500, 300, 0, 0]);
  expect(restOfReading(Number.POSITIVE_INFINITY)).toBe(0);
});
