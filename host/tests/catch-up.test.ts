/** A host that hears of another host's commits applies what was added, and reads the whole match only if it must. */
import { type Draw, drawOf, pick, type Result, seedOf } from "@turnlight/kernel";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { expect, test } from "vitest";
import { HostedMatch, type HostPorts, type MatchStore, memoryStore, type ViewerEvent } from "../index.ts";

const value = <T>(read: Result<T>): T => {
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};

type Since = NonNullable<MatchStore["loadSince"]>;

/** Two hosts of one match; the second one reads by `loadSince`, which may be changed. */
const twoHosts = async (change: (honest: Since) => Since = (honest) => honest) => {
  const store = memoryStore();
  const since: Since = async (match, version) => {
    const stored = value(await store.load(match));
    return { ok: true, value: stored?.log.slice(version) };
  };
  const loads = { whole: 0 };
  const ports = (over: MatchStore): HostPorts => ({
    store: over,
    think: () => new Promise(() => {}),
    now: () => 7,
    freshSeed: () => seedOf("catching up"),
    freshId: () => "m",
  });
  const sitters = ["Ada", "Ben"].map((name) => ({ kind: "person", name, colour: 0, avatar: 0 }) as const);
  const laid = { game: "dice-race", config: "seats=2 target=40", sitters };
  const first = value(await HostedMatch.begin(diceRace, laid, ports(store)));
  const counted: MatchStore = {
    ...store,
    load(match) {
      loads.whole += 1;
      return store.load(match);
    },
    loadSince: change(since),
  };
  const second = value(await HostedMatch.open(diceRace, "m", ports(counted)));
  loads.whole = 0;
  return { first, second, loads, draw: drawOf(seedOf("moves")) };
};

const playOne = async (host: HostedMatch, draw: Draw, id: string): Promise<boolean> => {
  const [seat] = host.sight("spectator").waiting;
  if (seat === undefined) return false;
  const text = pick(draw, host.sight(seat).moves ?? []);
  value(await host.command({ id, seat, deed: { kind: "play", text } }));
  return true;
};

test("a whole match is followed without being read again, with every version told and every command known", async () => {
  const { first, second, loads, draw } = await twoHosts();
  const heard: ViewerEvent[] = [];
  second.watch(1, undefined, (event) => heard.push(event));
  let moves = 0;
  while (await playOne(first, draw, `move ${moves}`)) {
    moves += 1;
    await second.catchUp(first.version);
    for (const viewer of [0, 1, "spectator"] as const) expect(second.sight(viewer)).toEqual(first.sight(viewer));
    const again = await second.command({ id: `move ${moves - 1}`, seat: 0, deed: { kind: "play", text: "roll" } });
    expect(again).toEqual({ ok: true, value: { version: first.version, match: "m" } });
  }
  expect(moves).toBeGreaterThan(5);
  expect(loads.whole).toBe(0);
  expect(heard.map(({ version }) => version)).toEqual(Array.from({ length: first.version + 1 }, (_, i) => i));
  expect(value(second.record())).toBe(value(first.record()));
});

test.each<readonly [string, (honest: Since) => Since]>([
  ["knows nothing", () => async () => ({ ok: true, value: undefined })],
  ["refuses", () => async () => ({ ok: false, refusal: { code: "unreadable", reason: "it can't be read" } })],
  ["fails", () => () => Promise.reject(new Error("the line broke"))],
  [
    "forgets the dice",
    (honest) => async (match, version) => {
      const read = await honest(match, version);
      return read.ok ? { ok: true, value: read.value?.slice(0, 1) } : read;
    },
  ],
  ["begins elsewhere", (honest) => (match, version) => honest(match, version + 1)],
])("a store that %s is read as a whole", async (_, change) => {
  const { first, second, loads, draw } = await twoHosts(change);
  for (let i = 0; i < 6 && (await playOne(first, draw, `move ${i}`)); i++) {
    await second.catchUp(first.version);
    expect(second.sight(0)).toEqual(first.sight(0));
  }
  expect(loads.whole).toBeGreaterThan(0);
});

test("a host that has missed the newest moves reads them when a player who saw them elsewhere goes on", async () => {
  const { first, second, loads, draw } = await twoHosts();
  await playOne(first, draw, "move 1");
  const base = first.version;
  const [seat = 0] = first.sight("spectator").waiting;
  const deed = { kind: "play", text: pick(draw, first.sight(seat).moves ?? []) } as const;
  expect(second.version).toBeLessThan(base);
  expect(await second.command({ id: "too old", seat, base: base - 1, deed })).toMatchObject({
    ok: false,
    refusal: { code: "stale" },
  });
  expect(await second.command({ id: "move 2", seat, base, deed })).toMatchObject({ ok: true });
  expect(loads.whole).toBe(0);
  expect(await second.command({ id: "not yet", seat, base: second.version + 1, deed })).toMatchObject({
    ok: false,
    refusal: { code: "stale" },
  });
});

test("a rematch wish, which is no entry, is read as a whole", async () => {
  const { first, second, loads } = await twoHosts();
  value(await first.command({ id: "r", seat: 0, deed: { kind: "resign" } }));
  await second.catchUp(first.version);
  expect(loads.whole).toBe(0);
  const rules = { counts: () => true, refusal: async () => undefined };
  value(await first.wantRematch({ id: "w", seat: 1 }, rules));
  await second.catchUp(first.version);
  expect(loads.whole).toBe(1);
  expect(second.sight(0).rematch).toEqual(first.sight(0).rematch);
});
