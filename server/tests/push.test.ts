/** Push notifications: what arrives at the push service, when nothing is sent, and for how long messages are held. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { ServerEnvironment } from "@turnlight/server";
import { pushSettingsSchema, readMessage } from "@turnlight/wire";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { quietUntil } from "../push/quiet-hours.ts";
import { lineTo, openHouse, type TestHouse, Visitor, Watcher } from "./support/house.ts";

interface Arrived {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A fake push service: records requests and answers as told. */
class PushService {
  readonly #server: Server;
  readonly #arrived = new Map<string, Arrived[]>();
  #look = (): void => undefined;
  /** Response status by address; accepted by default. */
  readonly answers = new Map<string, number>();

  constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        const endpoint = `https://fcm.googleapis.com${request.url}`;
        const before = this.#arrived.get(endpoint) ?? [];
        this.#arrived.set(endpoint, [...before, { headers: request.headers, body: Buffer.concat(parts) }]);
        response.writeHead(this.answers.get(endpoint) ?? 201).end();
        this.#look();
      });
    });
  }

  listen(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  callsTo(endpoint: string): number {
    return this.#arrived.get(endpoint)?.length ?? 0;
  }

  /** Waits for the nth notification to an address. */
  until(endpoint: string, nth = 1): Promise<Arrived> {
    return new Promise((resolve) => {
      this.#look = () => {
        const found = this.#arrived.get(endpoint)?.[nth - 1];
        if (found !== undefined) resolve(found);
      };
      this.#look();
    });
  }

  /** Sends the same request to this machine instead of the internet. */
  readonly deliver: ServerEnvironment["deliver"] = async ({ endpoint, headers, body }, signal) => {
    const address = this.#server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const here = `http://127.0.0.1:${port}${new URL(endpoint).pathname}`;
    return (await fetch(here, { method: "POST", headers, body, signal })).status;
  };
}

/** A fake browser: has push keys and decrypts messages as RFC 8291 specifies. */
class Browser {
  readonly #secret = randomBytes(16);
  readonly #keys = createECDH("prime256v1");
  readonly #own: Buffer;
  readonly endpoint: string;

  constructor(name: string) {
    this.endpoint = `https://fcm.googleapis.com/fcm/send/${name}`;
    this.#own = this.#keys.generateKeys();
  }

  address(language: "en" | "de") {
    const keys = { p256dh: this.#own.toString("base64url"), auth: this.#secret.toString("base64url") };
    return { endpoint: this.endpoint, keys, language };
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const shared = this.#keys.computeSecret(sender);
    const about = Buffer.concat([Buffer.from("WebPush: info\0"), this.#own, sender]);
    const material = Buffer.from(hkdfSync("sha256", shared, this.#secret, about, 32));
    const derive = (info: string, length: number) =>
      Buffer.from(hkdfSync("sha256", material, salt, Buffer.from(`Content-Encoding: ${info}\0`), length));
    const opening = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    opening.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString("utf8"));
  }
}

/** The claims of a message's signature, verified with the server's public key. */
const claimsIn = (authorization: string, key: string): unknown => {
  const [, token = "", shown] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  expect(shown).toBe(key);
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x = "", y = ""] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const good = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  expect(good).toBe(true);
  return JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
};

const noon = Date.UTC(2030, 0, 1, 12);
const clock = { now: noon };
let house: TestHouse;
let pushes: PushService;
beforeEach(async () => {
  clock.now = noon;
  pushes = new PushService();
  await pushes.listen();
  house = await openHouse(
    { limits: { reconcile: 10, callAfter: 0 } },
    { deliver: pushes.deliver, now: () => clock.now },
  );
});
afterEach(async () => {
  await house.close();
  pushes.close();
});

const callsOf = async (visitor: Visitor) => {
  const read = readMessage(pushSettingsSchema, (await visitor.ask("GET", "/api/me/calls")).body);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};

const callMe = (visitor: Visitor, browser: Browser, language: "en" | "de" = "en", more: object = {}) =>
  visitor.ask("POST", "/api/me/calls", { address: browser.address(language), ...more });

const openSeats = [{ kind: "open" as const }, { kind: "open" as const }];

/** Ada has notifications on, Bo does not; the match waits for both of them to hide a number. */
const waitingForAda = async (browser: Browser, language: "en" | "de" = "en", more: object = {}) => {
  const [ada, bo] = [await Visitor.guest(house.url), await Visitor.guest(house.url)];
  expect(await callMe(ada, browser, language, more)).toMatchObject({ status: 200 });
  const table = await ada.lay({ game: "hidden-number", config: "highest=3", seats: openSeats, watching: true });
  const { token: adas } = await ada.sit(table, "Ada");
  const { token: bos } = await bo.sit(table, "Bo");
  return { ada, bo, table, adas, bos };
};

let bells = 0;
/** Waits until somebody else is notified: earlier notifications have been sent by then. */
const everybodyBeforeWasCalled = async (): Promise<void> => {
  clock.now += 1;
  bells += 1;
  const bell = new Browser(`bell-${bells}`);
  await waitingForAda(bell);
  await pushes.until(bell.endpoint);
};

const followed = (table: string, token: string) => {
  const line = lineTo(house.url);
  return new Watcher(line, table, token);
};

describe("a call", () => {
  test("goes to whoever is not connected, readable by their browser alone and signed with the server's key", async () => {
    const browser = new Browser("phone");
    const { ada, table } = await waitingForAda(browser, "de");
    const { headers, body } = await pushes.until(browser.endpoint);
    expect(browser.read(body)).toEqual({ table, language: "de", others: ["Bo"] });
    expect(() => new Browser("phone").read(body)).toThrow();
    expect(headers).toMatchObject({ "content-encoding": "aes128gcm", topic: table, ttl: "86400" });
    const claims = claimsIn(headers.authorization ?? "", (await callsOf(ada)).key);
    expect(claims).toMatchObject({ aud: "https://fcm.googleapis.com", sub: "mailto:turnlight@localhost" });
  });

  test("comes once a turn, and not to whoever is connected", async () => {
    const browser = new Browser("phone");
    const { table, adas, bos } = await waitingForAda(browser);
    await everybodyBeforeWasCalled();
    expect(pushes.callsTo(browser.endpoint)).toBe(1);
    const [ada, bo] = [followed(table, adas), followed(table, bos)];
    await Promise.all([ada, bo].map((one) => one.until(({ sight }) => sight !== undefined)));
    expect(await ada.place.send({ kind: "play", text: "hide 1" })).toMatchObject({ ok: true });
    expect(await bo.place.send({ kind: "play", text: "hide 2" })).toMatchObject({ ok: true });
    expect(await bo.place.send({ kind: "play", text: "guess 3" })).toMatchObject({ ok: true });
    const { sight } = await ada.until((now) => now.sight?.version === 3);
    expect(sight?.waiting).toEqual([0]);
    await everybodyBeforeWasCalled();
    expect(pushes.callsTo(browser.endpoint)).toBe(1);
    ada.line.close();
    await pushes.until(browser.endpoint, 2);
    // It is Bo's turn now, who has no notifications on.
    const back = followed(table, adas);
    await back.until((now) => now.sight !== undefined);
    expect(await back.place.send({ kind: "play", text: "guess 3" })).toMatchObject({ ok: true });
    back.line.close();
    bo.line.close();
    await everybodyBeforeWasCalled();
    expect(pushes.callsTo(browser.endpoint)).toBe(2);
  });

  test("tells whoever has left of an offer of a rematch, once", async () => {
    const browser = new Browser("phone");
    const { table, adas, bos } = await waitingForAda(browser);
    await pushes.until(browser.endpoint);
    const [ada, bo] = [followed(table, adas), followed(table, bos)];
    await Promise.all([ada, bo].map((one) => one.until(({ sight }) => sight !== undefined)));
    await ada.place.send({ kind: "resign" });
    await bo.until(({ sight }) => sight?.outcome !== undefined);
    expect(await bo.place.send({ kind: "rematch" })).toMatchObject({ ok: true });
    await everybodyBeforeWasCalled();
    expect(pushes.callsTo(browser.endpoint)).toBe(1);
    ada.line.close();
    const { body } = await pushes.until(browser.endpoint, 2);
    expect(browser.read(body)).toEqual({ table, language: "en", others: ["Bo"], question: "rematch" });
    await bo.place.send({ kind: "no-rematch" });
    await bo.place.send({ kind: "rematch" });
    await everybodyBeforeWasCalled();
    expect(pushes.callsTo(browser.endpoint)).toBe(2);
    bo.line.close();
  });

  test("tells whoever opened a table and left that everybody else is ready, once", async () => {
    const browser = new Browser("phone");
    const [ada, bo] = [await Visitor.guest(house.url), await Visitor.guest(house.url)];
    await callMe(ada, browser);
    const table = await ada.lay({
      game: "hidden-number",
      config: "highest=3",
      seats: openSeats,
      watching: true,
      ready: true,
    });
    await ada.sit(table, "Ada");
    await bo.sit(table, "Bo");
    await everybodyBeforeWasCalled();
    expect(pushes.callsTo(browser.endpoint)).toBe(0);
    await bo.ask("POST", `/api/tables/${table}/ready`, { ready: true });
    const { body } = await pushes.until(browser.endpoint);
    expect(browser.read(body)).toEqual({ table, language: "en", others: ["Bo"], question: "ready" });
    await everybodyBeforeWasCalled();
    expect(pushes.callsTo(browser.endpoint)).toBe(1);
  });

  test("waits until quiet hours are over", async () => {
    const browser = new Browser("phone");
    // Noon in London is one o'clock in Berlin: it is quiet there until a quarter past.
    await waitingForAda(browser, "en", { quiet: { begins: 23 * 60, ends: 13 * 60 + 15, ahead: 60 } });
    await everybodyBeforeWasCalled();
    expect(pushes.callsTo(browser.endpoint)).toBe(0);
    clock.now = noon + 15 * 60_000;
    await pushes.until(browser.endpoint);
  });

  test("is not tried again where the push service says that nobody is there any more", async () => {
    const [gone, missing, troubled] = [new Browser("gone"), new Browser("missing"), new Browser("troubled")];
    pushes.answers.set(gone.endpoint, 410).set(missing.endpoint, 404).set(troubled.endpoint, 503);
    const { ada } = await waitingForAda(gone);
    const others = [await waitingForAda(missing), await waitingForAda(troubled)];
    await everybodyBeforeWasCalled();
    const left = await Promise.all([ada, ...others.map((one) => one.ada)].map(callsOf));
    expect(left.map(({ addresses }) => addresses)).toEqual([0, 0, 1]);
  });

  test("can be stopped by whoever asked for it, and by nobody else", async () => {
    const [phone, desk] = [new Browser("phone"), new Browser("desk")];
    const [ada, bo] = [await Visitor.guest(house.url), await Visitor.guest(house.url)];
    for (const browser of [phone, desk]) await callMe(ada, browser);
    expect(await callsOf(ada)).toMatchObject({ addresses: 2 });
    await bo.ask("POST", "/api/me/calls/stop", { endpoint: phone.endpoint });
    expect(await callsOf(ada)).toMatchObject({ addresses: 2 });
    await ada.ask("POST", "/api/me/calls/stop", { endpoint: phone.endpoint });
    expect(await callsOf(ada)).toMatchObject({ addresses: 1 });
    await ada.ask("POST", "/api/me/sign-out", {});
    expect(await callsOf(ada)).toMatchObject({ addresses: 0 });
  });

  test("goes to nobody who has deleted everything; before that they see what is known of it", async () => {
    const browser = new Browser("phone");
    const quiet = { begins: 60, ends: 120, ahead: -300 };
    const ada = await Visitor.guest(house.url);
    await callMe(ada, browser, "de", { quiet });
    expect((await ada.ask("GET", "/api/me")).body).toMatchObject({ callAddresses: 1, quiet });
    await ada.ask("POST", "/api/me/delete", {});
    const phone = await Visitor.guest(house.url);
    await callMe(phone, browser);
    expect(await callsOf(phone)).toEqual({ key: (await callsOf(ada)).key, addresses: 1 });
  });

  test("goes to push services alone, and only with a key that can be one", async () => {
    const ada = await Visitor.guest(house.url);
    const address = new Browser("phone").address("en");
    for (const endpoint of [
      "https://localhost/send",
      "https://fcm.googleapis.com:8443/send",
      "https://fcm.googleapis.com.example.org/send",
      "https://192.168.0.1/send",
    ])
      expect(await ada.ask("POST", "/api/me/calls", { address: { ...address, endpoint } })).toMatchObject({
        body: { refusal: { code: "no-push-service" } },
      });
    expect(
      await ada.ask("POST", "/api/me/calls", { address: { ...address, endpoint: "http://fcm.googleapis.com/send" } }),
    ).toMatchObject({ status: 400 });
    const keys = { ...address.keys, p256dh: "A".repeat(87) };
    expect(await ada.ask("POST", "/api/me/calls", { address: { ...address, keys } })).toMatchObject({
      body: { refusal: { code: "no-push-service" } },
    });
    for (let i = 0; i < 10; i++) await callMe(ada, new Browser(`device-${i}`));
    expect(await callMe(ada, new Browser("one-more"))).toMatchObject({
      body: { refusal: { code: "too-many-addresses" } },
    });
    expect(await callsOf(ada)).toMatchObject({ addresses: 10 });
  });
});

test("quiet hours go by the clock where somebody lives, over midnight too; hours without a length are none", () => {
  const at = (hour: number, minute = 0) => Date.UTC(2030, 5, 15, hour, minute);
  const night = { begins: 22 * 60, ends: 7 * 60, ahead: 120 };
  expect(quietUntil(night, at(19, 59))).toBeUndefined();
  expect(quietUntil(night, at(20))).toBe(at(29));
  expect(quietUntil(night, at(4, 59))).toBe(at(5));
  expect(quietUntil(night, at(5))).toBeUndefined();
  const far = { begins: 9 * 60, ends: 10 * 60, ahead: -600 };
  expect(quietUntil(far, at(19, 30) + 59_999)).toBe(at(20));
  for (let hour = 0; hour < 24; hour++)
    expect(quietUntil({ begins: 600, ends: 600, ahead: 0 }, at(hour))).toBeUndefined();
});
