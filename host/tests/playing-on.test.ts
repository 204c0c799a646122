/** Practice from a point in a record: earlier moves stay, later dice are new, and nothing is saved. */
import { type AnyGame, Match, type MatchRecord } from "@turnlight/kernel";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { expect, test } from "vitest";
import { practicePrefix, type Sitter, startPractice } from "../index.ts";

const game: AnyGame = diceRace;
const you: Sitter = { kind: "person", name: "Ada", colour: 1, avatar: 1 };
const bot: Sitter = { kind: "bot", bot: "reckless", name: "Rook" };

const ports = {
  think: async () => ({ text: "hold" }),
  now: () => 7,
  freshSeed: () => "ab".repeat(32),
  freshId: () => "one",
};

/** A race in which everybody rolls once and holds, until somebody has enough. */
const raced = (): MatchRecord => {
  const config = game.rules.configText.read("target=20");
  if (!config.ok) throw new Error(config.refusal.reason);
  const { match } = Match.begin(game.rules, config.value, { seed: "11".repeat(32) });
  while (match.turn.kind === "seats") {
    const [seat = 0] = match.turn.seats;
    match.play(seat, "roll");
    if (match.turn.kind === "seats" && match.turn.seats[0] === seat) match.play(seat, "hold");
  }
  return match.record;
};

test("what was played stays as it was, and the one who watched goes on", async () => {
  const record = raced();
  const host = await startPractice(game, { record, entries: 4, sitters: [you, bot] }, ports);
  if (!host.ok) throw new Error(host.refusal.reason);
  expect(host.value.match.entries.slice(0, 4)).toEqual(record.entries.slice(0, 4));
  expect(host.value.laid.occasion?.kind).toBe(practicePrefix);
  expect(host.value.match.outcome).toBeUndefined();
});

test("dice that were still to be thrown are thrown anew", async () => {
  const record = raced();
  const rolledAt = record.entries.findIndex(({ by }) => by === "chance");
  const seeds = ["ab", "cd", "ef", "01", "23", "45"].map((pair) => pair.repeat(32));
  const thrown = await Promise.all(
    seeds.map(async (seed) => {
      const host = await startPractice(
        game,
        { record, entries: rolledAt, sitters: [you, bot] },
        { ...ports, freshSeed: () => seed },
      );
      return host.ok ? host.value.match.entries[rolledAt]?.move : undefined;
    }),
  );
  expect(thrown).not.toContain(undefined);
  expect(new Set(thrown).size).toBeGreaterThan(1);
});

test("a match that is over cannot be played on, nor by too few", async () => {
  const record = raced();
  const over = await startPractice(game, { record, entries: record.entries.length, sitters: [you, bot] }, ports);
  expect(over).toMatchObject({ ok: false, refusal: { code: "match-over" } });
  const few = await startPractice(game, { record, entries: 1, sitters: [you] }, ports);
  expect(few).toMatchObject({ ok: false, refusal: { code: "wrong-seats" } });
});
