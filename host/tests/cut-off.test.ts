/**
 * A log that was cut off between a move and its dice: the seed rolls them again, and they are committed before anything
 * else.
 */
import { type Result, seedOf } from "@turnlight/kernel";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { expect, test } from "vitest";
import { HostedMatch, type HostPorts, memoryStore, type StoredMatch, type ViewerEvent } from "../index.ts";

const value = <T>(read: Result<T>): T => {
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};

const world = () => {
  const store = memoryStore();
  const ports: HostPorts = {
    store,
    think: () => new Promise(() => {}),
    now: () => 7,
    freshSeed: () => seedOf("cut off"),
    freshId: () => "m",
  };
  const kept = async (): Promise<StoredMatch> => {
    const stored = value(await store.load("m"));
    if (stored === undefined) throw new Error("no match is kept");
    return stored;
  };
  return { store, ports, kept };
};

const roll = (host: HostedMatch, id: string) =>
  host.command({ id, seat: 0, deed: { kind: "play", text: "roll" } }).then(value);

/** A match of two rolls, cut off after that many rows. */
const cutAfter = async (rows: number) => {
  const whole = world();
  const sitters = ["Ada", "Ben"].map((name) => ({ kind: "person", name, colour: 0, avatar: 0 }) as const);
  const laid = { game: "dice-race", config: "seats=2 target=20", sitters };
  const begun = value(await HostedMatch.begin(diceRace, laid, whole.ports, { first: 0, seed: seedOf("two rolls") }));
  await roll(begun, "a");
  await roll(begun, "b");
  const stored = await whole.kept();
  const cut = world();
  const log = stored.log.slice(0, rows);
  value(
    (await cut.store.commit([{ match: "m", base: 0, head: stored.head, log }]))[0] ?? { ok: true, value: undefined },
  );
  return { ...cut, stored, host: value(HostedMatch.of(diceRace, { head: stored.head, log }, cut.ports)) };
};

test("the same dice are rolled, kept and told", async () => {
  const { stored, host, kept } = await cutAfter(3);
  const heard: ViewerEvent[] = [];
  host.watch("spectator", 3, (event) => heard.push(event));
  host.start();
  await host.settled();
  expect((await kept()).log.map(({ happened }) => happened)).toEqual(stored.log.map(({ happened }) => happened));
  expect(heard).toMatchObject([{ version: 4, happened: { kind: "entry", by: "chance" } }]);
  await roll(host, "c");
  const after = await kept();
  expect(after.log.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(HostedMatch.of(diceRace, after, world().ports)).toMatchObject({ ok: true });
});

test("also where a move comes before the start", async () => {
  const { host, kept } = await cutAfter(1);
  await roll(host, "c");
  const { log } = await kept();
  expect(log.map(({ happened }) => happened.kind === "entry" && happened.entry.by)).toEqual([0, "chance", 0, "chance"]);
});
