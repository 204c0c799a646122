/** What is kept, packed, forgotten, backed up and restored, on both stores. */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { recordOf } from "@turnlight/host";
import { Match } from "@turnlight/kernel";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { archive, backup, restore, type ServeOptions } from "@turnlight/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "../open-store.ts";
import { newestMigration } from "../store/migrations.ts";
import type { OnlineStore } from "../store/store.ts";
import { type Cluster, startCluster, storeNames } from "./support/cluster.ts";
import { generousLimits } from "./support/generous.ts";
import { lineTo, openHouse, twoAt, Visitor, Watcher } from "./support/house.ts";

const folder = mkdtempSync(join(tmpdir(), "keeping-"));
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true });
});

type Keep = NonNullable<ServeOptions["keep"]>;
let places = 0;
const fresh = async (name: (typeof storeNames)[number]): Promise<Keep> => {
  places += 1;
  return name === "SQLite"
    ? { kind: "folder", folder: join(folder, `place-${places}`) }
    : { kind: "postgres", url: await cluster.fresh() };
};
const freshFile = (): string => {
  places += 1;
  return join(folder, `backup-${places}.gz`);
};

const opened = async <T>(keep: Keep, use: (store: OnlineStore) => Promise<T>): Promise<T> => {
  const read = await openStore(keep);
  if (!read.ok) throw new Error(read.refusal.reason);
  try {
    return await use(read.value);
  } finally {
    await read.value.close();
  }
};

const must = <T>(
  read: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: { reason: string } },
): T => {
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};

const replays = async (store: OnlineStore, match: string): Promise<number> => {
  const stored = must(await store.load(match));
  if (stored === undefined) throw new Error(`${match} is gone`);
  const record = recordOf(stored);
  expect(Match.resume(diceRace.rules, record, { verify: true }).ok).toBe(true);
  return record.entries.length;
};

const day = 86_400_000;

/** Plays a few rolls, then resigns; the match is over. */
const playedOut = async (
  url: string,
): Promise<{
  readonly table: string;
  readonly tokens: readonly string[];
  readonly match: string;
  readonly version: number;
  readonly ada: Visitor;
  readonly bo: Visitor;
}> => {
  const seated = await twoAt(url, "dice-race", "target=60");
  const watchers = seated.tokens.map((token) => new Watcher(lineTo(url), seated.table, token));
  for (let i = 0; i < 6; i++) {
    const now = await watchers[0]?.until(({ sight }) => sight !== undefined);
    const seat = now?.sight?.waiting[0] ?? 0;
    await watchers[seat]?.until(({ sight }) => sight?.waiting[0] === seat);
    const done = must(
      (await watchers[seat]?.place.send({ kind: "play", text: "roll" })) ?? {
        ok: false,
        refusal: { reason: "nobody" },
      },
    );
    await watchers[0]?.until(({ sight }) => (sight?.version ?? 0) >= done.version);
  }
  await watchers[0]?.place.send({ kind: "resign" });
  const over = await watchers[0]?.until(({ sight, table }) => sight?.outcome !== undefined && table?.over === true);
  for (const { line } of watchers) line.close();
  return { ...seated, match: over?.sight?.match ?? "", version: over?.sight?.version ?? 0 };
};

/** A log in which one can wait for the next round of upkeep. */
const upkeepLog = () => {
  let heard: (line: string) => void = () => undefined;
  return {
    logStream: { write: (line: string) => heard(line) },
    next: (): Promise<Record<string, number>> =>
      new Promise((resolve) => {
        heard = (line) => {
          const entry = JSON.parse(line);
          if (entry.msg === "upkeep") resolve(entry);
        };
      }),
  };
};

describe.each(storeNames)("on %s", (name) => {
  test("a finished match is packed into one row, opens and replays as before, and goes on with a rematch", async () => {
    const keep = await fresh(name);
    let at = Date.now();
    const limits = { ...generousLimits, reconcile: 20, forget: 0 };
    const { logStream, next } = upkeepLog();
    const house = await openHouse({ keep, expiry: { pack: 2 }, limits, log: "debug" }, { now: () => at, logStream });
    const { table, tokens, match, version } = await playedOut(house.url);
    await house.stop();
    const before = await opened(keep, async (store) => must(await store.load(match)));
    at += 3 * day;
    const upkeep = next();
    await house.start();
    expect(await upkeep).toMatchObject({ packed: 1 });
    await opened(keep, async (store) => {
      expect(await store.settledTables(at, 10, "unpacked")).toEqual([]);
      expect(must(await store.load(match))).toEqual(before);
      expect(await replays(store, match)).toBeGreaterThan(6);
      expect([...(await store.versions("match", [match]))]).toEqual([[match, version]]);
    });
    const watchers = tokens.map((token) => new Watcher(lineTo(house.url), table, token));
    for (const watcher of watchers) await watcher.until(({ sight }) => sight?.outcome !== undefined);
    for (const { place } of watchers) must(await place.send({ kind: "rematch" }));
    await watchers[0]?.until(
      ({ sight }) => sight !== undefined && sight.match !== match && sight.outcome === undefined,
    );
    for (const { line } of watchers) line.close();
    await opened(keep, async (store) => {
      const after = must(await store.load(match));
      expect(after?.log.slice(0, before?.log.length)).toEqual(before?.log);
      expect(after?.log.at(-1)?.happened.kind).toBe("next");
      // Packed once more, what was added is packed with the rest.
      await store.packMatch(match);
      expect(must(await store.load(match))).toEqual(after);
    });
    await house.close();
  });

  test("matches are deleted after their time, with their table and nothing else; idle guests and sessions, too", async () => {
    const keep = await fresh(name);
    let at = Date.now();
    const limits = { ...generousLimits, reconcile: 20, forget: 0, idlePlaying: 90 * day };
    const expiry = { matches: 30, guests: 60, sessions: 50, pack: 0 };
    const { logStream, next } = upkeepLog();
    const house = await openHouse({ keep, expiry, limits, log: "debug" }, { now: () => at, logStream });
    const gone = await playedOut(house.url);
    const running = await twoAt(house.url, "dice-race");
    const idle = await Visitor.guest(house.url);
    const visit = async (visitor: Visitor) => (await visitor.ask("GET", "/api/me")).status;
    const later = async (days: number): Promise<Record<string, number>> => {
      await house.stop();
      at += days * day;
      const upkeep = next();
      await house.start();
      return upkeep;
    };
    expect(await later(29)).toMatchObject({ tables: 0, sessions: 0, guests: 0 });
    expect(await visit(running.ada)).toBe(200);
    expect((await running.ada.ask("GET", `/api/tables/${gone.table}`)).status).toBe(200);
    expect(await later(2)).toMatchObject({ tables: 1, sessions: 0, guests: 0 });
    await opened(keep, async (store) => {
      expect(await store.table(gone.table)).toBeUndefined();
      expect(must(await store.load(gone.match))).toBeUndefined();
    });
    expect((await running.ada.ask("GET", `/api/tables/${gone.table}`)).status).toBe(404);
    expect((await running.ada.ask("GET", `/api/tables/${running.table}`)).status).toBe(200);
    // Ada comes now and then, the four others do not. Bo sits at an open table and stays, but his device is signed out.
    expect(await later(20)).toMatchObject({ sessions: 4, guests: 0 });
    expect(await visit(running.ada)).toBe(200);
    expect(await later(11)).toMatchObject({ sessions: 0, guests: 3 });
    expect(await visit(running.ada)).toBe(200);
    expect(await visit(running.bo)).toBe(401);
    expect(await visit(idle)).toBe(401);
    await opened(keep, async (store) => expect(await store.table(running.table)).toMatchObject({ open: true }));
    await house.close();
  });

  test("a backup under load holds every move acknowledged before it began, and restored it plays on", async () => {
    const keep = await fresh(name);
    const house = await openHouse({ keep, limits: generousLimits });
    const games = await Promise.all(Array.from({ length: 4 }, () => twoAt(house.url, "dice-race", "target=1000")));
    const acknowledged = new Map<string, number>();
    let total = 0;
    let wake = (): void => undefined;
    let isOver = false;
    const lines: { close(): void }[] = [];
    const playing = games.flatMap(({ table, tokens }) =>
      tokens.map(async (token, seat) => {
        const watcher = new Watcher(lineTo(house.url), table, token);
        lines.push(watcher.line);
        while (!isOver) {
          const { sight } = await watcher.until((now) => isOver || now.sight?.waiting[0] === seat);
          if (isOver || sight === undefined) return;
          const done = await watcher.place.send({ kind: "play", text: sight.moves?.[0] ?? "roll" });
          if (!done.ok) continue;
          acknowledged.set(sight.match, Math.max(acknowledged.get(sight.match) ?? 0, done.value.version));
          total += 1;
          wake();
          await watcher.until((now) => isOver || (now.sight?.version ?? 0) >= done.value.version);
        }
      }),
    );
    const moves = (count: number): Promise<void> =>
      new Promise((resolve) => {
        wake = () => {
          if (total >= count) resolve();
        };
        wake();
      });
    await moves(200);
    const before = new Map(acknowledged);
    const file = freshFile();
    const [tally] = await Promise.all([backup(keep, file), moves(total + 100)]);
    const after = new Map(acknowledged);
    expect(must(tally)).toMatchObject({ schema: newestMigration, rows: { guests: 8, tables: 4, matches: 4 } });
    isOver = true;
    for (const line of lines) line.close();
    void Promise.allSettled(playing);
    await house.close();

    for (const target of storeNames) {
      const place = await fresh(target);
      expect(must(await restore(place, file)).rows).toEqual(must(tally).rows);
      await opened(place, async (store) => {
        for (const [match, version] of await store.versions("match", [...before.keys()])) {
          expect(version).toBeGreaterThanOrEqual(before.get(match) ?? 0);
          // Up to two versions a command, and one command a match may have been stored without its answer.
          expect(version).toBeLessThanOrEqual((after.get(match) ?? 0) + 4);
          await replays(store, match);
        }
      });
      const again = await openHouse({ keep: place });
      const [{ table, tokens, ada } = { table: "", tokens: [], ada: undefined }] = games;
      const watchers = tokens.map((token) => new Watcher(lineTo(again.url), table, token));
      const now = await watchers[0]?.until(({ sight }) => sight !== undefined);
      const seat = now?.sight?.waiting[0] ?? 0;
      await watchers[seat]?.until(({ sight }) => sight !== undefined);
      expect(await watchers[seat]?.place.send({ kind: "play", text: now?.sight?.moves?.[0] ?? "roll" })).toMatchObject({
        ok: true,
      });
      const known = new Visitor(again.url);
      known.cookie = ada?.cookie;
      expect((await known.ask("GET", "/api/mine")).status).toBe(200);
      for (const { line } of watchers) line.close();
      await again.close();
    }
  });

  test("a backup is restored into nothing but an empty store, whole or not at all", async () => {
    const keep = await fresh(name);
    const house = await openHouse({ keep });
    await twoAt(house.url, "dice-race");
    const file = freshFile();
    must(await backup(keep, file));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await backup(keep, file)).toMatchObject({ ok: false, refusal: { code: "file-exists" } });
    expect(await restore(keep, file)).toMatchObject({ ok: false, refusal: { code: "not-empty" } });
    await house.close();
    const whole = gunzipSync(readFileSync(file)).toString("utf8");
    const spoiled = (text: string): string => {
      const path = freshFile();
      writeFileSync(path, gzipSync(text));
      return path;
    };
    const cut = freshFile();
    writeFileSync(cut, readFileSync(file).subarray(0, -20));
    const withoutEnd = whole.trimEnd().split("\n").slice(0, -1).join("\n");
    for (const path of [cut, spoiled(withoutEnd), spoiled(whole.replace(/"rows":\d+/, '"rows":1')), spoiled("{}")])
      expect(await restore(await fresh(name), path)).toMatchObject({ ok: false, refusal: { code: "bad-backup" } });
    const newer = spoiled(whole.replace(/"schema":\d+/, '"schema":999'));
    const place = await fresh(name);
    expect(await restore(place, newer)).toMatchObject({ ok: false, refusal: { code: "newer-backup" } });
    // What failed left nothing behind.
    expect(await restore(place, file)).toMatchObject({ ok: true });
  });

  test("a store of a newer version is refused by servers", async () => {
    const keep = await fresh(name);
    const house = await openHouse({ keep });
    await house.close();
    if (keep.kind === "postgres") {
      const { default: pg } = await import("pg");
      const client = new pg.Client({ connectionString: keep.url });
      await client.connect();
      await client.query("INSERT INTO migrations (number) VALUES (999)");
      await client.end();
    } else if (keep.kind === "folder") {
      const { DatabaseSync } = await import("node:sqlite");
      const database = new DatabaseSync(join(keep.folder, "turnlight.sqlite"));
      database.exec("INSERT INTO migrations (number) VALUES (999)");
      database.close();
    }
    expect(await openStore(keep)).toMatchObject({
      ok: false,
      refusal: { code: "no-database", reason: expect.stringContaining("newer version (999;") },
    });
  });

  test("several servers that start at once migrate once", async () => {
    const keep = await fresh(name);
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(keep)));
    expect(stores.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    for (const store of stores) if (store.ok) await store.value.close();
  });

  test("archived matches are files that replay, and leave the store if asked", async () => {
    const keep = await fresh(name);
    const house = await openHouse({ keep });
    const over = await playedOut(house.url);
    const running = await twoAt(house.url, "dice-race");
    await house.close();
    const to = join(folder, `archive-${name}`);
    const later = Date.now() + 1000;
    expect(await archive(keep, { folder: to, before: later - day, remove: true })).toMatchObject({
      value: { matches: 0 },
    });
    for (const remove of [false, true])
      expect(await archive(keep, { folder: to, before: later, remove })).toMatchObject({
        value: { matches: 1, tables: 1 },
      });
    const [file = ""] = readdirSync(to);
    expect(file).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d-dice-race-${over.match}\\.json$`));
    const program = fileURLToPath(new URL("../../cli/bin/turnlight.mjs", import.meta.url));
    const replayed = spawnSync(process.execPath, [program, "replay", join(to, file), "--verify"], { encoding: "utf8" });
    expect([replayed.status, replayed.stdout]).toEqual([0, expect.stringMatching(/verified: all \d+ rolls match/)]);
    await opened(keep, async (store) => {
      expect(await store.table(over.table)).toBeUndefined();
      expect(must(await store.load(over.match))).toBeUndefined();
      expect(await store.table(running.table)).toBeDefined();
    });
  });

  test("a database of an earlier version is upgraded in the middle of play, and the players play on", async () => {
    const fixture = (file: string): Buffer => readFileSync(new URL(`fixtures/${file}`, import.meta.url));
    const { running }: { running: { table: string; tokens: string[]; match: string; version: number; view: unknown } } =
      JSON.parse(fixture("released.json").toString());
    const old: Keep = { kind: "folder", folder: join(folder, `old-${name}`) };
    mkdirSync(old.folder);
    writeFileSync(join(old.folder, "turnlight.sqlite"), gunzipSync(fixture("released.sqlite.gz")));
    // A backup of the old database is of its version: restoring it upgrades it.
    const file = freshFile();
    expect(must(await backup(old, file)).schema).toBeLessThan(newestMigration);
    const keep = name === "SQLite" ? old : await fresh(name);
    if (name === "PostgreSQL") must(await restore(keep, file));
    const house = await openHouse({ keep });
    const watchers = running.tokens.map((token) => new Watcher(lineTo(house.url), running.table, token));
    const now = await watchers[0]?.until(({ sight }) => sight !== undefined);
    expect(now?.sight).toMatchObject({ match: running.match, version: running.version, view: running.view });
    const seat = now?.sight?.waiting[0] ?? 0;
    await watchers[seat]?.until(({ sight }) => sight !== undefined);
    expect(await watchers[seat]?.place.send({ kind: "play", text: "roll" })).toMatchObject({ ok: true });
    for (const { line } of watchers) line.close();
    await house.close();
    await opened(keep, (store) => replays(store, running.match));
  });
});

test("copying the file alone loses what the backup has", async () => {
  const keep: Keep = { kind: "folder", folder: join(folder, "copied") };
  const house = await openHouse({ keep, limits: generousLimits });
  await playedOut(house.url);
  const copy: Keep = { kind: "folder", folder: join(folder, "copy") };
  mkdirSync(copy.folder);
  cpSync(join(keep.folder, "turnlight.sqlite"), join(copy.folder, "turnlight.sqlite"));
  const file = freshFile();
  const { rows } = must(await backup(keep, file));
  expect(rows["guests"]).toBe(2);
  expect(existsSync(`${file}.partial`)).toBe(false);
  const lost = await backup(copy, freshFile());
  expect(lost.ok && lost.value.rows["guests"] === 2).toBe(false);
  await house.close();
});
