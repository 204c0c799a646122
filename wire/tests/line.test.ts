/** The client's connection against a scripted server. */
import type { Sight } from "@turnlight/host";
import { expect, test } from "vitest";
import { type ConnectionSocket, type FollowedState, protocol, ServerConnection, type ServerFrame } from "../index.ts";

type Hear = (message: { readonly data: unknown }) => void;

/** An open socket that records what is sent. */
class Socket implements ConnectionSocket {
  readonly sent: { readonly kind: string; readonly id: string }[] = [];
  readonly #hearing = new Map<string, Hear>();
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  addEventListener(kind: string, hear: Hear): void {
    this.#hearing.set(kind, hear);
  }
  stand(): void {
    this.#hearing.get("open")?.({ data: undefined });
    this.say({ kind: "welcome", protocol, now: 0 });
  }
  say(frame: ServerFrame): void {
    this.#hearing.get("message")?.({ data: JSON.stringify([frame]) });
  }
  /** The ids of all `watch` frames so far. */
  watches(): readonly string[] {
    return this.sent.filter(({ kind }) => kind === "watch").map(({ id }) => id);
  }
}

const table = "table";
const sight: Sight = {
  match: "match",
  version: 1,
  laid: { game: "dice-race", config: "target=60", sitters: [] },
  viewer: 0,
  view: { points: 1 },
  waiting: [1],
  departures: [],
  entries: 1,
  canTakeBack: false,
  commitment: "",
};

const whole = (version: number): ServerFrame => ({
  kind: "event",
  table,
  match: "match",
  event: { version, happened: { kind: "fresh" }, seen: { sight: { ...sight, version } } },
});

const change = (version: number): ServerFrame => ({
  kind: "event",
  table,
  match: "match",
  event: {
    version,
    happened: { kind: "entry", n: version, by: 1, facts: [] },
    seen: { change: [[["version"], version]] },
  },
});

const openLine = () => {
  const socket = new Socket();
  const line = new ServerConnection({ connect: () => socket, later: () => () => {}, name: "test" });
  socket.stand();
  const follow = () => {
    const versions: number[] = [];
    const place = line.follow(table, undefined, {
      event: (_, { sight: now }: FollowedState) => versions.push(now?.version ?? 0),
    });
    return { place, versions };
  };
  return { socket, follow };
};

test("what was on its way to whoever followed a table before harms nobody who follows it now", () => {
  const { socket, follow } = openLine();
  const first = follow();
  socket.say({ kind: "done", id: socket.watches()[0] ?? "", viewer: 0 });
  socket.say(whole(1));
  socket.say(change(2));
  const second = follow();
  // The server has not yet received the second.
  socket.say(change(3));
  socket.say(change(4));
  socket.say({ kind: "done", id: socket.watches()[1] ?? "", viewer: 0 });
  socket.say(whole(4));
  socket.say(change(5));
  expect(first.versions).toEqual([1, 2]);
  expect(second.versions).toEqual([4, 5]);
});

test("an answer to whoever followed before says nothing to whoever follows now", () => {
  const { socket, follow } = openLine();
  follow();
  const second = follow();
  socket.say({ kind: "done", id: socket.watches()[0] ?? "", viewer: "spectator" });
  expect(second.place.now.viewer).toBeUndefined();
  socket.say(change(2));
  socket.say({ kind: "done", id: socket.watches()[1] ?? "", viewer: 0 });
  socket.say(whole(2));
  expect(second.place.now.viewer).toBe(0);
  expect(second.versions).toEqual([2]);
});
