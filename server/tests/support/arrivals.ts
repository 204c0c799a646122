/** People who arrive for quick matches one after the other, some of whom close their tab or lose their line. */
import { type Draw, drawOf, pick, seedOf } from "@turnlight/kernel";
import { type QueueFrame, Seeker, type SeekerWish } from "./seeker.ts";

export interface ArrivalsReport {
  readonly arrived: number;
  /** Of those who stayed. */
  readonly stayed: number;
  readonly seated: number;
  /** Those seated with somebody who had been gone for longer than ten seconds. */
  readonly withGone: number;
  /** Seconds somebody had been gone when the other was seated with them, at most. */
  readonly longestGone: number;
  /** People left over at the end although another of the same kind was. */
  readonly leftOver: number;
  /** Milliseconds until those who stayed were seated: the middle one, and the slowest but one in a hundred. */
  readonly median: number;
  readonly slow: number;
}

export interface Arrivals {
  readonly urls: readonly string[];
  readonly people: number;
  /** Milliseconds between two of them. */
  readonly between: number;
  /** Milliseconds within which those who leave do so. */
  readonly within: number;
  readonly seed: string;
}

/** Few kinds, so that most find somebody. */
const kinds: readonly SeekerWish[] = [{}, { clock: 60 }, { clock: 300, increment: 5 }, { game: "hidden-number" }];

const allowedGone = 10_000;
/** Milliseconds between two looks at who is left, and until it counts as the end. */
const look = 100;
const patience = 60_000;

type Habit = "stays" | "closes" | "vanishes" | "sleeps";

const habitOf = (draw: Draw): Habit => {
  const chance = draw.below(100);
  if (chance < 70) return "stays";
  if (chance < 85) return "closes";
  return chance < 95 ? "vanishes" : "sleeps";
};

interface Person {
  readonly seeker: Seeker;
  readonly kind: SeekerWish;
  readonly habit: Habit;
  readonly arrivedAt: number;
  goneAt?: number;
  seatedAt?: number;
}

/** People arrive and leave at set times, which is what is simulated; the end is polled. */
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const atRank = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

export const simulateArrivals = async ({ urls, people, between, within, seed }: Arrivals): Promise<ArrivalsReport> => {
  const draw = drawOf(seedOf(seed));
  const all: Person[] = [];
  const doings: Promise<void>[] = [];
  const begun = performance.now();

  const arrive = async (i: number): Promise<void> => {
    const [habit, kind, leavesAfter] = [habitOf(draw), pick(draw, kinds), draw.below(within)];
    await pause(Math.max(0, begun + i * between - performance.now()));
    const seeker = await Seeker.open(urls[i % urls.length] ?? "", "Player");
    const person: Person = { seeker, kind, habit, arrivedAt: performance.now() };
    all.push(person);
    if (habit === "sleeps") seeker.confirms = false;
    seeker.ping();
    seeker.queue(kind);
    void seeker.is("seated").then(() => {
      person.seatedAt = performance.now();
    });
    if (habit === "stays" || habit === "sleeps") return;
    await pause(leavesAfter);
    person.goneAt = performance.now();
    if (habit === "closes") seeker.close();
    else seeker.vanish();
  };
  for (let i = 0; i < people; i++) doings.push(arrive(i));
  await Promise.all(doings);

  /** Those who stayed and wait, although another who stayed waits for the same. */
  const leftOver = (): number =>
    kinds.reduce((sum, kind) => {
      const isWaiting = (last: QueueFrame | undefined) => last === undefined || /^(queued|found)$/.test(last.kind);
      const waiting = all.filter((one) => one.habit === "stays" && one.kind === kind && isWaiting(one.seeker.last));
      return sum + (waiting.length > 1 ? waiting.length : 0);
    }, 0);
  for (const until = performance.now() + patience; leftOver() > 0 && performance.now() < until; ) await pause(look);

  const byTable = new Map<string, Person[]>();
  for (const person of all) {
    const { table } = person.seeker.last ?? {};
    if (table !== undefined) byTable.set(table, [...(byTable.get(table) ?? []), person]);
  }
  const gone: number[] = [];
  for (const pair of byTable.values())
    for (const { seatedAt = 0 } of pair)
      for (const { goneAt } of pair) if (goneAt !== undefined && goneAt < seatedAt) gone.push(seatedAt - goneAt);
  // Somebody whose table has nobody else who knows of it: their opponent was gone before they heard.
  for (const pair of byTable.values())
    if (pair.length === 1) {
      const [{ seatedAt = 0, kind } = all[0] ?? { kind: {} }] = pair;
      const missed = all.filter((one) => one.kind === kind && one.goneAt !== undefined && one.goneAt < seatedAt);
      gone.push(Math.min(...missed.map(({ goneAt = 0 }) => seatedAt - goneAt)));
    }
  const stayed = all.filter(({ habit }) => habit === "stays");
  const waits = stayed
    .flatMap(({ seatedAt, arrivedAt }) => (seatedAt === undefined ? [] : [seatedAt - arrivedAt]))
    .sort((a, b) => a - b);
  const report = {
    arrived: all.length,
    stayed: stayed.length,
    seated: waits.length,
    withGone: gone.filter((milliseconds) => milliseconds > allowedGone).length,
    longestGone: Math.max(0, ...gone) / 1000,
    leftOver: leftOver(),
    median: atRank(waits, 0.5),
    slow: atRank(waits, 0.99),
  };
  for (const { seeker } of all) seeker.close();
  return report;
};
