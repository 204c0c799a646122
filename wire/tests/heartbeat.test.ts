/** A line that goes dead, slow or deaf, against a scripted server and a clock that the test turns. */
import type { Sight } from "@turnlight/host";
import { expect, test } from "vitest";
import { type ConnectionSocket, protocol, ServerConnection, type ServerFrame } from "../index.ts";

type Hear = (message: { readonly data: unknown }) => void;

const sight = (waiting: readonly number[]): Sight => ({
  match: "match",
  version: 1,
  laid: { game: "dice-race", config: "target=60", sitters: [] },
  viewer: 0,
  view: { points: 1 },
  waiting,
  departures: [],
  entries: 1,
  canTakeBack: false,
  commitment: "",
});

interface Frame {
  readonly kind: string;
  readonly id: string;
  readonly every?: number;
}

/** A server that answers after a delay, as long as the network lets anything through. */
const openNetwork = (waiting: readonly number[]) => {
  let now = 0;
  let due: { readonly at: number; act(): void }[] = [];
  const later = (milliseconds: number, act: () => void): (() => void) => {
    const one = { at: now + milliseconds, act };
    due.push(one);
    return () => {
      due = due.filter((other) => other !== one);
    };
  };
  const pass = (milliseconds: number): void => {
    const end = now + milliseconds;
    for (;;) {
      const [next] = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      due = due.filter((other) => other !== next);
      now = next.at;
      next.act();
    }
    now = end;
  };
  const network = { isUp: true, isHeard: true, delay: 40 };
  const received: Frame[] = [];
  const told: { readonly at: number; readonly is: boolean }[] = [];
  let connections = 0;

  const connect = (): ConnectionSocket => {
    connections += 1;
    const hearing = new Map<string, Hear>();
    let isClosed = false;
    const deliver = (...frames: readonly ServerFrame[]): void => {
      later(network.delay / 2, () => {
        if (network.isUp && !isClosed) hearing.get("message")?.({ data: JSON.stringify(frames) });
      });
    };
    const answer = (frame: Frame): void => {
      received.push(frame);
      if (frame.kind === "watch")
        deliver(
          { kind: "done", id: frame.id, viewer: 0 },
          {
            kind: "event",
            table: "table",
            match: "match",
            event: { version: 1, happened: { kind: "fresh" }, seen: { sight: sight(waiting) } },
          },
        );
      else if (frame.kind === "command")
        deliver({ kind: "acknowledged", id: frame.id, done: { match: "match", version: 2 } });
      else deliver({ kind: "done", id: frame.id });
    };
    later(network.delay, () => {
      if (!network.isUp || isClosed) return;
      hearing.get("open")?.({ data: undefined });
      deliver({ kind: "welcome", protocol, now: 0 });
    });
    return {
      send(text) {
        later(network.delay / 2, () => {
          if (network.isUp && network.isHeard && !isClosed) answer(JSON.parse(text));
        });
      },
      close() {
        isClosed = true;
      },
      addEventListener(kind: string, hear: Hear) {
        hearing.set(kind, hear);
      },
    };
  };
  const line = new ServerConnection({
    connect,
    later,
    name: "test",
    stands: (is) => told.push({ at: now, is }),
  });
  const place = line.follow("table", undefined, {});
  pass(1000);
  return {
    line,
    place,
    network,
    pass,
    received,
    now: () => now,
    connections: () => connections,
    /** The first moment from then on at which the loss was told. */
    lostAfter: (from: number) => told.find(({ at, is }) => !is && at >= from)?.at,
  };
};

test.each([
  ["on one's turn a dead line is noticed within 5 seconds", [0], 5000],
  ["in another player’s turn a dead line is noticed within 10 seconds", [1], 10_000],
] as const)("%s", (_, waiting, most) => {
  for (let quiet = 0; quiet < 12_000; quiet += 130) {
    const { line, network, pass, now, lostAfter } = openNetwork(waiting);
    pass(quiet);
    expect(line.standing).toBe(true);
    network.isUp = false;
    const died = now();
    pass(most);
    expect(line.standing).toBe(false);
    expect(lostAfter(died)).toBeLessThanOrEqual(died + most);
  }
});

test("the server is asked at once to check the line, so that the others hear of its loss as soon", () => {
  const { received } = openNetwork([0]);
  expect(received[0]).toMatchObject({ kind: "watch" });
  expect(received[1]).toMatchObject({ kind: "ping", every: 5000 });
});

test("a move on a dead line: its loss is told within 3 seconds, and the move is sent when the line is back", async () => {
  const { line, place, network, pass, received } = openNetwork([0]);
  network.isUp = false;
  const answer = place.send({ kind: "play", text: "roll" });
  pass(3000);
  expect(line.standing).toBe(false);
  pass(20_000);
  expect(line.standing).toBe(false);
  network.isUp = true;
  pass(15_000);
  expect(line.standing).toBe(true);
  expect(received.filter(({ kind }) => kind === "command")).toHaveLength(1);
  await expect(answer).resolves.toEqual({ ok: true, value: { match: "match", version: 2 } });
});

test("a line that hears but is not heard is not called connected", () => {
  const { network, pass, now, lostAfter } = openNetwork([0]);
  network.isHeard = false;
  const deaf = now();
  pass(5000);
  expect(lostAfter(deaf)).toBeLessThanOrEqual(deaf + 5000);
});

test("a line that was only slow is taken up again where it was", async () => {
  const { line, place, network, pass, connections } = openNetwork([0]);
  network.delay = 6000;
  const answer = place.send({ kind: "play", text: "roll" });
  pass(3000);
  expect(line.standing).toBe(false);
  pass(3500);
  expect(line.standing).toBe(true);
  expect(connections()).toBe(2);
  await expect(answer).resolves.toMatchObject({ ok: true });
});

test("an idle line is pinged and stays the same", () => {
  const { line, pass, connections, received } = openNetwork([1]);
  pass(120_000);
  expect(line.standing).toBe(true);
  expect(connections()).toBe(1);
  expect(received.filter(({ kind }) => kind === "ping").length).toBeGreaterThan(10);
});

test.each([
  ["in one's own turn", [0], 2000],
  ["otherwise", [1], 5000],
] as const)("the server is asked to check the line, %s", (_, waiting, every) => {
  const { pass, received } = openNetwork(waiting);
  pass(30_000);
  expect(received.filter(({ kind }) => kind === "ping").at(-1)?.every).toBe(every);
});
