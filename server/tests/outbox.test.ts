/** What one client is sent in one turn of the event loop: one message, and for newer clients one frame a commit. */

import { afterEach, expect, test } from "vitest";
import { type RawData, WebSocket } from "ws";
import { plainFrame } from "../sockets/plain-frame.ts";
import { openHouse, socketUrl, type TestHouse, twoAt } from "./support/house.ts";

interface SentFrame {
  readonly kind: string;
  readonly id?: string;
  readonly answers?: string;
  readonly event?: { readonly version: number };
  readonly events?: readonly { readonly version: number }[];
}

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A socket at a seat, and its messages, each a list of frames. */
class Seat {
  readonly socket: WebSocket;
  readonly messages: SentFrame[][] = [];
  #wake = (): void => undefined;

  constructor(house: TestHouse, watch: object) {
    this.socket = new WebSocket(socketUrl(house.url));
    ends.push(() => this.socket.terminate());
    this.socket.on("open", () => this.socket.send(JSON.stringify({ kind: "watch", id: "w", ...watch })));
    this.socket.on("message", (bytes: RawData) => {
      this.messages.push(JSON.parse(String(bytes)));
      this.#wake();
    });
  }

  async until(has: (frame: SentFrame) => boolean): Promise<readonly SentFrame[]> {
    for (;;) {
      const found = this.messages.find((message) => message.some(has));
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}

const hasMatch = ({ kind }: SentFrame): boolean => kind === "event" || kind === "events";

const rolled = async (more: object, clock?: number) => {
  const house = await openHouse({});
  ends.push(() => house.close());
  const { table, tokens } = await twoAt(house.url, "dice-race", "", clock === undefined ? {} : { clock });
  const seats = tokens.map((token) => new Seat(house, { table, token, ...more }));
  for (const seat of seats) await seat.until(hasMatch);
  const first = JSON.stringify(seats[0]?.messages);
  const match = /"match":"([^"]+)"/.exec(first)?.[1];
  const mover = /"waiting":\[1\]/.test(first) ? 1 : 0;
  const deed = { kind: "play", text: "roll" };
  seats[mover]?.socket.send(JSON.stringify({ kind: "command", id: "c", table, match, deed }));
  const isNews = ({ event, events }: SentFrame): boolean => event?.version === 2 || events?.at(-1)?.version === 2;
  return { own: await seats[mover]?.until(isNews), other: await seats[1 - mover]?.until(isNews) };
};

test("a move, its dice and its acknowledgement are one frame to whoever understands it", async () => {
  const { own, other } = await rolled({ together: true });
  expect(own).toMatchObject([{ kind: "events", events: [{ version: 1 }, { version: 2 }], answers: "c" }]);
  expect(other).toMatchObject([{ kind: "events", events: [{ version: 1 }, { version: 2 }] }]);
  expect(other?.[0]).not.toHaveProperty("answers");
});

test("a clock follows them", async () => {
  const { own, other } = await rolled({ together: true, live: true }, 60);
  expect(own).toMatchObject([{ kind: "events", answers: "c" }, { kind: "clock" }]);
  expect(other?.map(({ kind }) => kind)).toEqual(["events", "clock"]);
});

test("older clients are sent what they know, in one message", async () => {
  const { own, other } = await rolled({});
  expect(own).toMatchObject([
    { kind: "event", event: { version: 1 } },
    { kind: "event", event: { version: 2 } },
    { kind: "acknowledged", id: "c" },
  ]);
  expect(other?.map(({ kind }) => kind)).toEqual(["event", "event"]);
});

test("a frame in one piece says its length, and is made for plain text alone", () => {
  for (const length of [1, 125, 126, 127, 65_535]) {
    const text = "x".repeat(length);
    const bytes = Buffer.from(plainFrame(text) ?? "", "latin1");
    const header = bytes.subarray(0, bytes.length - length);
    expect(header[0]).toBe(0x81);
    expect(length < 126 ? header[1] : header.readUInt16BE(2)).toBe(length);
    expect(bytes.subarray(-length).toString()).toBe(text);
  }
  expect([plainFrame("x".repeat(65_536)), plainFrame("Zoë"), plainFrame("“")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
