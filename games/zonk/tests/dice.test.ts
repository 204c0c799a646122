/** The dice: fair for every seat, drawn by the match alone, and independent of who plays. */
import {
  type Face,
  faces,
  hybridBot,
  parlour,
  personalities,
  referenceBot,
  type ZonkMove,
  zonk,
} from "@turnlight/games/zonk";
import { drawOf, Match, playOut, seedOf } from "@turnlight/kernel";
import { expect, test } from "vitest";

const { rules } = zonk;
const config = { seats: 2, table: parlour, target: 1_000_000, streak: true, first: 0 };

/** The 99.9 % point of chi-square with five degrees of freedom. */
const suspicious = 20.515;

/** Milliseconds: a guard against hanging, not a measurement. */
const patient = 120_000;

const chiSquare = (counts: readonly number[]): number => {
  const fair = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - fair) ** 2 / fair, 0);
};

test(
  "over 100,000 rolls the dice of both seats are fair",
  () => {
    const counts = [0, 1].map(() => new Map<Face, number>(faces.map((face) => [face, 0])));
    let rolls = 0;
    let { match } = Match.begin(rules, config, { seed: seedOf("fair") });
    for (let i = 0; rolls < 100_000; i++) {
      const { seat, phase } = match.state;
      const moves = rules.moves(match.state, seat) as readonly ZonkMove[];
      const played = match.play(seat, rules.moveText.write(moves[phase.kind === "deciding" ? 1 : 0] as ZonkMove));
      if (!played.ok) throw new Error(played.refusal.reason);
      for (const { told } of played.value)
        for (const { fact } of told)
          if (fact.kind === "rolled") {
            rolls += 1;
            const seat = counts[fact.seat];
            for (const face of fact.dice) seat?.set(face, (seat.get(face) ?? 0) + 1);
          }
      // The history of a match grows, so a long run is cut into matches.
      if (match.state.turns.length >= 100) ({ match } = Match.begin(rules, config, { seed: seedOf(`fair ${i}`) }));
    }
    for (const seat of counts) expect(chiSquare([...seat.values()])).toBeLessThan(suspicious);
  },
  patient,
);

test("every die an opponent gets is one the seed drew, and only chance can roll", async () => {
  for (const personality of Object.values(personalities)) {
    const { match } = Match.begin(rules, { ...config, target: 1000 }, { seed: seedOf("same dice") });
    const sittings = [hybridBot(personality), referenceBot].map((bot, i) => ({
      bot,
      draw: drawOf(seedOf(`bot ${i}`)),
    }));
    await playOut(match, sittings, { nodes: 1, bound: 10_000 });
    expect(Match.resume(rules, match.record, { verify: true }).ok).toBe(true);
    expect(match.entries.every(({ by, move }) => move.startsWith("rolled ") === (by === "chance"))).toBe(true);
  }
});

test("what the seed draws for an entry does not depend on who is rolling", () => {
  const rolledBy = (first: number) => {
    const { match } = Match.begin(rules, { ...config, first }, { seed: seedOf("no favourites") });
    const played = match.play(first, "roll");
    return played.ok ? played.value.map(({ entry }) => entry.move).at(-1) : "";
  };
  expect(rolledBy(0)).toBe(rolledBy(1));
});

test("a record with better dice than the seed's is found out", () => {
  const { match } = Match.begin(rules, config, { seed: seedOf("honest") });
  match.play(0, "roll");
  const { record } = match;
  const lucky = "rolled 6 6 6 6 6 6";
  const entries = record.entries.map((entry) => (entry.by === "chance" ? { ...entry, move: lucky } : entry));
  expect(Match.resume(rules, { ...record, entries }, { verify: true })).toMatchObject({
    refusal: { code: "tampered" },
  });
});

test("the odds of a roll add up to all the ways the dice can fall", () => {
  for (const left of [1, 2, 3, 4, 5, 6]) {
    const odds = rules.odds?.({ ...rules.setup(config), phase: { kind: "rolling" }, left }) ?? [];
    expect(odds.reduce((sum, { weight }) => sum + weight, 0)).toBe(6 ** left);
    const twice = odds.filter(({ move }) => new Set((move as { dice: readonly Face[] }).dice).size === 1);
    expect(twice.every(({ weight }) => weight === 1)).toBe(true);
  }
});
