/** What an operator does to a running server: on SQLite, on PostgreSQL, and on two nodes of it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accept } from "@turnlight/kernel";
import { type Operator, openOperator, type ServeOptions } from "@turnlight/server";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Cluster, startCluster, storeNames } from "./support/cluster.ts";
import { generousLimits } from "./support/generous.ts";
import { lineOf, lineTo, openHouse, type TestHouse, twoAt, Visitor, Watcher } from "./support/house.ts";
import { RawSocket } from "./support/raw.ts";

const folder = mkdtempSync(join(tmpdir(), "operator-"));
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true });
});

const houses: TestHouse[] = [];
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  for (const house of houses.splice(0)) await house.close();
});

const limits = { ...generousLimits, reconcile: 20 };
let places = 0;
/** The first and the last node, and the operator beside them. */
const placed = async (
  name: string,
  now: () => number = Date.now,
): Promise<{ readonly urls: readonly [string, string]; readonly operator: Operator }> => {
  places += 1;
  const keep: NonNullable<ServeOptions["keep"]> =
    name === "SQLite"
      ? { kind: "folder", folder: join(folder, String(places)) }
      : { kind: "postgres", url: await cluster.fresh() };
  const urls: string[] = [];
  for (let i = 0; i < (name === "two nodes" ? 2 : 1); i++) {
    const house = await openHouse({ keep, limits }, { now });
    houses.push(house);
    urls.push(house.url);
  }
  const operator = await openOperator(keep, "Olga", now);
  if (!operator.ok) throw new Error(operator.refusal.reason);
  ends.push(() => operator.value.end());
  return { urls: [urls[0] ?? "", urls.at(-1) ?? ""], operator: operator.value };
};

const idOf = async (visitor: Visitor): Promise<string> => {
  const { body } = await visitor.ask("POST", "/api/guests");
  return typeof body === "object" && body !== null && "guest" in body ? String(body.guest) : "";
};
const codeOf = ({ body }: { readonly body: unknown }): unknown =>
  typeof body === "object" && body !== null && "refusal" in body && typeof body.refusal === "object"
    ? (body.refusal as { code: string }).code
    : undefined;

describe.each([...storeNames, ...(storeNames.length > 1 ? ["two nodes"] : [])])("on %s", (name) => {
  test("an announcement reaches everybody who asked for them, through every node, until it is over", async () => {
    let time = 1_000_000;
    const { urls, operator } = await placed(name, () => time);
    const sockets = urls.map((url) => new RawSocket(url));
    ends.push(() => {
      for (const { socket } of sockets) socket.terminate();
    });
    const heard = ({ frames }: RawSocket) => frames.filter(({ kind }) => kind === "announcement");
    /** Waits for the newest of so many announcements. */
    const newest = async (socket: RawSocket, count: number): Promise<unknown> => {
      while (heard(socket).length < count) await socket.answer({ kind: "ping", id: `p${socket.frames.length}` });
      return heard(socket).at(-1);
    };
    for (const socket of sockets) expect(await socket.answer({ kind: "announcements", id: "a" })).toBe("done");
    const older = new RawSocket(urls[1]);
    ends.push(() => older.socket.terminate());
    expect(await older.answer({ kind: "ping", id: "p" })).toBe("done");
    expect(await operator.endAnnouncement()).toMatchObject({ ok: false, refusal: { code: "nothing-announced" } });
    for (const text of ["  ", "x".repeat(501), "a\u0000b"])
      expect(await operator.announce(text, {})).toMatchObject({ ok: false, refusal: { code: "bad-text" } });

    expect(await operator.announce("A restart at 20:00.", { german: "Neustart um 20 Uhr." })).toEqual(
      accept(undefined),
    );
    const first = { text: "A restart at 20:00.", german: "Neustart um 20 Uhr.", at: time };
    for (const socket of sockets) expect(await newest(socket, 1)).toMatchObject({ current: first });
    // Whoever comes later is told at once, and whoever did not ask for them is never told.
    const late = new RawSocket(urls[1]);
    ends.push(() => late.socket.terminate());
    await late.answer({ kind: "announcements", id: "a" });
    expect(await newest(late, 1)).toMatchObject({ current: first });

    expect(await operator.announce("All is well.", { hours: 1 })).toEqual(accept(undefined));
    for (const socket of [...sockets, late])
      expect(await newest(socket, 2)).toMatchObject({ current: { text: "All is well.", until: time + 3_600_000 } });
    time += 3_600_000;
    for (const socket of [...sockets, late]) expect(await newest(socket, 3)).toEqual({ kind: "announcement" });
    expect(await operator.endAnnouncement()).toEqual(accept(undefined));
    expect((await operator.audit()).map(({ action }) => action)).toEqual(["announce", "announce", "end-announcement"]);
    expect(heard(older)).toEqual([]);
  });

  test("a ban ends what is open and refuses everything else, through every node, until it is lifted", async () => {
    const { urls, operator } = await placed(name);
    const { table, bo, tokens } = await twoAt(urls[0], "dice-race");
    const guest = await idOf(bo);
    const there = new Visitor(urls[1]);
    there.cookie = bo.cookie;
    const socket = new RawSocket(urls[1]);
    expect(await socket.answer({ kind: "watch", id: "w", table, token: tokens[1] })).toBe("done");
    expect(await operator.ban("nobody", "x")).toMatchObject({ ok: false, refusal: { code: "no-guest" } });
    expect(await operator.ban(guest, "insults")).toMatchObject({ ok: true });
    expect(await socket.closed).toEqual({ code: 1008, reason: "banned" });
    for (const visitor of [bo, there]) {
      expect(codeOf(await visitor.ask("GET", "/api/me"))).toBe("banned");
      const again = await visitor.ask("POST", "/api/guests");
      expect([again.status, codeOf(again)]).toEqual([403, "banned"]);
      expect(codeOf(await visitor.ask("POST", `/api/tables/${table}/stop`, { token: tokens[1], agrees: true }))).toBe(
        "banned",
      );
    }
    const back = new RawSocket(urls[0]);
    expect(await back.answer({ kind: "watch", id: "w", table, token: tokens[1] })).toBe("banned");
    back.socket.terminate();
    // Nor by the seat's token alone, without a cookie.
    const bare = new Visitor(urls[0]);
    expect(codeOf(await bare.ask("POST", `/api/tables/${table}/stop`, { token: tokens[1], agrees: true }))).toBe(
      "banned",
    );
    const line = lineOf(there, urls[1]);
    ends.push(() => line.close());
    expect(await operator.people(guest)).toMatchObject([{ id: guest, ban: { reason: "insults" } }]);
    expect(await operator.unban(guest)).toMatchObject({ ok: true });
    expect(await operator.unban(guest)).toMatchObject({ ok: false });
    expect((await bo.ask("GET", "/api/me")).status).toBe(200);
    const again = new RawSocket(urls[1]);
    expect(await again.answer({ kind: "watch", id: "w", table, token: tokens[1] })).toBe("done");
    again.socket.terminate();
    expect((await operator.audit()).map(({ n, operator: by, action, subject }) => [n, by, action, subject])).toEqual([
      [1, "Olga", "ban", guest],
      [2, "Olga", "unban", guest],
    ]);
  });

  test("a ban for some days ends by itself", async () => {
    let at = Date.now();
    const { urls, operator } = await placed(name, () => at);
    const bo = await Visitor.guest(urls[1]);
    await operator.ban(await idOf(bo), "spam", 2);
    expect(codeOf(await bo.ask("GET", "/api/me"))).toBe("banned");
    at += 2 * 86_400_000 + 1;
    expect((await bo.ask("GET", "/api/me")).status).toBe(200);
  });

  test("a renamed person has the new name for everybody, at once where a table is open", async () => {
    const { urls, operator } = await placed(name);
    const { table, ada, bo, tokens } = await twoAt(urls[0], "dice-race");
    const guest = await idOf(bo);
    const watcher = new Watcher(lineTo(urls[1]), table, tokens[0]);
    ends.push(() => watcher.line.close());
    const named = (wanted: string) => watcher.until((now) => JSON.stringify(now.table?.seats ?? []).includes(wanted));
    await named("Bo");
    expect(await operator.rename(guest, "A bot")).toMatchObject({ ok: false, refusal: { code: "bot-name" } });
    expect(await operator.rename("nobody", "Player")).toMatchObject({ ok: false, refusal: { code: "no-guest" } });
    expect(await operator.rename(guest, "Player")).toMatchObject({ ok: true });
    await named("Player");
    const { body } = await ada.ask("GET", `/api/tables/${table}`);
    expect(JSON.stringify(body)).not.toContain('"Bo"');
    expect(await operator.tables(table)).toMatchObject([
      {
        id: table,
        game: "dice-race",
        phase: "playing",
        seats: [expect.stringContaining("Ada"), `"Player" (${guest})`],
      },
    ]);
    expect(await operator.tables()).toMatchObject([{ id: table }]);
    expect(await operator.audit()).toMatchObject([{ action: "rename", subject: guest, detail: "Player" }]);
  });

  test("the status names every running node and what it holds, and no other", async () => {
    const { urls, operator } = await placed(name);
    await twoAt(urls[0], "dice-race");
    const nodes = new Set(urls).size;
    let status = await operator.status();
    while (status.nodes.length < nodes) status = await operator.status();
    expect(status.counts).toEqual({ guests: 2, openTables: 1, matches: 1, openReports: 0 });
    expect(JSON.parse(status.nodes[0]?.state ?? "{}")).toMatchObject({ version: expect.any(String), sockets: 0 });
    for (const house of houses.splice(0)) await house.close();
    expect((await operator.status()).nodes).toEqual([]);
  });

  test("entries of the audit log are numbered without gaps, whoever writes at the same time", async () => {
    const { urls, operator } = await placed(name);
    const guests = await Promise.all(Array.from({ length: 6 }, async () => idOf(await Visitor.guest(urls[0]))));
    await Promise.all(guests.map((guest) => operator.ban(guest, "spam")));
    expect((await operator.audit()).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
