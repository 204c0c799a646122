/** Pages in bad weather: what they say is true, nothing is lost, and a dead line is noticed in time. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openHouse, type TestHouse } from "../../../server/tests/support/house.ts";
import { playScenario } from "./network-scenario.ts";

const plenty = { most: 1_000_000, perSecond: 1_000_000 };
const limits = { connection: plenty, account: plenty, address: plenty, requests: plenty };

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ limits });
});
afterAll(() => house.close());

test("through 200 networks that delay, drop and swallow", { timeout: 300_000 }, async () => {
  let [moves, losses] = [0, 0];
  for (let seed = 1; seed <= 200; seed++) {
    const report = await playScenario(house.url, seed);
    expect(report.faults, `seed ${seed}`).toEqual([]);
    moves += report.moves;
    losses += report.losses;
  }
  // Scenarios in which nothing happens would prove nothing.
  expect(moves).toBeGreaterThan(200);
  expect(losses).toBeGreaterThan(200);
});
