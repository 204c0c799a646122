/** A bot that fails is replaced by the safe move, reported, and told at the table; a whole turn has ten seconds. */
import type { AnyGame } from "@turnlight/kernel";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { expect, test } from "vitest";
import { HostedMatch, type HostPorts, memoryStore, type Sitter, type Thought, type ViewerEvent } from "../index.ts";

const game: AnyGame = diceRace;
const you: Sitter = { kind: "person", name: "Ada", colour: 1, avatar: 1 };
const bot: Sitter = { kind: "bot", bot: "reckless", name: "Rook" };

/** Lets the bot begin, and collects what is reported and told until it has moved so often. */
const played = async (think: HostPorts["think"], moves: number) => {
  const reports: string[] = [];
  const events: ViewerEvent[] = [];
  const config = "target=1000";
  const ports: HostPorts = {
    store: memoryStore(),
    think,
    botFailed: (sentence) => reports.push(sentence),
    now: () => 0,
    freshSeed: () => "ab".repeat(32),
    freshId: () => "one",
  };
  const begun = await HostedMatch.begin(game, { game: "dice-race", config, sitters: [you, bot] }, ports, { first: 1 });
  if (!begun.ok) throw new Error(begun.refusal.reason);
  const done = new Promise<void>((resolve) => {
    begun.value.watch(0, undefined, (event) => {
      events.push(event);
      if (events.filter(({ happened }) => happened.kind === "entry" && happened.by === 1).length >= moves) resolve();
    });
  });
  begun.value.start();
  await done;
  const own = events.flatMap(({ happened }) => (happened.kind === "entry" && happened.by === 1 ? [happened] : []));
  return { reports, own };
};

test("one that throws is reported with its name, and its move carries the reason", async () => {
  const { reports, own } = await played(() => Promise.reject(new Error("no idea")), 1);
  expect(reports[0]).toMatch(/reckless in seat 1 of dice-race: no idea; the safe move is played/);
  expect(own[0]?.why).toEqual({ because: "bot failed" });
});

test("one that answers with an illegal move is reported, too", async () => {
  const { reports, own } = await played(async () => ({ text: "fly" }), 1);
  expect(reports[0]).toMatch(/"fly" is not a move/);
  expect(own[0]?.why).toEqual({ because: "bot failed" });
});

test("ten seconds are for a whole turn: what the moves before have taken is gone", async () => {
  const given: number[] = [];
  const slow = async (_question: unknown, within: number): Promise<Thought> => {
    given.push(within);
    return { text: "roll", spent: 4000 };
  };
  const { reports } = await played(slow, 3);
  // A roll of one ends the turn of this game, so the budget may begin anew; it never grows within a turn.
  expect(given[0]).toBe(10_000);
  expect(given.slice(1).every((within, i) => within === (given[i] ?? 0) - 4000 || within === 10_000)).toBe(true);
  expect(given.some((within) => within < 10_000) || reports.length > 0).toBe(true);
});
