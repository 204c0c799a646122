/** Access rights and rate limits. */
import { request } from "node:http";
import { fingerprintOf, isEqual } from "@turnlight/kernel";
import { serve } from "@turnlight/server";
import type { NewTable } from "@turnlight/wire";
import { afterEach, describe, expect, test } from "vitest";
import { lineTo, openHouse, type TestHouse, twoAt, Visitor, Watcher } from "./support/house.ts";
import { RawSocket } from "./support/raw.ts";

let house: TestHouse;
afterEach(() => house.close());

const codeOf = ({ body }: { readonly body: unknown }): unknown =>
  typeof body === "object" && body !== null && "refusal" in body && typeof body.refusal === "object"
    ? (body.refusal as { code: string }).code
    : undefined;

const person = { name: "Ada", colour: 0, avatar: 0 };
const race: NewTable = { game: "dice-race", config: "", seats: [{ kind: "open" }, { kind: "open" }], watching: true };

describe("guests and seats", () => {
  test("a guest is known by a cookie no script can read, and stays the same", async () => {
    house = await openHouse();
    const answer = await fetch(new URL("/api/guests", house.url), { method: "POST" });
    expect(answer.headers.get("set-cookie")).toMatch(
      /^turnlight=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/,
    );
    const visitor = await Visitor.guest(house.url);
    const [one, two] = [await visitor.ask("POST", "/api/guests"), await visitor.ask("POST", "/api/guests")];
    expect(one.body).toEqual(two.body);
  });

  test("behind https the cookie is tied to the host", async () => {
    house = await openHouse({ origin: "https://play.example.org" });
    const answer = await fetch(new URL("/api/guests", house.url), { method: "POST" });
    expect(answer.headers.get("set-cookie")).toMatch(/^__Host-turnlight=[\w-]{43}; Path=\/; HttpOnly; .*Secure$/);
  });

  test("without a cookie, or with a forged one, nobody lays or sits", async () => {
    house = await openHouse();
    const ada = await Visitor.guest(house.url);
    const table = await ada.lay(race);
    const stranger = new Visitor(house.url);
    for (const cookie of [undefined, `turnlight=${"x".repeat(43)}`, "turnlight=short"]) {
      stranger.cookie = cookie;
      expect(codeOf(await stranger.ask("POST", "/api/tables", race))).toBe("no-guest");
      expect(codeOf(await stranger.ask("POST", `/api/tables/${table}/sit`, { person }))).toBe("no-guest");
    }
  });

  test("a seat is opened by its newest token alone", async () => {
    house = await openHouse();
    const { table, ada, tokens } = await twoAt(house.url, "dice-race");
    const fresh = await ada.sit(table, "Ada");
    expect(fresh.seat).toBe(0);
    const socket = new RawSocket(house.url);
    const watch = (id: string, token: string | undefined) => socket.answer({ kind: "watch", id, table, token });
    expect(await watch("old", tokens[0])).toBe("no-right");
    expect(await watch("forged", "x".repeat(43))).toBe("no-right");
    expect(await watch("new", fresh.token)).toBe("done");
    const command = { kind: "command", table, match: "nothing", deed: { kind: "play", text: "roll" } };
    expect(await socket.answer({ ...command, id: "foreign" })).toBe("other-match");
    expect(await socket.answer({ ...command, id: "elsewhere", table: "none" })).toBe("not-here");
  });

  test("whoever looks on cannot play, and where a table forbids it nobody looks on", async () => {
    house = await openHouse();
    const open = await twoAt(house.url, "dice-race");
    const closed = await twoAt(house.url, "dice-race", "", { watching: false });
    const socket = new RawSocket(house.url);
    expect(await socket.answer({ kind: "watch", id: "a", table: open.table })).toBe("done");
    const deed = { kind: "resign" };
    expect(await socket.answer({ kind: "command", id: "b", table: open.table, match: "m", deed })).toBe(
      "only-watching",
    );
    expect(await socket.answer({ kind: "watch", id: "c", table: closed.table })).toBe("no-spectators");
    expect(await socket.answer({ kind: "watch", id: "d", table: "none" })).toBe("no-table");
  });

  test("the record of a table at which nobody may look on is for those who sat there", async () => {
    house = await openHouse();
    const { table, ada, tokens } = await twoAt(house.url, "dice-race", "", { watching: false });
    const socket = new RawSocket(house.url);
    await socket.answer({ kind: "watch", id: "w", table, token: tokens[1] });
    const { body } = await ada.ask("GET", `/api/tables/${table}`);
    const match = typeof body === "object" && body !== null && "match" in body ? body.match : undefined;
    expect(await socket.answer({ kind: "command", id: "r", table, match, deed: { kind: "resign" } })).toBe(
      "acknowledged",
    );
    const record = `/api/tables/${table}/record`;
    expect((await ada.ask("GET", record)).status).toBe(200);
    expect(codeOf(await new Visitor(house.url).ask("GET", record))).toBe("no-guest");
    expect(codeOf(await (await Visitor.guest(house.url)).ask("GET", record))).toBe("no-right");
    socket.socket.terminate();
  });

  test("a seat can be given up until the match begins, and the last one closes the table", async () => {
    house = await openHouse();
    const ada = await Visitor.guest(house.url);
    const table = await ada.lay(race);
    const { token } = await ada.sit(table, "Ada");
    expect((await ada.ask("POST", `/api/tables/${table}/stand`, { token })).body).toMatchObject({ phase: "closed" });
    expect(codeOf(await ada.ask("POST", `/api/tables/${table}/sit`, { person }))).toBe("closed");
    const begun = await twoAt(house.url, "dice-race");
    const late = await ada.ask("POST", `/api/tables/${begun.table}/stand`, { token: begun.tokens[0] });
    expect(codeOf(late)).toBe("too-late");
    expect(codeOf(await ada.ask("POST", `/api/tables/${begun.table}/sit`, { person }))).toBe("no-seat");
  });

  test("a promised phrase must be that phrase, from its owner, when everybody sits", async () => {
    house = await openHouse();
    const [ada, bo] = [await Visitor.guest(house.url), await Visitor.guest(house.url)];
    const table = await ada.lay(race);
    const { token } = await ada.sit(table, "Ada", { fingerprint: fingerprintOf("mine") });
    const reveal = (phrase: string, by: string) =>
      ada.ask("POST", `/api/tables/${table}/phrase`, { token: by, phrase });
    expect(codeOf(await reveal("mine", token))).toBe("too-early");
    const other = await bo.sit(table, "Bo");
    expect(codeOf(await reveal("other", token))).toBe("other-phrase");
    expect(codeOf(await reveal("mine", other.token))).toBe("no-fingerprint");
    expect(codeOf(await reveal("mine", "x".repeat(43)))).toBe("no-right");
    expect((await reveal("mine", token)).body).toMatchObject({ phase: "playing" });
  });

  test("a table must fit its game", async () => {
    house = await openHouse();
    const ada = await Visitor.guest(house.url);
    const code = async (table: object) => codeOf(await ada.ask("POST", "/api/tables", { ...race, ...table }));
    expect(await code({ game: "wisp", seats: [{ kind: "open" }] })).toBe("plays-alone");
    expect(await code({ game: "chess" })).toBe("unknown-game");
    expect(await code({ seats: [{ kind: "open" }] })).toBe("wrong-seats");
    expect(
      await code({
        seats: [
          { kind: "bot", bot: "random" },
          { kind: "bot", bot: "random" },
        ],
      }),
    ).toBe("wrong-seats");
    expect(await code({ seats: [{ kind: "open" }, { kind: "bot", bot: "nobody" }] })).toBe("unknown-bot");
    expect(await code({ config: "target=many" })).toBe("bad-setting");
    expect(await code({ watching: "perhaps" })).toBe("bad-message");
  });
});

describe("other sites", () => {
  test("cannot lay a table with a guest's cookie, nor open a socket", async () => {
    house = await openHouse({ origin: "https://play.example.org" });
    const ask = (headers: Record<string, string>) =>
      new Visitor(house.url).ask("POST", "/api/guests", undefined, headers);
    expect(codeOf(await ask({ origin: "https://evil.example" }))).toBe("other-site");
    expect(codeOf(await ask({ origin: "null" }))).toBe("other-site");
    expect((await ask({ origin: "https://play.example.org" })).status).toBe(200);
    expect(await new RawSocket(house.url, { origin: "https://evil.example" }).opened).toBe(403);
    expect(await new RawSocket(house.url, { "sec-fetch-site": "cross-site" }).opened).toBe(403);
    const own = new RawSocket(house.url, { origin: "https://play.example.org" });
    expect(await own.opened).toBe("open");
    own.socket.terminate();
  });
});

describe("too much", () => {
  test("too many open tables, until one is over", async () => {
    house = await openHouse({ limits: { openTables: 1 } });
    const { ada, table, tokens } = await twoAt(house.url, "dice-race");
    expect(codeOf(await ada.ask("POST", "/api/tables", race))).toBe("too-many-tables");
    const bo = new Watcher(lineTo(house.url), table, tokens[1]);
    await bo.until(({ sight }) => sight !== undefined);
    expect(await bo.place.send({ kind: "resign" })).toMatchObject({ ok: true });
    // The table itself notes afterwards that its match is over.
    await bo.until((now) => now.table?.over === true);
    expect((await ada.ask("POST", "/api/tables", race)).status).toBe(200);
    bo.line.close();
  });

  test("too many frames are refused, and whoever goes on is cut off with the reason", async () => {
    const now = Date.now();
    const limits = { connection: { most: 3, perSecond: 1 }, strikes: 4 };
    house = await openHouse({ limits }, { now: () => now });
    const socket = new RawSocket(house.url);
    const answers: (string | undefined)[] = [];
    for (let i = 0; i < 7; i++) answers.push(await socket.answer({ kind: "ping", id: `p${i}` }));
    expect(answers).toEqual(["done", "done", "done", "too-fast", "too-fast", "too-fast", "too-fast"]);
    expect(await socket.closed).toEqual({ code: 1008, reason: "too-fast" });
  });

  test("too many requests from one address", async () => {
    const now = Date.now();
    house = await openHouse({ limits: { requests: { most: 2, perSecond: 1 } } }, { now: () => now });
    const visitor = new Visitor(house.url);
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await visitor.ask("GET", "/api/games")).status);
    expect(statuses).toEqual([200, 200, 429]);
    const other = await visitor.ask("GET", "/api/games", undefined, { "x-forwarded-for": "203.0.113.9" });
    expect(other.status).toBe(200);
  });

  test("too many sockets from one address, and too many tables on one", async () => {
    house = await openHouse({ limits: { socketsPerAddress: 1, tablesPerSocket: 1 } });
    const first = new RawSocket(house.url);
    expect(await first.opened).toBe("open");
    expect(await new RawSocket(house.url).opened).toBe(429);
    const [a, b] = [await twoAt(house.url, "dice-race"), await twoAt(house.url, "dice-race")];
    expect(await first.answer({ kind: "watch", id: "a", table: a.table })).toBe("done");
    expect(await first.answer({ kind: "watch", id: "b", table: b.table })).toBe("too-many-tables");
    expect(await first.answer({ kind: "leave", id: "c", table: a.table })).toBe("done");
    expect(await first.answer({ kind: "watch", id: "d", table: b.table })).toBe("done");
    first.socket.terminate();
  });

  test("too large a frame ends the line; a set-up move may be larger, once", async () => {
    house = await openHouse();
    const { table, tokens } = await twoAt(house.url, "dice-race");
    const large = (id: string, size: number) => ({ kind: "ping", id, more: "x".repeat(size) });
    const nobody = new RawSocket(house.url);
    expect(await nobody.answer(large("a", 4000))).toBe("done");
    expect(await nobody.answer(large("b", 5000))).toBeUndefined();
    expect(await nobody.closed).toEqual({ code: 1009, reason: "frame-too-large" });
    const seated = new RawSocket(house.url);
    await seated.answer({ kind: "watch", id: "w", table, token: tokens[0] });
    expect(await seated.answer(large("c", 5000))).toBe("done");
    expect(await seated.answer(large("d", 20_000))).toBeUndefined();
    expect((await seated.closed).code).toBe(1009);
  });

  test("too large a request, and one that is no JSON", async () => {
    house = await openHouse();
    const visitor = await Visitor.guest(house.url);
    expect((await visitor.ask("POST", "/api/tables", { ...race, more: "x".repeat(20_000) })).status).toBe(413);
    const post = (body: string) =>
      fetch(new URL("/api/tables", house.url), {
        method: "POST",
        body,
        headers: { "content-type": "application/json" },
      });
    expect((await post("{")).status).toBe(400);
    expect((await post('{"__proto__": {"game": 1}}')).status).toBe(400);
  });

  test("whoever reads too slowly is dropped", async () => {
    house = await openHouse({
      limits: {
        outbox: 65_536,
        connection: { most: 1e6, perSecond: 1e6 },
        address: { most: 1e6, perSecond: 1e6 },
        // Disables the heartbeat, which would also disconnect this client.
        heartbeat: 3_600_000,
      },
    });
    const { table, tokens } = await twoAt(house.url, "dice-race");
    const witness = new RawSocket(house.url);
    await witness.answer({ kind: "watch", id: "w", table });
    let pings = 0;
    /** The connected seats, as the witness sees them. */
    const here = async (): Promise<unknown> => {
      pings += 1;
      expect(await witness.answer({ kind: "ping", id: `p${pings}` })).toBe("done");
      return witness.frames.flatMap((frame) => ("here" in frame ? [frame.here] : [])).at(-1);
    };
    const slow = new RawSocket(house.url);
    await slow.answer({ kind: "watch", id: "s", table, token: tokens[0] });
    expect(await here()).toEqual([0]);
    slow.socket.pause();
    // Asks for another table again and again, each time with all its moves, and reads none of it.
    const long = await twoAt(house.url, "hidden-number", "highest=1000");
    const again = JSON.stringify({ kind: "watch", id: "again", table: long.table, token: long.tokens[0] });
    do slow.socket.send(again);
    while (!isEqual(await here(), []));
    slow.socket.terminate();
    witness.socket.terminate();
  });

  test("whoever whispers a request is not waited for", async () => {
    house = await openHouse({ limits: { arrival: 500 } });
    const { port } = new URL(house.url);
    const headers = { "content-length": "100", "content-type": "application/json" };
    const whisper = request({ port, method: "POST", path: "/api/tables", headers });
    const cut = new Promise<unknown>((resolve) => {
      whisper.on("error", () => resolve("cut"));
      whisper.on("response", ({ statusCode }) => resolve(statusCode));
    });
    whisper.write("{");
    expect([408, "cut"]).toContain(await cut);
    whisper.destroy();
  });
});

test("a setting that cannot be is refused by name when the server starts", async () => {
  house = await openHouse();
  const tries = [
    { limits: { frame: 1 } },
    { limits: { frame: 9000, setUpFrame: 8000 } },
    { limits: { openTables: 0 } },
    { origin: "play.example.org" },
    { keep: { kind: "postgres" as const, url: "mysql://here" } },
  ];
  for (const wrong of tries)
    expect(await serve({ port: 0, host: "127.0.0.1", ...wrong })).toMatchObject({
      ok: false,
      refusal: { code: "bad-config", where: expect.stringMatching(/limits|origin|keep/) },
    });
});
