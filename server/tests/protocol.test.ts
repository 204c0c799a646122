/** The exchange in docs/protocol.md, line by line, with a real server. */
import { readFileSync } from "node:fs";
import { fingerprintOf } from "@turnlight/kernel";
import { clientFrameSchema, readMessage, serverFrameSchema } from "@turnlight/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { framesIn, openHouse, socketUrl, type TestHouse, Visitor } from "./support/house.ts";

const document = readFileSync(new URL("../../docs/protocol.md", import.meta.url), "utf8");
const exchange = /```exchange\n(.*?)```/s.exec(document)?.[1]?.trim().split("\n") ?? [];

/** Ids, tokens and seeds are counters, so that the exchange is always the same. */
const counted = () => {
  const counts = { id: 0, seed: 0, token: 0 };
  const next = (kind: keyof typeof counts) => {
    counts[kind] += 1;
    return counts[kind];
  };
  return {
    now: () => 1_800_000_000_000,
    freshId: () => `id${next("id")}`,
    freshSeed: () => fingerprintOf(`seed ${next("seed")}`),
    freshToken: () => `token${next("token")}`.padEnd(43, "-"),
  };
};

/** Somebody with a cookie, and one socket. */
class Person extends Visitor {
  readonly #socket: string;
  readonly #frames: string[] = [];
  #line: WebSocket | undefined;
  #wake = (): void => undefined;
  answer: string | undefined;

  constructor(url: string) {
    super(url);
    this.#socket = socketUrl(url);
  }

  connect(): void {
    this.#line = new WebSocket(this.#socket);
    this.#line.on("message", (bytes) => {
      this.#frames.push(...framesIn(bytes));
      this.#wake();
    });
  }

  say(frame: string): void {
    this.#line?.send(frame);
  }

  async hear(): Promise<string> {
    while (this.#frames.length === 0)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    return this.#frames.shift() ?? "";
  }

  /** Frames that were received but are not in the document. */
  get unheard(): readonly string[] {
    return this.#frames;
  }

  close(): void {
    this.#line?.close();
  }
}

let house: TestHouse;
const people = new Map<string, Person>();
beforeAll(async () => {
  house = await openHouse({}, counted());
});
afterAll(async () => {
  for (const person of people.values()) person.close();
  await house.close();
});

test("every line of the exchange happens as it is written", async () => {
  expect(exchange.length).toBeGreaterThan(30);
  for (const line of exchange) {
    const [, name = "", sign, rest = ""] = /^(\w+) (POST|GET|connects|200|→|←) ?(.*)$/.exec(line) ?? [];
    const person = people.get(name) ?? new Person(house.url);
    people.set(name, person);
    if (sign === "connects") person.connect();
    else if (sign === "POST" || sign === "GET") {
      const [path = "", ...body] = rest.split(" ");
      const { status, body: answer } = await person.ask(
        sign,
        path,
        body.length === 0 ? undefined : JSON.parse(body.join(" ")),
      );
      person.answer = `${status} ${JSON.stringify(answer)}`;
    } else if (sign === "200") expect(person.answer, line).toBe(`200 ${rest}`);
    else if (sign === "→") {
      expect(readMessage(clientFrameSchema, JSON.parse(rest)), line).toMatchObject({ ok: true });
      person.say(rest);
    } else if (sign === "←") {
      expect(await person.hear(), line).toBe(rest);
      expect(readMessage(serverFrameSchema, JSON.parse(rest)), line).toMatchObject({ ok: true });
    } else throw new Error(`this line of the exchange cannot be read: ${line}`);
  }
  expect([...people.values()].flatMap(({ unheard }) => unheard)).toEqual([]);
});
