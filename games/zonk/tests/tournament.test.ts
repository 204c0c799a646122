/** A tournament of eight from the draw to the champion. */
import {
  champion,
  drawTournament,
  dueMatches,
  parlour,
  regulars,
  report,
  type Tournament,
  tableFor,
  winnerOf,
  zonk,
} from "@turnlight/games/zonk";
import { childSeed, drawOf, Match, playOut, readBot, seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";

const drawn = (seed: string): Tournament => {
  const tournament = drawTournament(regulars, seedOf(seed));
  if (!tournament.ok) throw new Error(tournament.refusal.reason);
  return tournament.value;
};
const reported = (
  tournament: Tournament,
  round: number,
  match: number,
  scores: readonly [number, number],
): Tournament => {
  const next = report(tournament, { round, match }, scores);
  if (!next.ok) throw new Error(next.refusal.reason);
  return next.value;
};

test("the draw pairs everybody once, and follows from the seed", () => {
  const { rounds } = drawn("one");
  expect(rounds).toHaveLength(1);
  expect(rounds[0]?.flatMap(({ entrants }) => entrants).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(drawn("one")).toEqual(drawn("one"));
  expect(drawn("two").rounds).not.toEqual(rounds);
});

test("winners go on: four matches, two, the final, a champion", () => {
  let tournament = drawn("bracket");
  for (const matches of [4, 2, 1]) {
    const due = dueMatches(tournament);
    expect(due).toHaveLength(matches);
    expect(champion(tournament)).toBeUndefined();
    // The last due first, since the order of the matches of a round is free.
    for (const { round, match } of due.toReversed()) tournament = reported(tournament, round, match, [2000, 900]);
  }
  expect(tournament.rounds.map((round) => round.length)).toEqual([4, 2, 1]);
  for (const [i, pairing] of (tournament.rounds[1] ?? []).entries())
    expect(pairing.entrants).toEqual((tournament.rounds[0] ?? []).slice(2 * i, 2 * i + 2).map((won) => winnerOf(won)));
  expect(champion(tournament)).toBe(tournament.entrants[tournament.rounds[2]?.[0]?.entrants[0] ?? -1]);
  expect(dueMatches(tournament)).toEqual([]);
});

test("every match has a seed of its own and a starter drawn from it", () => {
  const pairings = drawn("seeds").rounds.flat();
  expect(new Set(pairings.map(({ seed }) => seed)).size).toBe(4);
  expect(
    tableFor(
      { seats: 4, table: parlour, target: 500, streak: true, first: 0 },
      { ...(pairings[0] as (typeof pairings)[0]), first: 1 },
    ),
  ).toMatchObject({ seats: 2, first: 1 });
});

test("a tournament is plain data and goes on after a reload", () => {
  const half = reported(drawn("reload"), 0, 2, [10, 2000]);
  const reloaded: Tournament = JSON.parse(JSON.stringify(half));
  expect(reported(reloaded, 0, 1, [2000, 0])).toEqual(reported(half, 0, 1, [2000, 0]));
});

describe("what cannot be is refused", () => {
  test("another number of entrants", () =>
    expect(drawTournament(regulars.slice(1), seedOf("x"))).toMatchObject({ refusal: { right: "exactly 8" } }));
  test("two of the same name", () =>
    expect(drawTournament(regulars.with(0, { name: "Bruno" }), seedOf("x")).ok).toBe(false));
  test("a match that is not due", () =>
    expect(report(drawn("x"), { round: 1, match: 0 }, [1, 0])).toMatchObject({ refusal: { code: "not-due" } }));
  test("a match reported twice", () =>
    expect(report(reported(drawn("x"), 0, 0, [1, 0]), { round: 0, match: 0 }, [0, 1])).toMatchObject({
      refusal: { code: "not-due" },
    }));
  test("a match without a winner", () =>
    expect(report(drawn("x"), { round: 0, match: 0 }, [5, 5])).toMatchObject({ refusal: { code: "no-winner" } }));
});

test("the regulars play a whole tournament", async () => {
  let tournament = drawn("tavern");
  const config = { seats: 2, table: parlour, target: 500, streak: true, first: 0 };
  for (let due = dueMatches(tournament)[0]; due !== undefined; due = dueMatches(tournament)[0]) {
    const { pairing } = due;
    const { match } = Match.begin(zonk.rules, tableFor(config, pairing), { seed: pairing.seed });
    const sittings = pairing.entrants.map((entrant) => {
      const bot = readBot(zonk, tournament.entrants[entrant]?.bot ?? "random");
      if (!bot.ok) throw new Error(bot.refusal.reason);
      return { bot: bot.value, draw: drawOf(childSeed(pairing.seed, `bot ${entrant}`)) };
    });
    const { outcome } = await playOut(match as never, sittings, { nodes: 1, bound: 10_000 });
    tournament = reported(tournament, due.round, due.match, [outcome.scores[0] ?? 0, outcome.scores[1] ?? 0]);
  }
  expect(regulars).toContain(champion(tournament));
});
