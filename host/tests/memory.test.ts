/** The store in memory. */
import { seedOf } from "@turnlight/kernel";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { expect, test } from "vitest";
import {
  commandsIn,
  HostedMatch,
  type LogEntry,
  type MatchHeader,
  memoryStore,
  recordOf,
  tableAfterLog,
} from "../index.ts";

const head: MatchHeader = {
  id: "m",
  game: "dice-race",
  rules: 1,
  config: "goal=20",
  seed: seedOf("memory"),
  sitters: [],
  series: { first: 0, results: [] },
  begun: 5,
};
const entry = (version: number, n: number, move: string, command?: string): LogEntry => ({
  version,
  at: 9,
  ...(command !== undefined && { command }),
  happened: { kind: "entry", entry: { n, by: 0, move, at: 9 } },
});

test("what is committed comes back, in order, and a stale commit does not", async () => {
  const store = memoryStore();
  expect(await store.load("m")).toEqual({ ok: true, value: undefined });
  expect(await store.commit([{ match: "m", base: 0, log: [] }])).toMatchObject([{ refusal: { code: "no-match" } }]);
  expect(await store.commit([{ match: "m", base: 0, head, log: [entry(1, 1, "roll", "a")] }])).toMatchObject([
    { ok: true },
  ]);
  const late = [
    { match: "m", base: 0, log: [entry(1, 1, "hold", "b")] },
    { match: "m", base: 1, log: [entry(2, 2, "hold", "b")] },
  ];
  expect(await store.commit(late)).toMatchObject([{ refusal: { code: "stale" } }, { ok: true }]);
  const loaded = await store.load("m");
  if (!loaded.ok || loaded.value === undefined) throw new Error("nothing came back");
  expect(recordOf(loaded.value).entries.map(({ move }) => move)).toEqual(["roll", "hold"]);
  expect(commandsIn(loaded.value.log)).toEqual(
    new Map([
      ["a", 1],
      ["b", 2],
    ]),
  );
});

test("a log with moves taken back and a table set anew leads to what stands", () => {
  const log: LogEntry[] = [
    entry(1, 1, "roll"),
    entry(2, 2, "roll"),
    { version: 3, at: 9, happened: { kind: "taken-back", seat: 0, entries: 1 } },
    { version: 4, at: 9, happened: { kind: "note", note: { after: 1, seat: 0, text: "hint" } } },
    { version: 5, at: 9, happened: { kind: "set-anew", config: "goal=9", sitters: [], entries: [] } },
    entry(6, 1, "hold"),
    { version: 7, at: 9, happened: { kind: "next", match: "n" } },
  ];
  expect(tableAfterLog({ head, log })).toMatchObject({
    config: "goal=9",
    entries: [{ n: 1, move: "hold" }],
    notes: [{ text: "hint" }],
    next: "n",
  });
});

test("a host catches up with what another kept, tells it one by one, and is too late for a clock of before", async () => {
  const store = memoryStore();
  let ids = 0;
  const ports = {
    store,
    think: () => Promise.reject(new Error("no bots here")),
    now: () => 1,
    freshSeed: () => seedOf("catching up"),
    freshId: () => {
      ids += 1;
      return `m${ids}`;
    },
  };
  const person = (name: string) => ({ kind: "person" as const, name, colour: 0, avatar: 0 });
  const laid = { game: "dice-race", config: "target=20", sitters: [person("Ada"), person("Bo")] };
  const left = await HostedMatch.begin(diceRace, laid, ports);
  if (!left.ok) throw new Error(left.refusal.reason);
  const right = await HostedMatch.open(diceRace, left.value.id, ports);
  if (!right.ok) throw new Error(right.refusal.reason);
  const told: number[] = [];
  right.value.watch("spectator", right.value.version, ({ version }) => told.push(version));
  const before = right.value.version;
  const [seat = 0] = left.value.sight("spectator").waiting;
  await left.value.command({ id: "c", seat, deed: { kind: "play", text: "roll" } });
  await right.value.catchUp(left.value.version);
  expect(told).toEqual(Array.from({ length: left.value.version - before }, (_, i) => before + 1 + i));
  expect(right.value.sight(seat)).toEqual(left.value.sight(seat));
  expect(await right.value.forfeit([seat], "clock", before)).toMatchObject({ ok: false, refusal: { code: "stale" } });
  expect(await right.value.forfeit([seat], "clock", right.value.version)).toMatchObject({ ok: true });
  await left.value.command({ id: "d", seat: 1 - seat, deed: { kind: "rematch" } });
  await left.value.command({ id: "e", seat: 1 - seat, deed: { kind: "rematch" } });
  await right.value.catchUp(left.value.version);
  expect(right.value.next).toBe(left.value.next);
});
