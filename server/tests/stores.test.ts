/** Both stores fulfil the host's contract on real databases, and the server's further needs. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { type Commit, HostedMatch, type LogEntry, type MatchHeader } from "@turnlight/host";
import { type ContractTable, type StoreLocation, tryHosts, tryStore } from "@turnlight/host/contract";
import { seedOf } from "@turnlight/kernel";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { hiddenNumber } from "@turnlight/kernel/examples/hidden-number";
import { remarks } from "@turnlight/wire";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrations } from "../store/migrations.ts";
import { openPostgres } from "../store/postgres.ts";
import { openFolder, openSqlite } from "../store/sqlite.ts";
import { writerThread } from "../store/sqlite-thread.ts";
import type { OnlineStore, StoreEvent } from "../store/store.ts";
import { type Cluster, startCluster } from "./support/cluster.ts";

const race: ContractTable = { game: diceRace, config: "target=20", seats: 2 };
const duel: ContractTable = {
  game: hiddenNumber,
  config: "highest=9",
  seats: 2,
  twins: { seat: 0, moves: ["hide 3", "hide 7"] },
};

const folder = mkdtempSync(join(tmpdir(), "stores-"));
let cluster: Cluster;
let other: Cluster;
const opened: OnlineStore[] = [];
let places = 0;

beforeAll(async () => {
  cluster = await startCluster();
  other = await startCluster();
});
afterAll(async () => {
  for (const store of opened) await store.close();
  await cluster.stop();
  await other.stop();
  rmSync(folder, { recursive: true });
});

type Kind = "sqlite" | "postgres";
const addresses: Readonly<Record<Kind, () => Promise<string>>> = {
  async sqlite() {
    places += 1;
    return join(folder, String(places));
  },
  postgres: () => cluster.fresh(),
};

const openAt = async (kind: Kind, at: string): Promise<OnlineStore> => {
  const read = kind === "sqlite" ? openFolder(at) : await openPostgres(at);
  if (!read.ok) throw new Error(read.refusal.reason);
  opened.push(read.value);
  return read.value;
};

const head = (id: string): MatchHeader => ({
  id,
  game: "dice-race",
  rules: 1,
  config: "target=20",
  seed: seedOf(id),
  sitters: [],
  series: { first: 0, results: [] },
  begun: 1,
});
const entry = (version: number, command: string): LogEntry => ({
  version,
  at: version,
  command,
  happened: { kind: "entry", entry: { n: version, by: 0, move: "roll", at: version } },
});

describe.each(["sqlite", "postgres"] as const)("%s", (kind) => {
  const place = async (): Promise<StoreLocation> => {
    const at = await addresses[kind]();
    return { open: () => openAt(kind, at) };
  };
  const fresh = async () => openAt(kind, await addresses[kind]());

  test("keeps the contract of a store of matches", () => tryStore(place));
  test("carries a host that keeps its contract, with dice", () => tryHosts(race, HostedMatch, place));
  test("carries a host that keeps its contract, with secrets", () => tryHosts(duel, HostedMatch, place));

  test("of 300 moves that two connections write at once, each version is accepted once", async () => {
    const at = await addresses[kind]();
    const [left, right] = [await openAt(kind, at), await openAt(kind, at)];
    await left.commit([{ match: "m", base: 0, head: head("m"), log: [] }]);
    const moves = Array.from({ length: 300 }, (_, i) => i);
    const accepted = { left: 0, right: 0 };
    for (const base of moves) {
      const both = await Promise.all([
        left.commit([{ match: "m", base, log: [entry(base + 1, `left ${base}`)] }]),
        right.commit([{ match: "m", base, log: [entry(base + 1, `right ${base}`)] }]),
      ]);
      expect(both.flat().filter(({ ok }) => ok)).toHaveLength(1);
      accepted[both[0]?.[0]?.ok === true ? "left" : "right"] += 1;
    }
    expect(accepted.left + accepted.right).toBe(300);
    const loaded = await right.load("m");
    expect(loaded.ok && loaded.value?.log.length).toBe(300);
    expect(await left.versions("match", ["m", "none"])).toEqual(new Map([["m", 300]]));
  });

  test("what one command led to comes back version by version, and nobody may write into the midst of it", async () => {
    const store = await fresh();
    const rolled = (version: number, at: number): LogEntry => ({
      version,
      at,
      happened: { kind: "entry", entry: { n: version, by: "chance", move: "rolled 4", at } },
    });
    const begun = [rolled(1, 1), rolled(2, 1), entry(3, "a"), rolled(4, 3), rolled(5, 9)];
    await store.commit([{ match: "m", base: 0, head: head("m"), log: begun }]);
    const next = [entry(6, "b"), rolled(7, 6), rolled(8, 6)];
    const write = (base: number, log: readonly LogEntry[]) => store.commit([{ match: "m", base, log }]);
    expect(await write(5, next)).toMatchObject([{ ok: true }]);
    for (const base of [5, 6, 7, 9])
      expect(await write(base, [entry(base + 1, `at ${base}`)])).toMatchObject([
        { ok: false, refusal: { code: "stale", where: "version 8" } },
      ]);
    expect(await store.load("m")).toEqual({ ok: true, value: { head: head("m"), log: [...begun, ...next] } });
    expect(await store.versions("match", ["m"])).toEqual(new Map([["m", 8]]));
  });

  test("many matches asked for in one breath are answered one by one", async () => {
    const store = await fresh();
    const ids = Array.from({ length: 50 }, (_, i) => `m${i}`);
    const begin = (id: string): Commit => ({ match: id, base: 0, head: head(id), log: [entry(1, "a")] });
    expect((await Promise.all(ids.map((id) => store.commit([begin(id)])))).flat().every(({ ok }) => ok)).toBe(true);
    const next = await Promise.all(
      ids.map((id, i) => store.commit([{ match: id, base: i % 2, log: [entry(2, `b${i}`)] }])),
    );
    expect(next.map(([one]) => (one?.ok === false ? one.refusal.code : "accepted"))).toEqual(
      ids.map((_, i) => (i % 2 === 1 ? "accepted" : "stale")),
    );
  });

  test("a table is kept once per version, and counted while it is open", async () => {
    const store = await fresh();
    const table = {
      id: "t",
      version: 1,
      owner: "ada",
      open: true,
      clocked: true,
      touched: 5,
      game: "dice-race",
      listed: true,
      slow: false,
      code: "ABCDEF",
      state: "{}",
    };
    expect(await store.keepTable(table)).toBe(true);
    expect(await store.keepTable(table)).toBe(false);
    expect(await store.keepTable({ ...table, version: 3 })).toBe(false);
    expect(await store.table("t")).toEqual(table);
    expect(await store.versions("table", ["t", "none"])).toEqual(new Map([["t", 1]]));
    expect(await store.openTablesOf("ada")).toBe(1);
    expect(await store.clockedTables()).toEqual(["t"]);
    expect(await store.idleTables(6, 10)).toEqual([table]);
    expect(await store.idleTables(5, 10)).toEqual([]);
    expect(await store.keepTable({ ...table, version: 2, open: false })).toBe(true);
    expect(await store.openTablesOf("ada")).toBe(0);
    expect(await store.clockedTables()).toEqual([]);
  });

  test("a guest is found by the hash of their token alone", async () => {
    const store = await fresh();
    await store.makeGuest({ id: "g", made: 3 }, "hash");
    expect(await store.guestBy("hash")).toEqual({ id: "g", made: 3, seen: 3, signOuts: 0 });
    expect(await store.guestBy("g")).toBeUndefined();
  });

  test("keys for calls are made once, and outlive whoever made them", async () => {
    const at = await addresses[kind]();
    const [first, second] = [await openAt(kind, at), await openAt(kind, at)];
    const keys = { publicKey: "public", privateKey: "private" };
    expect(await first.callKeys(keys)).toEqual(keys);
    expect(await second.callKeys({ publicKey: "other", privateKey: "other" })).toEqual(keys);
  });

  test("a call is noted once a turn, for whoever wants to be called, and made by one node", async () => {
    const at = await addresses[kind]();
    const [left, right] = [await openAt(kind, at), await openAt(kind, at)];
    const call = { guest: "ada", table: "t", turn: "m 0" };
    await left.noteCall(call, 5);
    expect(await left.dueCalls(5, 10)).toEqual([]);
    const keys = { p256dh: "key", auth: "secret" };
    await left.keepCallAddress("ada", { endpoint: "https://there", keys, language: "de" });
    expect(await right.callAddresses("ada")).toEqual([{ endpoint: "https://there", keys, language: "de" }]);
    await left.noteCall(call, 5);
    await right.noteCall(call, 9);
    expect(await right.dueCalls(4, 10)).toEqual([]);
    expect(await right.dueCalls(5, 10)).toEqual([call]);
    await right.postponeCall(call, 7);
    expect(await left.dueCalls(6, 10)).toEqual([]);
    const taken = await Promise.all([left.takeCall(call), right.takeCall(call)]);
    expect(taken.filter((one) => one)).toHaveLength(1);
    await left.noteCall(call, 8);
    expect(await left.dueCalls(99, 10)).toEqual([]);
    const next = { ...call, turn: "m 4" };
    await left.noteCall(next, 8);
    expect(await left.dueCalls(99, 10)).toEqual([next]);
    await right.dropCall(next);
    expect(await left.dueCalls(99, 10)).toEqual([]);
  });

  test("quiet hours are kept until there are others or none", async () => {
    const store = await fresh();
    const quiet = { begins: 1320, ends: 420, ahead: -60 };
    await store.keepQuietHours("ada", { ...quiet, ends: 0 });
    await store.keepQuietHours("ada", quiet);
    expect(await store.quietHours("ada")).toEqual(quiet);
    await store.keepQuietHours("ada", undefined);
    expect(await store.quietHours("ada")).toBeUndefined();
  });
});

test("matches that an older version has kept are there", async () => {
  const at = join(folder, "older");
  mkdirSync(at);
  const database = new DatabaseSync(join(at, "turnlight.sqlite"));
  database.exec("CREATE TABLE migrations (number INTEGER PRIMARY KEY)");
  for (const { number, sql } of migrations.filter((one) => one.number < 6)) {
    database.exec(sql);
    database.prepare("INSERT INTO migrations (number) VALUES (?)").run(number);
  }
  database
    .prepare("INSERT INTO matches (id, version, head) VALUES ('m', 2, ?)")
    .run(JSON.stringify({ ...head("m"), series: { first: 0, results: [] } }));
  const log = [entry(1, "a"), entry(2, "b")];
  for (const { version, at: when, command = null, happened } of log)
    database
      .prepare("INSERT INTO log (match, n, at, command, happened) VALUES ('m', ?, ?, ?, ?)")
      .run(version, when, command, JSON.stringify(happened));
  database.close();
  const store = await openAt("sqlite", at);
  expect(await store.load("m")).toMatchObject({ ok: true, value: { log } });
  const stale = await store.commit([{ match: "m", base: 1, log: [entry(2, "c")] }]);
  expect(stale).toMatchObject([{ ok: false, refusal: { code: "stale" } }]);
  expect(await store.commit([{ match: "m", base: 2, log: [entry(3, "c")] }])).toMatchObject([{ ok: true }]);
});

test("what the database itself refuses takes nothing else of its group with it", async () => {
  const store = await openAt("sqlite", join(folder, "refusing"));
  const guest = { id: "ada", made: 1 };
  await store.makeGuest(guest, "first");
  const asked = await Promise.allSettled([
    store.commit([{ match: "m", base: 0, head: head("m"), log: [] }]),
    store.makeGuest(guest, "second"),
    store.makeGuest({ id: "bo", made: 1 }, "third"),
  ]);
  expect(asked.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await store.versions("match", ["m"])).toEqual(new Map([["m", 0]]));
  expect(await store.guestBy("second")).toBeUndefined();
  expect(await store.guestBy("third")).toMatchObject({ id: "bo" });
});

test("a thread that writes and ends by itself is replaced, and what it did not answer is refused", async () => {
  const file = join(folder, "thread.sqlite");
  const started: Worker[] = [];
  const thread = writerThread(file, () => {
    const worker = new Worker(new URL("../store/sqlite-worker.ts", import.meta.url), { workerData: file });
    started.push(worker);
    return worker;
  });
  const store = openSqlite(file);
  if (!store.ok) throw new Error(store.refusal.reason);
  opened.push(store.value);
  const guests = "INSERT INTO guests (id, token, made) VALUES ($1, $2, $3)";
  const lost = thread.write([["run", guests, ["ada", "a", 1]]]);
  // It has not started yet: nothing can have been written.
  await Promise.all([expect(lost).rejects.toThrow("has ended"), started[0]?.terminate()]);
  expect(await thread.write([["run", guests, ["ada", "a", 1]]])).toEqual([{ kind: "ran", changes: 1 }]);
  expect(started).toHaveLength(2);
  await thread.close();
});

test("a database of a newer version is refused, and a folder that cannot be made", async () => {
  const at = join(folder, "newer");
  const store = await openAt("sqlite", at);
  await store.close();
  opened.pop();
  const database = new DatabaseSync(join(at, "turnlight.sqlite"));
  database.exec("INSERT INTO migrations (number) VALUES (999)");
  database.close();
  expect(openFolder(at)).toMatchObject({ ok: false, refusal: { code: "no-database" } });
  expect(openFolder("/dev/null/here")).toMatchObject({ ok: false, refusal: { code: "no-folder" } });
  expect(await openPostgres("postgres://nobody@127.0.0.1:1/none")).toMatchObject({
    ok: false,
    refusal: { code: "no-database" },
  });
});

test("what one connection to PostgreSQL keeps, another hears of, and only that; and both outlive a restart", async () => {
  const at = await cluster.fresh();
  const [writer, listener] = [await openAt("postgres", at), await openAt("postgres", at)];
  const heard: StoreEvent[] = [];
  let wake = (): void => undefined;
  await listener.listen((news) => {
    heard.push(news);
    wake();
  });
  const news = (count: number): Promise<void> =>
    new Promise((resolve) => {
      wake = () => heard.length >= count && resolve();
      wake();
    });
  await writer.commit([{ match: "n", base: 0, head: head("n"), log: [entry(1, "a")] }]);
  await writer.commit([{ match: "n", base: 0, log: [entry(1, "late")] }]);
  await writer.commit([{ match: "n", base: 1, log: [entry(2, "b")] }]);
  await news(2);
  expect(heard).toEqual([
    { kind: "match", id: "n", version: 1 },
    { kind: "match", id: "n", version: 2 },
  ]);
  await cluster.restart();
  const tries = async (): Promise<unknown> =>
    writer.commit([{ match: "n", base: 2, log: [entry(3, "c")] }]).catch(() => tries());
  await tries();
  const loaded = await listener.load("n").catch(() => listener.load("n"));
  expect(loaded.ok && loaded.value?.log.length).toBe(3);
});

test("where the news goes over another PostgreSQL, it is heard there and nowhere else", async () => {
  const [at, bus] = [await cluster.fresh(), await other.fresh()];
  const store = async (over?: string): Promise<OnlineStore> => {
    const read = await openPostgres(at, over);
    if (!read.ok) throw new Error(read.refusal.reason);
    opened.push(read.value);
    return read.value;
  };
  const [writer, listener, deaf] = [await store(bus), await store(bus), await store()];
  const heard: StoreEvent[] = [];
  const both = Promise.withResolvers<void>();
  await listener.listen((news) => {
    heard.push(news);
    if (heard.length === 2) both.resolve();
  });
  const overheard: StoreEvent[] = [];
  await deaf.listen((news) => overheard.push(news));
  await writer.commit([{ match: "b", base: 0, head: head("b"), log: [entry(1, "a")] }]);
  await writer.commit([{ match: "b", base: 0, log: [entry(1, "late")] }]);
  const remark = { kind: "said", id: "t", node: "n", seat: 0, remark: remarks[0] } as const;
  await writer.tell(remark);
  await both.promise;
  // Sent outside the commit, so the order of the two is not defined.
  expect(heard.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: "match", id: "b", version: 1 },
    remark,
  ]);
  expect(overheard).toEqual([]);
  expect(await openPostgres(at, "postgres://nobody@127.0.0.1:1/none")).toMatchObject({
    ok: false,
    refusal: { code: "no-database" },
  });
});
