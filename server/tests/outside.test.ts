/** Text from clients is validated: none of it breaks a server, with any store. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cluster, startCluster, storeNames } from "./support/cluster.ts";
import { openHouse, type TestHouse, twoAt, Visitor } from "./support/house.ts";
import { RawSocket, rawRequest } from "./support/raw.ts";

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const person = { name: "Ada", colour: 0, avatar: 0 };
const shown = {
  rawId: "key",
  type: "public-key",
  clientExtensionResults: {},
  response: { clientDataJSON: "e30", authenticatorData: "e30", signature: "e30" },
};

describe.each(storeNames)("on %s", (name) => {
  let house: TestHouse;
  const reports: unknown[] = [];
  beforeAll(async () => {
    const keep = name === "SQLite" ? {} : { keep: { kind: "postgres" as const, url: await cluster.fresh() } };
    house = await openHouse(keep, { report: (problem) => reports.push(problem) });
  });
  afterAll(async () => {
    await house.close();
    expect(reports).toEqual([]);
  });

  test.each(["[", "a b", "a:b:c", "%", "http://[", `${"a".repeat(300)}:99999`])(
    "a request to the host %j is refused where it matters",
    async (host) => {
      const refused = await rawRequest(house.url, { method: "POST", path: "/api/passkey/offer", host, body: "{}" });
      expect(refused).toMatchObject({ status: 400, code: "bad-message" });
      expect(await rawRequest(house.url, { path: "/", host })).toMatchObject({ status: 200 });
    },
  );

  test.each([
    "/api/codes/%00",
    "/api/codes/ABC%00EF",
    "/api/open?game=%00",
    "/api/open?game=zonk%1b",
    "/api/tables/%00",
    "/api/tables/%00/record",
    "/api/tables/none/record?match=%00",
    "/api/tables/%ed%a0%80",
    "/api/tables/%",
    "/api/tables/%zz",
    "/api/codes/%ff",
  ])("%s is refused with 400 and a code", async (path) => {
    const answer = await rawRequest(house.url, { path });
    expect(answer).toMatchObject({ status: 400, code: expect.stringMatching(/^(odd-characters|bad-message)$/) });
  });

  test("a path that no file system takes is not there", async () => {
    for (const path of [`/${"x".repeat(300)}`, `/${"x/".repeat(4000)}`, "/%", "/%00", "//["])
      expect((await rawRequest(house.url, { path })).status).toBeGreaterThanOrEqual(400);
    expect(await rawRequest(house.url, { path: `/${"x".repeat(300)}` })).toMatchObject({ status: 404 });
  });

  test.each(["//[", "http://[", "/api/%", "*"])("a socket wanted at %s is turned away", async (path) => {
    const headers = { connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13" };
    const wanted = { ...headers, "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==" };
    expect([400, 404]).toContain((await rawRequest(house.url, { path, headers: wanted })).status);
    expect(await rawRequest(house.url, { path: "/api/games" })).toMatchObject({ status: 200 });
  });

  test("no body holds control characters or half characters, whatever it asks for", async () => {
    const { table, ada } = await twoAt(house.url, "dice-race");
    const bodies: readonly (readonly [string, (odd: string) => unknown])[] = [
      ["/api/passkey", (odd) => ({ ...shown, id: odd })],
      ["/api/tables", (odd) => ({ game: odd, config: "", seats: [{ kind: "open" }], watching: true })],
      ["/api/tables", (odd) => ({ game: "dice-race", config: odd, seats: [{ kind: "open" }], watching: true })],
      [`/api/tables/${table}/sit`, (odd) => ({ person: { ...person, name: `A${odd}` } })],
      [`/api/tables/${table}/phrase`, (odd) => ({ phrase: odd })],
      ["/api/me/calls/stop", (odd) => ({ endpoint: `https://push.apple.com/${odd}` })],
      ["/api/recover", (odd) => ({ code: "AAAAA-AAAAA-AAAAA-AAAAA", [odd]: 1 })],
    ];
    for (const [path, body] of bodies)
      for (const odd of ["\u0000", "\u001b", "\u0085", "\ud800", "\udc00x"])
        expect(await ada.ask("POST", path, body(odd)), `${path} ${JSON.stringify(odd)}`).toMatchObject({
          status: 400,
          body: { refusal: { code: "odd-characters" } },
        });
  });

  test("a passkey's challenge that nobody gave out is not looked for", async () => {
    const data = JSON.stringify({ type: "webauthn.create", challenge: "\u0000", origin: house.url.slice(0, -1) });
    const clientDataJSON = Buffer.from(data).toString("base64url");
    const response = { clientDataJSON, attestationObject: "oA" };
    const made = { ...shown, id: "key", response };
    const ada = await Visitor.guest(house.url);
    expect(await ada.ask("POST", "/api/me/passkey", made)).toMatchObject({
      status: 409,
      body: { refusal: { code: "no-passkey" } },
    });
  });

  test("a body that is no UTF-8 is refused", async () => {
    const { table, ada } = await twoAt(house.url, "dice-race");
    const body = Buffer.concat([Buffer.from('{"phrase":"'), Buffer.of(0xff, 0xc0), Buffer.from('"}')]);
    const path = `/api/tables/${table}/phrase`;
    const headers = { cookie: ada.cookie ?? "", "transfer-encoding": "chunked" };
    expect(await rawRequest(house.url, { method: "POST", path, headers, body })).toMatchObject({
      status: 400,
      code: "bad-message",
    });
  });

  test("no frame does either, and the moves beside it are kept together", async () => {
    const { table, tokens } = await twoAt(house.url, "dice-race", "target=1000");
    const { body } = await new Visitor(house.url).ask("GET", `/api/tables/${table}`);
    const match = typeof body === "object" && body !== null && "match" in body ? body.match : undefined;
    const socket = new RawSocket(house.url);
    let asked = 0;
    const codeOf = async (frame: Readonly<Record<string, unknown>>) => {
      const { length } = socket.frames;
      await socket.say(JSON.stringify(frame));
      // A client that sends only invalid frames is disconnected.
      asked += 1;
      await socket.answer({ kind: "ping", id: `p${asked}` });
      return socket.frames.slice(length).flatMap(({ refusal }) => (refusal === undefined ? [] : [refusal.code]));
    };
    await socket.answer({ kind: "watch", id: "w", table, token: tokens[0] });
    const command = { kind: "command", id: "c", table, match, deed: { kind: "note", text: "a note" } };
    for (const odd of ["\u0000", "\u0007", "\udfff"])
      for (const frame of [
        { ...command, id: odd },
        { ...command, table: odd },
        { ...command, match: odd },
        { ...command, deed: { kind: "note", text: `a${odd}` } },
        { ...command, deed: { kind: "play", text: odd } },
        { kind: "watch", id: "w", table, name: odd },
        { kind: "watch", id: "w", table, since: { match: odd, version: 0 } },
        { kind: "ping", id: "p", [odd]: odd },
        { kind: "say", id: "s", table, remark: odd },
      ])
        expect(await codeOf(frame), JSON.stringify(frame)).toEqual(["odd-characters"]);
    // Ids are plain ASCII, whatever other texts may contain.
    for (const id of ["ü", "a\nb", "😀"]) expect(await codeOf({ ...command, id })).toEqual(["bad-message"]);
    expect(await socket.answer({ ...command, id: "after all of it" })).toBe("acknowledged");
    socket.socket.terminate();
  });
});
