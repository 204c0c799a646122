/** The Perfect player's race, solved before it is asked for. */
import { parlour, prepareRace, raceIsReady, zonk } from "@turnlight/games/zonk";
import { type AnyGame, prepareBot } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { state } from "./table-talk.ts";

const game: AnyGame = zonk;

test("preparing tells how far it is, always further, up to the end", () => {
  const rules = { table: parlour, target: 300, streak: false };
  const shares: number[] = [];
  expect(raceIsReady(rules)).toBe(false);
  prepareRace(rules, (share) => shares.push(share));
  expect(raceIsReady(rules)).toBe(true);
  expect(shares.length).toBeGreaterThan(10);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test("a prepared race is there at once", () => {
  const shares: number[] = [];
  prepareRace({ table: parlour, target: 300, streak: false }, (share) => shares.push(share));
  expect(shares).toEqual([1]);
});

test("a host prepares a bot by its name, as it will sit at the table", () => {
  const view = state({ target: 200, streak: false });
  expect(raceIsReady(view)).toBe(false);
  const shares: number[] = [];
  prepareBot(game, "perfect", view, (share) => shares.push(share));
  expect(raceIsReady(view)).toBe(true);
  expect(shares.at(-1)).toBe(1);
});

test("a bot with nothing to prepare tells nothing", () => {
  const shares: number[] = [];
  for (const name of ["reference", "hybrid:hard", "random", "nobody"])
    prepareBot(game, name, state({}), (share) => shares.push(share));
  expect(shares).toEqual([]);
});
