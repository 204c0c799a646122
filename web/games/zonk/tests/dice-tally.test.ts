/** Dice are counted as often as thrown, for the seats that threw them. */
import { zonk } from "@turnlight/games/zonk";
import { drawOf, Match, playOut, readBot, seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { diceIn, fairness, talliesOf, together } from "../play/dice-tally.ts";

const played = async (seed: string) => {
  const config = zonk.rules.configText.read("target=1000 seats=2");
  const bot = readBot(zonk, "reference");
  if (!config.ok || !bot.ok) throw new Error("no match");
  const { match } = Match.begin(zonk.rules, config.value, { seed: seedOf(seed) });
  const sitting = { bot: bot.value, draw: drawOf(seedOf(`${seed} bots`)) };
  await playOut(match, [sitting, sitting], { nodes: 1, bound: 10_000 });
  return match;
};

test("every die of a match is counted once, for its seat", async () => {
  const match = await played("count");
  const { entries } = match.record;
  const rolled = entries.filter(({ by }) => by === "chance").map(({ move }) => move.split(" ").slice(1));
  const tallies = talliesOf(match.record, 2);
  expect(diceIn(together(tallies))).toBe(rolled.flat().length);
  expect(together(tallies).rolls.reduce((sum, one) => sum + one)).toBe(rolled.length);
  for (const [seat, { turns, lost, best }] of tallies.entries()) {
    const past = match.state.turns.filter((turn) => turn.seat === seat);
    expect({ turns, lost, best }).toEqual({
      turns: past.length,
      lost: past.filter(({ ended }) => ended === "zonked").length,
      best: Math.max(...past.map(({ banked }) => banked)),
    });
  }
});

describe("how odd the faces are", () => {
  test("even ones are not odd at all", () => expect(fairness([100, 100, 100, 100, 100, 100])).toBeCloseTo(1, 5));
  // Chi-square with five degrees of freedom exceeds 11.0705 in five of a hundred cases.
  test("agrees with the table at five per cent", () => {
    const off = Math.sqrt((11.0705 * 600) / 2);
    expect(fairness([600 + off, 600 - off, 600, 600, 600, 600])).toBeCloseTo(0.05, 4);
  });
  test("loaded ones are very odd", () => expect(fairness([300, 100, 100, 100, 100, 100])).toBeLessThan(1e-6));
});
