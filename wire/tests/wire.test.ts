/** Messages of a host pass through the schemas unchanged; malformed ones are refused with the path of the problem. */
import { type Command, HostedMatch, memoryStore, type ViewerEvent } from "@turnlight/host";
import { type AnyGame, drawOf, pick, refuse, seedOf } from "@turnlight/kernel";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { hiddenNumber } from "@turnlight/kernel/examples/hidden-number";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  acknowledgedSchema,
  commandSchema,
  limits,
  readMessage,
  refusalSchema,
  sightSchema,
  tableSetupSchema,
  viewerEventSchema,
} from "../index.ts";

const person = (name: string) => ({ kind: "person" as const, name, colour: 0, avatar: 0 });
const games: readonly (readonly [AnyGame, string])[] = [
  [diceRace, "target=20"],
  [hiddenNumber, "highest=9"],
];

describe.each(games)("a whole match", (game, config) => {
  test(`of ${game.rules.id} goes through JSON and the schemas unchanged`, async () => {
    let ids = 0;
    const ports = {
      store: memoryStore(),
      think: () => Promise.reject(new Error("no bots here")),
      now: () => 1,
      freshSeed: () => seedOf("wire"),
      freshId: () => {
        ids += 1;
        return `m${ids}`;
      },
    };
    const laid = { game: game.rules.id, config, sitters: [person("Ada"), person("Bo")] };
    expect(readMessage(tableSetupSchema, JSON.parse(JSON.stringify(laid)))).toEqual({ ok: true, value: laid });
    const begun = await HostedMatch.begin(game, laid, ports);
    if (!begun.ok) throw new Error(begun.refusal.reason);
    const host = begun.value;
    const told: ViewerEvent[] = [];
    for (const viewer of [0, 1, "spectator"] as const) host.watch(viewer, undefined, (event) => told.push(event));
    const draw = drawOf(seedOf("wire moves"));
    for (let i = 0; i < 300; i++) {
      const [seat] = host.sight("spectator").waiting;
      if (seat === undefined) break;
      const command: Command = {
        id: `c${i}`,
        seat,
        deed: { kind: "play", text: pick(draw, host.sight(seat).moves ?? []) },
      };
      expect(readMessage(commandSchema, JSON.parse(JSON.stringify(command)))).toEqual({ ok: true, value: command });
      const done = await host.command(command);
      if (!done.ok) throw new Error(done.refusal.reason);
      expect(readMessage(acknowledgedSchema, done.value)).toEqual(done);
    }
    expect(host.sight("spectator").outcome).toBeDefined();
    for (const event of told) {
      expect(readMessage(viewerEventSchema, JSON.parse(JSON.stringify(event)))).toEqual({ ok: true, value: event });
      if ("sight" in event.seen) expect(readMessage(sightSchema, event.seen.sight)).toMatchObject({ ok: true });
    }
  });
});

test("a refusal keeps its code, its place and its values", () => {
  const { refusal } = refuse("stale", "the match has gone on", { where: "version 7", values: { version: 7 } });
  expect(readMessage(refusalSchema, JSON.parse(JSON.stringify(refusal)))).toEqual({ ok: true, value: refusal });
});

test("what has another form is refused, and where", () => {
  const command = { id: "c", seat: 0, deed: { kind: "play", text: "roll" } };
  const wrong: readonly (readonly [unknown, string | undefined])[] = [
    [undefined, undefined],
    [{ ...command, seat: -1 }, "seat"],
    [{ ...command, seat: 1.5 }, "seat"],
    [{ ...command, id: "" }, "id"],
    [{ ...command, base: "7" }, "base"],
    [{ ...command, deed: { kind: "cheat" } }, "deed.kind"],
    [{ ...command, deed: { kind: "play", text: "x".repeat(limits.move + 1) } }, "deed.text"],
  ];
  for (const [value, where] of wrong)
    expect(readMessage(commandSchema, value)).toMatchObject({
      ok: false,
      refusal: { code: "bad-message", ...(where && { where }) },
    });
});

test("noise is refused without an exception", () => {
  fc.assert(
    fc.property(fc.anything(), (noise) => {
      for (const schema of [commandSchema, tableSetupSchema, viewerEventSchema, sightSchema])
        expect(readMessage<unknown>(schema, noise).ok).toBe(false);
    }),
    { seed: 3, numRuns: 2000 },
  );
});
