/** Graceful stop: work in progress is stored and acknowledged, clients are notified, and nothing new begins. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServeOptions } from "@turnlight/server";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "../store/postgres.ts";
import { openFolder } from "../store/sqlite.ts";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { lineTo, twoAt, Visitor, Watcher } from "./support/house.ts";
import { RawSocket } from "./support/raw.ts";
import { ServerProcess } from "./support/server-process.ts";

type Keep = NonNullable<ServeOptions["keep"]>;

let cluster: Cluster;
const folder = mkdtempSync(join(tmpdir(), "stop-"));
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true });
});

const servers: ServerProcess[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.remove();
});

const started = async (keep: Keep, limits: ServeOptions["limits"] = {}): Promise<ServerProcess> => {
  const server = await ServerProcess.with(keep, limits);
  servers.push(server);
  await server.start();
  return server;
};

/** Two at a table, the first on a raw socket: notes can be sent whoever's turn it is. */
const seated = async ({ url }: ServerProcess) => {
  const { table, tokens } = await twoAt(url, "dice-race", "target=1000");
  const socket = new RawSocket(url);
  expect(await socket.answer({ kind: "watch", id: "watch", table, token: tokens[0] })).toBe("done");
  const { body } = await new Visitor(url).ask("GET", `/api/tables/${table}`);
  const match = typeof body === "object" && body !== null && "match" in body ? String(body.match) : "";
  const note = (id: string) => ({ kind: "command", id, table, match, deed: { kind: "note", text: id } });
  const acknowledged = () => socket.frames.filter(({ kind }) => kind === "acknowledged").map(({ id = "" }) => id);
  return { table, match, tokens, socket, note, acknowledged };
};

const keptCommands = async (keep: Keep, match: string): Promise<readonly string[]> => {
  const read = keep.kind === "postgres" ? await openPostgres(keep.url) : openFolder(join(folder, "kept"));
  if (!read.ok) throw new Error(read.refusal.reason);
  const loaded = await read.value.load(match);
  await read.value.close();
  if (!loaded.ok) throw new Error(loaded.refusal.reason);
  return (loaded.value?.log ?? []).flatMap(({ command }) => (command === undefined ? [] : [command]));
};

const places: Readonly<Record<string, () => Promise<Keep>>> = {
  SQLite: async () => ({ kind: "folder", folder: join(folder, "kept") }),
  PostgreSQL: async () => ({ kind: "postgres", url: await cluster.fresh() }),
};

describe.each(Object.keys(places))("on %s", (name) => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "%s: what was acknowledged is kept and nothing else, lines are closed with 1001, the exit code is 0",
    async (signal) => {
      const keep = (await places[name]?.()) ?? { kind: "memory" };
      const server = await started(keep);
      const { match, socket, note, acknowledged } = await seated(server);
      // Many at once, most of them still in flight when the signal arrives.
      for (let i = 0; i < 100; i++) socket.socket.send(JSON.stringify(note(`n${i}`)));
      await socket.answer(note("first"));
      for (let i = 100; i < 200; i++) socket.socket.send(JSON.stringify(note(`n${i}`)));
      const ended = server.signal(signal);
      expect(await socket.closed).toEqual({ code: 1001, reason: "closing" });
      expect(await ended).toEqual({ code: 0, signal: null });
      const told = acknowledged();
      expect(told.length).toBeGreaterThan(100);
      expect((await keptCommands(keep, match)).map((command) => command.replace(/^0 /, ""))).toEqual(told);
      // A database that was closed properly leaves no write-ahead log behind.
      expect(existsSync(join(folder, "kept", "turnlight.sqlite-wal"))).toBe(false);
    },
  );
});

test("a client comes back by itself to the server that follows, and its move is played once", async () => {
  const server = await started({ kind: "postgres", url: await cluster.fresh() });
  const { table, tokens } = await twoAt(server.url, "dice-race", "target=1000");
  const line = lineTo(server.url);
  const player = new Watcher(line, table, tokens[0]);
  await player.until(({ sight }) => sight !== undefined);
  const before = player.place.send({ kind: "note", text: "before" });
  expect(await server.signal("SIGTERM")).toEqual({ code: 0, signal: null });
  const after = player.place.send({ kind: "note", text: "after" });
  await server.start();
  expect([await before, await after]).toMatchObject([
    { ok: true, value: { version: 1 } },
    { ok: true, value: { version: 2 } },
  ]);
  line.close();
});

describe("while the database holds a move up", () => {
  /** Locks the log against writes; returns the function that releases it. */
  const locked = async (url: string): Promise<() => Promise<void>> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("BEGIN");
    await client.query("LOCK TABLE log IN EXCLUSIVE MODE");
    return () => client.end();
  };

  const heldUp = async (limits: ServeOptions["limits"] = {}) => {
    const keep = { kind: "postgres" as const, url: await cluster.fresh() };
    const server = await started(keep, limits);
    const table = await seated(server);
    const unlock = await locked(keep.url);
    table.socket.socket.send(JSON.stringify(table.note("held")));
    // The answer to a later ping proves that it has arrived.
    await table.socket.answer({ kind: "ping", id: "arrived" });
    return { keep, server, unlock, ...table };
  };

  /** Sends requests until the server answers that it is stopping. */
  const untilStopping = async (url: string): Promise<unknown> => {
    for (;;) {
      const { status, body } = await new Visitor(url).ask("GET", "/api/games");
      if (status !== 200) return { status, body };
    }
  };

  test("a server that stops waits for it, and takes no new lines, tables or frames", async () => {
    const { keep, server, unlock, match, socket, note, acknowledged } = await heldUp({ grace: 600_000 });
    const ended = server.signal("SIGTERM");
    expect(await untilStopping(server.url)).toMatchObject({ status: 503, body: { refusal: { code: "closing" } } });
    expect(await new RawSocket(server.url).opened).toBe(503);
    socket.socket.send(JSON.stringify(note("late")));
    await unlock();
    expect(await socket.closed).toEqual({ code: 1001, reason: "closing" });
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(acknowledged()).toEqual(["held"]);
    expect(await keptCommands(keep, match)).toEqual(["0 held"]);
  });

  test("a second signal ends it at once", async () => {
    const { server, unlock, acknowledged } = await heldUp({ grace: 600_000 });
    const ended = server.signal("SIGTERM");
    await untilStopping(server.url);
    // Signals right after the first count as the same one, forwarded by the starting process.
    while (server.lives) {
      void server.signal("SIGINT");
      await new Visitor(server.url).ask("GET", "/api/games").catch(() => undefined);
    }
    expect(await ended).toEqual({ code: null, signal: "SIGINT" });
    expect(acknowledged()).toEqual([]);
    await unlock();
  });

  test("when its time is up it ends without, and says so by its exit code", async () => {
    const { server, unlock, socket, acknowledged } = await heldUp({ grace: 2000 });
    const ended = server.signal("SIGTERM");
    expect((await socket.closed).code).toBe(1001);
    expect(await ended).toEqual({ code: 1, signal: null });
    expect(acknowledged()).toEqual([]);
    await unlock();
  });
});
