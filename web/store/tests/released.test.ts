/** Opens a device's store and a backup file of the last released version, and goes on with them. */
import { readFileSync } from "node:fs";
import { findGame } from "@turnlight/games";
import { HostedMatch, recordOf } from "@turnlight/host";
import { Match, readRecord, rulesOf, seedOf, writeRecord } from "@turnlight/kernel";
import { beforeEach, expect, test } from "vitest";
import { openStore, type Store } from "../index.ts";
import { storeNames } from "../object-stores.ts";
import { codeOf, freshDevice, smuggle } from "./sample-items.ts";

beforeEach(freshDevice);

const fixture = (name: string): Buffer => readFileSync(new URL(`fixtures/${name}`, import.meta.url));
const released: {
  readonly version: number;
  readonly stores: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
} = JSON.parse(fixture("layout-2.json").toString());
const games = ["dice-race", "head", "hidden-number", "thirteen", "wisp", "zonk"];

const gameNamed = async (name: string) => {
  const found = await findGame(name);
  if (!found.ok) throw new Error(found.refusal.reason);
  return found.value;
};

/** A device as the released version left it. */
const releasedDevice = async (): Promise<Store> => {
  const made = await openStore();
  await made.running({});
  made.close();
  for (const shelf of storeNames)
    for (const [key, value] of Object.entries(released.stores[shelf] ?? {})) await smuggle(shelf, key, value);
  return openStore();
};

const openInHost = async (store: Store, id: string, name: string) =>
  HostedMatch.open(await gameNamed(name), id, {
    store: store.matchStore(() => undefined),
    think: () => Promise.reject(new Error("nobody thinks here")),
    now: () => 1_794_100_000_000,
    freshSeed: () => seedOf("released"),
    freshId: () => "fresh",
  });

test("every unfinished match opens where it was left, and its next move is kept", async () => {
  const store = await releasedDevice();
  expect(store.troubles()).toEqual([]);
  const running = await store.running({});
  expect(running.map(({ game }) => game).toSorted()).toEqual(games);
  for (const { id, game } of running) {
    const opened = await openInHost(store, id, game);
    expect([game, codeOf(opened)]).toEqual([game, "accepted"]);
    if (!opened.ok) continue;
    const { moves, version } = opened.value.sight(0);
    const [move] = moves ?? [];
    if (move === undefined) continue;
    const done = await opened.value.command({ id: "on", seat: 0, deed: { kind: "play", text: move } });
    expect([game, done.ok && done.value.version > version]).toEqual([game, true]);
  }
});

test("every finished match is listed, counted, and replays by its rules", async () => {
  const store = await releasedDevice();
  const finished = await store.finished({});
  expect(finished.map(({ game }) => game).toSorted()).toEqual(games);
  expect((await store.results({})).map(({ game }) => game).toSorted()).toEqual(games);
  for (const { id, game } of finished) {
    const archived = await store.archived(id);
    if (archived === undefined) throw new Error(`${game} is not there`);
    const record = readRecord(writeRecord(recordOf(archived)));
    if (!record.ok) throw new Error(record.refusal.reason);
    const rules = rulesOf(await gameNamed(game), record.value.version);
    if (!rules.ok) throw new Error(rules.refusal.reason);
    const resumed = Match.resume(rules.value, record.value, { verify: true });
    expect([game, resumed.ok && resumed.value.match.outcome?.scores]).toEqual([game, archived.scores]);
  }
});

test("a back-up of the released version is read: every finished match and every result of it", async () => {
  const store = await openStore();
  const read = await store.importFile(
    new Blob([new Uint8Array(fixture("backup-2.json.gz"))], { type: "application/gzip" }),
  );
  expect(codeOf(read)).toBe("accepted");
  expect((await store.finished({})).map(({ game }) => game).toSorted()).toEqual(games);
  expect((await store.results({})).map(({ game }) => game).toSorted()).toEqual(games);
  expect(read).toMatchObject({ value: { sealed: games.length } });
});
