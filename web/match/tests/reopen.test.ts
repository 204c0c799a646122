/**
 * A saved match that can be read but that the rules refuse: its valid beginning goes on, the rest goes into quarantine.
 */

import { HostedMatch, type HostPorts, type StoredMatch } from "@turnlight/host";
import { type Result, seedOf } from "@turnlight/kernel";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { beforeEach, expect, test } from "vitest";
import { openStore, type Store } from "../../store/index.ts";
import { freshDevice } from "../../store/tests/sample-items.ts";
import { reopenMatch } from "../local/reopen.ts";

beforeEach(freshDevice);

const value = <T>(read: Result<T>): T => {
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};

const portsOver = (store: Store): HostPorts => ({
  store: store.matchStore(() => undefined),
  think: () => new Promise(() => {}),
  now: () => 1000,
  freshSeed: () => seedOf("reopening"),
  freshId: () => "the-match",
});

const laid = {
  game: "dice-race",
  config: "seats=2 target=20",
  sitters: [
    { kind: "person", name: "Ada", colour: 0, avatar: 0 },
    { kind: "person", name: "Ben", colour: 1, avatar: 1 },
  ],
} as const;

const kept = async (store: Store): Promise<StoredMatch> => {
  const stored = value(await store.load("the-match"));
  if (stored === undefined) throw new Error("no match is kept");
  return stored;
};

/** A match after Ada has rolled three times: each time the die's answer is the entry after hers. */
const threeRolls = async (store: Store): Promise<HostedMatch> => {
  const host = value(await HostedMatch.begin(diceRace, laid, portsOver(store), { first: 0, seed: seedOf("rolls") }));
  for (const id of ["a", "b", "c"]) value(await host.command({ id, seat: 0, deed: { kind: "play", text: "roll" } }));
  return host;
};

test("goes on before a move that the rules refuse", async () => {
  const store = await openStore();
  await threeRolls(store);
  const stored = await kept(store);
  expect(stored.log).toHaveLength(6);
  const log = stored.log.map((logged) =>
    logged.version === 5 && logged.happened.kind === "entry"
      ? { ...logged, happened: { ...logged.happened, entry: { ...logged.happened.entry, move: "fly" } } }
      : logged,
  );
  const host = value(await reopenMatch(diceRace, { ...stored, log }, portsOver(store), store.setAsideFrom));
  expect(host.version).toBe(4);
  expect(await store.running({})).toMatchObject([{ id: "the-match", version: 4, entries: 4 }]);
  expect(await store.quarantine.list()).toMatchObject([{ shelf: "log", from: "the-match", value: { length: 2 } }]);
  expect(store.troubles()).toMatchObject([{ key: "item-damaged", item: { shelf: "log", key: "the-match" } }]);
  value(await host.command({ id: "d", seat: 0, deed: { kind: "play", text: "roll" } }));
  expect((await kept(store)).log).toHaveLength(6);
});

test("a match that is whole is left as it is", async () => {
  const store = await openStore();
  await threeRolls(store);
  const host = value(await reopenMatch(diceRace, await kept(store), portsOver(store), store.setAsideFrom));
  expect(host.version).toBe(6);
  expect(await store.quarantine.list()).toEqual([]);
});

test("what is refused as a whole, as for its table, loses nothing", async () => {
  const store = await openStore();
  await threeRolls(store);
  const stored = await kept(store);
  const odd = { ...stored, head: { ...stored.head, config: "seats=99" } };
  expect(await reopenMatch(diceRace, odd, portsOver(store), store.setAsideFrom)).toMatchObject({ ok: false });
  expect((await kept(store)).log).toHaveLength(6);
});

test("a finished match is never cut", async () => {
  const store = await openStore();
  const host = await threeRolls(store);
  value(await host.command({ id: "e", seat: 0, deed: { kind: "resign" } }));
  const stored = await kept(store);
  const log = stored.log.map((logged) =>
    logged.version === 3 && logged.happened.kind === "entry"
      ? { ...logged, happened: { ...logged.happened, entry: { ...logged.happened.entry, move: "fly" } } }
      : logged,
  );
  const read = await reopenMatch(diceRace, { ...stored, log }, portsOver(store), store.setAsideFrom);
  expect(read).toMatchObject({ ok: false, refusal: { where: expect.stringContaining("entry 3") } });
  expect((await kept(store)).log).toHaveLength(7);
});
