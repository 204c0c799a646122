/** A host holds no second copy of the log: what it has dropped is read from the store, with the same results. */
import { accept, type Result, refuse, seedOf } from "@turnlight/kernel";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { hiddenNumber } from "@turnlight/kernel/examples/hidden-number";
import { expect, test } from "vitest";
import { type Acknowledged, HostedMatch, type HostPorts, type MatchStore, memoryStore } from "../index.ts";

const value = <T>(read: Result<T>): T => {
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};

const portsOver = (store: MatchStore): HostPorts => ({
  store,
  think: () => new Promise(() => {}),
  now: () => 7,
  freshSeed: () => seedOf("forgetting"),
  freshId: () => "m",
});

const sitters = ["Ada", "Ben"].map((name) => ({ kind: "person", name, colour: 0, avatar: 0 }) as const);

const raceOver = async (store: MatchStore): Promise<HostedMatch> =>
  value(
    await HostedMatch.begin(diceRace, { game: "dice-race", config: "seats=2 target=1000", sitters }, portsOver(store)),
  );

const roll = (host: HostedMatch, id: string, seat = host.sight("spectator").waiting[0] ?? 0) =>
  host.command({ id, seat, deed: { kind: "play", text: "roll" } });

const rolls = async (host: HostedMatch, many: number): Promise<readonly Acknowledged[]> => {
  const answers: Acknowledged[] = [];
  for (let n = 0; n < many; n++) answers.push(value(await roll(host, `roll ${n}`)));
  return answers;
};

test("a command of long ago is answered as it was then, whosever turn it is, and is not played again", async () => {
  const store = memoryStore();
  const host = await raceOver(store);
  const first = await rolls(host, 60);
  const { version } = host;
  for (const asked of [host, value(await HostedMatch.open(diceRace, "m", portsOver(store)))])
    for (const seat of [0, 1])
      for (const [n, then] of first.entries()) expect(await roll(asked, `roll ${n}`, seat)).toEqual(accept(then));
  const stale = await host.command({ id: "roll 0", seat: 0, base: 1, deed: { kind: "play", text: "roll" } });
  expect(stale).toEqual(accept(first[0]));
  expect(host.version).toBe(version);
  expect(value(await store.load("m"))?.log).toHaveLength(version);
});

test("a new command is played although one of long ago has the same number", async () => {
  const host = await raceOver(memoryStore());
  // The two ids have the same FNV-1a hash.
  const first = value(await roll(host, "costarring"));
  await rolls(host, 60);
  const { version } = host;
  expect(value(await roll(host, "liquid")).version).toBe(version + 2);
  expect(value(await roll(host, "liquid")).version).toBe(version + 2);
  expect(await roll(host, "costarring")).toEqual(accept(first));
});

test("as long as the store cannot be read, a command that may have been played is not played again", async () => {
  const inner = memoryStore();
  let readable = true;
  const load: MatchStore["load"] = (match) =>
    readable ? inner.load(match) : Promise.reject(new Error("the disk is gone"));
  const host = await raceOver({ ...inner, load });
  const [first] = await rolls(host, 60);
  const { version } = host;
  readable = false;
  expect(await roll(host, "roll 0")).toMatchObject({ ok: false, refusal: { code: "not-kept" } });
  expect(value(await roll(host, "a new one")).version).toBe(version + 2);
  readable = true;
  expect(await roll(host, "roll 0")).toEqual(accept(first));
});

/** A store that can neither be written to nor read, as long as it is broken. */
const breakable = () => {
  const inner = memoryStore();
  const disk = { broken: false };
  const store: MatchStore = {
    commit: async (batch, how) =>
      disk.broken ? batch.map(() => refuse("full", "the disk is full")) : inner.commit(batch, how),
    load: async (match) => (disk.broken ? refuse("unreadable", "the disk is gone") : inner.load(match)),
  };
  return { disk, store };
};

test("what could not be kept leaves no trace although nothing can be read either, and can be sent again", async () => {
  const { disk, store } = breakable();
  const host = await raceOver(store);
  await rolls(host, 3);
  const before = { version: host.version, sights: [0, 1].map((seat) => host.sight(seat)) };
  disk.broken = true;
  expect(await roll(host, "lost")).toMatchObject({ ok: false, refusal: { code: "full" } });
  expect({ version: host.version, sights: [0, 1].map((seat) => host.sight(seat)) }).toEqual(before);
  disk.broken = false;
  expect(value(await roll(host, "lost")).version).toBe(before.version + 2);
  const again = value(await HostedMatch.open(diceRace, "m", portsOver(store)));
  expect(again.sight("spectator")).toEqual(host.sight("spectator"));
  expect(again.match.entries).toEqual(host.match.entries);
});

test("neither does a move that could not be taken back, nor a note", async () => {
  const { disk, store } = breakable();
  const laid = { game: "hidden-number", config: "highest=9", sitters };
  const host = value(await HostedMatch.begin(hiddenNumber, laid, portsOver(store)));
  const send = (id: string, deed: Parameters<HostedMatch["command"]>[0]["deed"]) => host.command({ id, seat: 0, deed });
  value(await send("hide", { kind: "play", text: "hide 3" }));
  value(await send("note", { kind: "note", text: "three" }));
  const before = { version: host.version, sight: host.sight(0), entries: [...host.match.entries] };
  expect(before.sight.canTakeBack).toBe(true);
  disk.broken = true;
  for (const [id, deed] of [
    ["back", { kind: "take-back", moves: 1 }],
    ["note again", { kind: "note", text: "four" }],
  ] as const)
    expect(await send(id, deed)).toMatchObject({ ok: false, refusal: { code: "full" } });
  expect({ version: host.version, sight: host.sight(0), entries: [...host.match.entries] }).toEqual(before);
  disk.broken = false;
  value(await send("back", { kind: "take-back", moves: 1 }));
  expect(host.match.entries).toHaveLength(before.entries.length - 1);
});
