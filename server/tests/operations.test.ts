/** What whoever runs a server sees: health, metrics, and logs without names or secrets. */
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { harmlessText, openLog } from "../log.ts";
import type { OnlineStore } from "../store/store.ts";
import { lineTo, openHouse, type TestHouse, twoAt, Visitor, Watcher } from "./support/house.ts";
import { RawSocket } from "./support/raw.ts";

let house: TestHouse;
const lines: { close(): void }[] = [];
afterEach(async () => {
  for (const line of lines.splice(0)) line.close();
  await house.close();
});

const operatorToken = "operator-of-this-house";
const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, house.url), { headers });
const scrape = async (): Promise<string> =>
  (await get("/metrics", { authorization: `Bearer ${operatorToken}` })).text();
const metric = (text: string, line: string): number =>
  Number(
    text
      .split("\n")
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length),
  );

describe("health", () => {
  test("a running server is alive and ready", async () => {
    house = await openHouse();
    expect((await get("/healthz")).status).toBe(200);
    expect((await get("/readyz")).status).toBe(200);
  });

  test("without its store it is alive, but not ready", async () => {
    let isDown = false;
    const around = (store: OnlineStore): OnlineStore => ({
      ...store,
      lastAlive: () => (isDown ? Promise.reject(new Error("no database")) : store.lastAlive()),
    });
    house = await openHouse({}, { around, report: () => undefined });
    isDown = true;
    expect([(await get("/healthz")).status, (await get("/readyz")).status]).toEqual([200, 503]);
    isDown = false;
    expect((await get("/readyz")).status).toBe(200);
  });

  test("while it stops it is alive, but not ready", async () => {
    const [entered, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const around = (store: OnlineStore): OnlineStore => ({
      ...store,
      async guestBy(token) {
        entered.resolve();
        await held.promise;
        return store.guestBy(token);
      },
    });
    house = await openHouse({}, { around });
    const visitor = await Visitor.guest(house.url);
    const asking = visitor.ask("GET", "/api/mine");
    await entered.promise;
    const stopped = house.stop();
    expect([(await get("/healthz")).status, (await get("/readyz")).status]).toEqual([200, 503]);
    held.resolve();
    await asking;
    await stopped;
    await house.start();
  });

  test("is answered below a path, too", async () => {
    house = await openHouse({ base: "/games/" });
    expect((await get("/games/readyz")).status).toBe(200);
  });
});

describe("metrics", () => {
  test("are for whoever has the token, and nobody where there is none", async () => {
    house = await openHouse({ operatorToken });
    expect((await get("/metrics")).status).toBe(401);
    expect((await get("/metrics", { authorization: "Bearer operator" })).status).toBe(401);
    expect((await get("/metrics", { authorization: `Bearer ${operatorToken}` })).status).toBe(200);
    await house.close();
    house = await openHouse();
    expect((await get("/metrics", { authorization: `Bearer ${operatorToken}` })).status).toBe(404);
  });

  test("count moves, commits, sockets, tables, requests and refusals by code", async () => {
    house = await openHouse({ operatorToken });
    const { table, tokens } = await twoAt(house.url, "dice-race", "target=30");
    const before = await scrape();
    expect(metric(before, "turnlight_moves_total")).toBe(0);
    const watchers = tokens.map((token) => new Watcher(lineTo(house.url), table, token));
    for (const { line } of watchers) lines.push(line);
    const [first] = watchers;
    const now = await first?.until(({ sight }) => sight !== undefined);
    const mover = watchers[now?.sight?.waiting[0] ?? 0];
    await mover?.until(({ sight }) => sight !== undefined);
    await mover?.place.send({ kind: "play", text: "roll" });
    await mover?.place.send({ kind: "play", text: "fly" });
    await (await Visitor.guest(house.url)).ask("POST", `/api/tables/${table}/sit`, {
      person: { name: "Cy", colour: 0, avatar: 0 },
    });
    const after = await scrape();
    expect(metric(after, "turnlight_moves_total")).toBe(1);
    expect(metric(after, "turnlight_commit_seconds_count")).toBeGreaterThanOrEqual(2);
    expect(metric(after, 'turnlight_commit_seconds_bucket{le="+Inf"}')).toBe(
      metric(after, "turnlight_commit_seconds_count"),
    );
    expect(metric(after, "turnlight_sockets")).toBe(2);
    expect(metric(after, "turnlight_tables")).toBe(1);
    expect(metric(after, 'turnlight_refusals_total{code="no-seat"}')).toBe(1);
    expect(metric(after, 'turnlight_http_requests_total{status="409"}')).toBe(1);
    expect(metric(after, "process_resident_memory_bytes")).toBeGreaterThan(1e6);
  });

  test("count the moves of bots, and how long they thought", async () => {
    house = await openHouse({ operatorToken });
    const ada = await Visitor.guest(house.url);
    const table = await ada.lay({
      game: "dice-race",
      config: "target=30",
      seats: [{ kind: "open" }, { kind: "bot", bot: "random" }],
      watching: true,
    });
    const { token } = await ada.sit(table, "Ada");
    const watcher = new Watcher(lineTo(house.url), table, token);
    lines.push(watcher.line);
    const roll = async (): Promise<void> => {
      await watcher.until(({ sight }) => sight?.waiting[0] === 0);
      await watcher.place.send({ kind: "play", text: "roll" });
    };
    // After a hold it is the bot's turn.
    await roll();
    await watcher.until(({ sight }) => sight !== undefined);
    if (watcher.now.sight?.waiting[0] === 0) await watcher.place.send({ kind: "play", text: "hold" });
    await watcher.until(({ sight }) => sight?.waiting[0] === 0 || sight?.outcome !== undefined);
    expect(metric(await scrape(), "turnlight_bot_seconds_count")).toBeGreaterThanOrEqual(1);
  });

  test("count a bot that fails, which is reported with its name, and the match goes on", async () => {
    const reports: unknown[] = [];
    const bots = () => ({
      waiting: 0,
      thinking: 0,
      think: () => Promise.reject(new Error("no idea")),
      close: () => Promise.resolve(),
    });
    house = await openHouse({ operatorToken }, { bots, report: (problem) => reports.push(problem) });
    const ada = await Visitor.guest(house.url);
    const table = await ada.lay({
      game: "dice-race",
      config: "target=1000",
      seats: [{ kind: "open" }, { kind: "bot", bot: "random" }],
      watching: true,
    });
    const { token } = await ada.sit(table, "Ada");
    const failed = Promise.withResolvers<unknown>();
    const watcher = new Watcher(lineTo(house.url), table, token, {
      event: ({ happened }) => {
        if (happened.kind === "entry" && happened.by === 1) failed.resolve(happened.why);
      },
    });
    lines.push(watcher.line);
    await watcher.until(({ sight }) => sight?.waiting[0] === 0);
    await watcher.place.send({ kind: "play", text: "roll" });
    await watcher.until(({ sight }) => sight !== undefined);
    if (watcher.now.sight?.waiting[0] === 0) await watcher.place.send({ kind: "play", text: "hold" });
    expect(await failed.promise).toEqual({ because: "bot failed" });
    await watcher.until(({ sight }) => sight?.waiting[0] === 0);
    expect(reports[0]).toBe("random in seat 1 of dice-race: no idea; the safe move is played");
    expect(metric(await scrape(), "turnlight_bot_failures_total")).toBe(reports.length);
  });

  test("are those of the dashboard", async () => {
    house = await openHouse({ operatorToken });
    await get("/api/nothing");
    const counted = new Set([...(await scrape()).matchAll(/^# TYPE (\S+)/gm)].map(([, name = ""]) => name));
    const dashboard = readFileSync(new URL("../../hosting/grafana-dashboard.json", import.meta.url), "utf8");
    const shown = new Set(
      [...dashboard.matchAll(/\b(?:turnlight|process)_\w+/g)].map(([name]) => name.replace(/_bucket$/, "")),
    );
    expect(shown).toEqual(counted);
  });

  test("every line is one that Prometheus reads", async () => {
    house = await openHouse({ operatorToken });
    await get("/api/nothing");
    for (const line of (await scrape()).trimEnd().split("\n"))
      expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"]*"\})? [\d.e+-]+)$/);
  });
});

describe("logs", () => {
  test("have request, socket, table and match, and neither names nor secrets", async () => {
    const written: string[] = [];
    house = await openHouse(
      { log: "debug", operatorToken },
      { logStream: { write: (line: string) => written.push(line) } },
    );
    const { table, ada, bo, tokens } = await twoAt(house.url, "hidden-number", "");
    await ada.ask("POST", "/api/me/recovery");
    await ada.ask("GET", `/api/tables/${table}?name=Zaphod`);
    await fetch(new URL("/t/Zaphod", house.url));
    await scrape();
    const socket = new RawSocket(house.url);
    await socket.answer({ kind: "watch", id: "w", table, token: tokens[0], name: "Zaphod" });
    const { body } = await ada.ask("GET", `/api/tables/${table}`);
    const match = typeof body === "object" && body !== null && "match" in body ? String(body.match) : "";
    await socket.answer({ kind: "command", id: "c1", table, match, deed: { kind: "play", text: "hide Zaphod" } });
    socket.socket.terminate();
    const requestId = (await get("/api/games")).headers.get("x-request-id") ?? "none";
    await house.stop();
    await house.start();
    const log = written.join("");
    const entries = written.map((line): Record<string, unknown> => JSON.parse(line));
    expect(entries).toContainEqual(expect.objectContaining({ msg: "listening", level: "info", store: "folder" }));
    expect(entries).toContainEqual(
      expect.objectContaining({ msg: "answered", route: "/api/tables/:table/sit", table, status: 200 }),
    );
    expect(entries).toContainEqual(expect.objectContaining({ msg: "answered", request: requestId }));
    expect(entries).toContainEqual(
      expect.objectContaining({ msg: "command", command: "c1", table, match, deed: "play", ok: false }),
    );
    expect(entries).toContainEqual(expect.objectContaining({ msg: "stopped" }));
    for (const secret of ["Ada", '"Bo"', "Zaphod", operatorToken, ...tokens, ada.cookie, bo.cookie, "127.0.0.1:"])
      expect(log).not.toContain(secret?.replace(/^turnlight=/, ""));
  });

  test("say of an error where it happened, and nothing that it quotes", async () => {
    const written: string[] = [];
    house = await openHouse();
    const log = openLog("error", { write: (line: string) => written.push(line) });
    const problem = Object.assign(new Error('"secret word" is no move at postgres://ada:pw@db/x'), { code: "E1" });
    log.error({ err: problem }, "something failed");
    log.error({ err: "bot: 'hunter2' failed" }, "something failed");
    log.info("not at this level");
    expect(written).toHaveLength(2);
    expect(JSON.parse(written[0] ?? "")).toMatchObject({
      level: "error",
      err: {
        type: "Error",
        code: "E1",
        message: '"…" is no move at postgres://…',
        stack: expect.stringMatching(/^at /),
      },
    });
    expect(written.join("")).not.toMatch(/secret|hunter2|:pw@/);
    expect(harmlessText("no `x y` and 'z'")).toBe("no `…` and '…'");
  });
});
