/** A record is enough to know why: every reason of a hosted match is worked out again from its seed. */
import { decisionKey, zonk } from "@turnlight/games/zonk";
import { botThought, HostedMatch, memoryStore, type Sitter } from "@turnlight/host";
import { type AnyGame, type Reasons, readRecord } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { explain } from "../play/explained.ts";
import { moveKindOf } from "../play/heard-move.ts";

const game = zonk as AnyGame;
const sitters: readonly Sitter[] = ["hybrid:reckless", "hybrid:60"].map((bot) => ({ kind: "bot", bot, name: bot }));

test.each(["target=400", "rounds=6"])(
  "what was heard at the table is what the record explains, decision by decision (%s)",
  async (config) => {
    const begun = await HostedMatch.begin(
      game,
      { game: "zonk", config, sitters },
      {
        store: memoryStore(),
        async think(question) {
          const thought = await botThought(game, question);
          if (!thought.ok) throw new Error(thought.refusal.reason);
          return thought.value;
        },
        now: () => 0,
        freshSeed: () => "5e".repeat(32),
        freshId: () => "explained",
      },
    );
    if (!begun.ok) throw new Error(begun.refusal.reason);
    const heard = new Map<string, Reasons>();
    let [turn, takes] = [0, 0];
    await new Promise<void>((resolve) => {
      begun.value.watch("spectator", undefined, ({ happened }) => {
        if (happened.kind !== "entry") return;
        const kind = moveKindOf(happened);
        if (happened.why !== undefined) heard.set(decisionKey({ turn, takes }, kind), happened.why);
        for (const fact of happened.facts) {
          if (fact.kind === "took") takes += 1;
          if (fact.kind === "banked" || fact.kind === "zonked") [turn, takes] = [turn + 1, 0];
          if (fact.kind === "won" || fact.kind === "tied") resolve();
        }
      });
      begun.value.start();
    });
    const text = begun.value.record();
    if (!text.ok) throw new Error(text.refusal.reason);
    const record = readRecord(text.value);
    if (!record.ok) throw new Error(record.refusal.reason);
    const explained = await explain(record.value);
    if (!explained.ok) throw new Error(explained.refusal.reason);
    expect(heard.size).toBeGreaterThan(10);
    expect(new Map(explained.value)).toEqual(heard);
  },
);
