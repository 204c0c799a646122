/** Facts play in order; a tap skips; a new match cancels. */
import { signal } from "@preact/signals";
import type { BaseFact } from "@turnlight/kernel";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queueOf, type Thinks } from "../queue.ts";
import type { HeardEntry, Table, TableSnapshot } from "../table.ts";

const sightAt = (entries: number, commitment = "a"): TableSnapshot => ({
  laid: {
    game: "dice-race",
    config: "",
    sitters: [
      { kind: "person", name: "Ada", colour: 0, avatar: 0 },
      { kind: "bot", bot: "holds", name: "Steady" },
    ],
  },
  match: commitment,
  version: entries,
  viewer: 0,
  holder: 0,
  view: entries,
  moves: [],
  waiting: [0],
  departures: [],
  entries,
  canTakeBack: false,
  commitment,
});
const heardAt = (n: number, by: number | "chance", ...kinds: string[]): HeardEntry => ({
  n,
  by,
  facts: kinds.map((kind) => ({ kind })),
  sight: sightAt(n),
});

const begin = (factor = 1, thinks?: Thinks, hurry?: () => number) => {
  const sight = signal(sightAt(0));
  let listener: (heard: HeardEntry) => void = () => {};
  const table = {
    sight,
    listen: (hear: (heard: HeardEntry) => void) => {
      listener = hear;
      return () => {};
    },
  } as unknown as Table;
  const played: string[] = [];
  const perform = (fact: BaseFact) => {
    played.push(fact.kind);
    return 100;
  };
  const queue = queueOf(table, signal({ factor }), perform, thinks, hurry);
  const say = (heard: HeardEntry) => {
    listener(heard);
    sight.value = heard.sight;
  };
  return { queue, played, say, sight };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("facts play one after the other, and what is shown follows them", async () => {
  const { queue, played, say } = begin();
  say(heardAt(1, 0, "roll", "land"));
  say(heardAt(2, "chance", "rolled"));
  await vi.advanceTimersByTimeAsync(50);
  expect([played, queue.shown.value.entries, queue.busy.value]).toEqual([["roll"], 0, true]);
  await vi.advanceTimersByTimeAsync(100);
  expect([played, queue.shown.value.entries]).toEqual([["roll", "land"], 0]);
  await vi.advanceTimersByTimeAsync(100);
  expect([played, queue.shown.value.entries]).toEqual([["roll", "land", "rolled"], 1]);
  await vi.advanceTimersByTimeAsync(100);
  expect([queue.shown.value.entries, queue.busy.value]).toEqual([2, false]);
});

test("held, nothing more plays until it is let go, and then at its own speed", async () => {
  const { queue, played, say } = begin();
  say(heardAt(1, 0, "bank", "begin"));
  say(heardAt(2, 1, "roll"));
  const goOn = queue.hold();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([played, queue.busy.value, queue.shown.value.entries]).toEqual([["bank"], true, 1]);
  queue.skip();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([played, queue.shown.value.entries]).toEqual([["bank"], 1]);
  goOn();
  await vi.advanceTimersByTimeAsync(99);
  expect(played).toEqual(["bank", "begin"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([played, queue.shown.value.entries, queue.busy.value]).toEqual([["bank", "begin", "roll"], 2, false]);
});

test("two that hold wait for each other; a skip lets go of what may be skipped", async () => {
  const { played, queue, say } = begin();
  const first = queue.hold();
  const second = queue.hold();
  say(heardAt(1, 1, "roll"));
  first();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(played).toEqual([]);
  second();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(played).toEqual(["roll"]);
  queue.hold({ untilSkip: true });
  say(heardAt(2, 1, "land"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(played).toEqual(["roll"]);
  queue.skip();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(played).toEqual(["roll", "land"]);
});

test("a page that closes lets go of what is held", async () => {
  const { queue, say } = begin();
  queue.hold();
  say(heardAt(1, 1, "roll"));
  queue.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.busy.value).toBe(false);
});

test("a tap skips to the end without losing a fact", async () => {
  const { queue, played, say } = begin();
  say(heardAt(1, 0, "a", "b", "c"));
  queue.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect([played, queue.shown.value.entries, queue.busy.value]).toEqual([["a", "b", "c"], 1, false]);
  say(heardAt(2, 0, "d"));
  await vi.advanceTimersByTimeAsync(50);
  expect(queue.busy.value).toBe(true);
});

test("instant speed waits for nothing", async () => {
  const { queue, say } = begin(0);
  say(heardAt(1, 1, "a", "b"));
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.shown.value.entries).toBe(1);
});

test("a bot seems to think before it moves", async () => {
  const { queue, played, say } = begin();
  say(heardAt(1, 1, "rolled"));
  await vi.advanceTimersByTimeAsync(400);
  expect([queue.thinking.value, played]).toEqual([1, []]);
  await vi.advanceTimersByTimeAsync(800);
  expect([queue.thinking.value, played]).toEqual([undefined, ["rolled"]]);
});

test("a match that hurries shortens what is performed, and a pause only where it is the same for every move", async () => {
  const half = () => 0.5;
  const reckoned = begin(1, () => 1000, half);
  reckoned.say(heardAt(1, 1, "rolled"));
  await vi.advanceTimersByTimeAsync(999);
  expect(reckoned.played).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect([reckoned.played, reckoned.queue.busy.value]).toEqual([["rolled"], true]);
  await vi.advanceTimersByTimeAsync(50);
  expect(reckoned.queue.busy.value).toBe(false);
  const same = begin(1, [1000, 1000], half);
  same.say(heardAt(1, 1, "rolled"));
  await vi.advanceTimersByTimeAsync(500);
  expect(same.played).toEqual(["rolled"]);
});

test("a new match cancels what was still to be played", async () => {
  const { queue, played, say, sight } = begin();
  say(heardAt(1, 0, "a"));
  say(heardAt(2, 0, "b"));
  sight.value = sightAt(0, "another seed");
  await vi.advanceTimersByTimeAsync(500);
  expect([played, queue.shown.value.commitment, queue.busy.value]).toEqual([["a"], "another seed", false]);
});
