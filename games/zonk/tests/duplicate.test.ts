/** Duplicate Zonk: the same dice for the same decisions, points, and the quality of decisions against perfect play. */
import {
  aftermath,
  classic,
  parlour,
  parOf,
  perfectAt,
  reportDuplicate,
  solveTurn,
  weighDuplicate,
  type ZonkConfig,
  type ZonkState,
  zonk,
} from "@turnlight/games/zonk";
import { botSeed, drawOf, type FinishedMatch, Match, type MatchRecord, readBot, seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";

const { rules } = zonk;
const seed = seedOf("a day");
const config: ZonkConfig = { seats: 2, table: parlour, target: 2000, streak: true, first: 0, rounds: 10 };

type Chooser = (state: ZonkState) => string;
const write = rules.moveText.write;
const best: Chooser = (state) => write(weighDuplicate(state)[0]?.move ?? { kind: "roll" });
const worst: Chooser = (state) => write(weighDuplicate(state).at(-1)?.move ?? { kind: "roll" });
/** Takes what is worth most, and banks at once. */
const timid: Chooser = (state) => (state.phase.kind === "deciding" ? "bank" : best(state));

const play = (seats: readonly Chooser[], from = config): Match<ZonkConfig, ZonkState, never, ZonkState, never> => {
  const { match } = Match.begin(rules, from, { seed });
  while (match.turn.kind === "seats") {
    const [seat = 0] = match.turn.seats;
    const done = match.play(seat, (seats[seat] ?? best)(match.state));
    if (!done.ok) throw new Error(done.refusal.reason);
  }
  return match as never;
};
const recordOf = (seats: readonly Chooser[], from = config): MatchRecord => play(seats, from).record;

const rollsOf = ({ turns }: ZonkState, seat: number): readonly string[] =>
  turns
    .filter((turn) => turn.seat === seat)
    .map(({ takes, fell }) =>
      [...takes.map(({ rolled }) => rolled), ...(fell === undefined ? [] : [fell])].join(" | "),
    );

const value = <T>(read: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!read.ok) throw new Error("it was refused");
  return read.value;
};

describe("the dice", () => {
  test("are the same for everybody who makes the same decisions, in any seat and on any device", () => {
    const { state } = play([best, best]);
    expect(rollsOf(state, 0)).toEqual(rollsOf(state, 1));
    expect(state.scores[0]).toBe(state.scores[1]);
    expect(recordOf([best, best])).toEqual(recordOf([best, best]));
  });
  test("of a round begin alike whatever happened before", () => {
    const { state } = play([timid, best]);
    const firsts = (seat: number) => rollsOf(state, seat).map((rolls) => rolls.split(" | ")[0]);
    expect(firsts(0)).toEqual(firsts(1));
    expect(rollsOf(state, 0)).not.toEqual(rollsOf(state, 1));
  });
  test("are drawn again from the seed of the record", () =>
    expect(Match.resume(rules, recordOf([timid, best]), { verify: true }).ok).toBe(true));
  test("of a race are named by its entries as ever", () => {
    const { match } = Match.begin(rules, { ...config, rounds: undefined } as never, { seed });
    expect(rules.turn({ ...match.state, phase: { kind: "rolling" } })).toEqual({ kind: "chance" });
  });
});

describe("a duplicate", () => {
  test("ends after its rounds, and most points win", () => {
    const match = play([timid, best]);
    expect(match.state.turns).toHaveLength(20);
    expect(match.outcome?.scores).toEqual(match.state.scores);
  });
  test("passes the target without ending", () => {
    const { state } = play([best, best], { ...config, target: 100 });
    expect(state.turns).toHaveLength(20);
    expect(Math.max(...state.scores)).toBeGreaterThan(100);
  });
  test("can be tied", () => {
    const { match } = Match.begin(rules, config, { seed });
    const told: string[] = [];
    while (match.turn.kind === "seats") {
      const done = match.play(match.turn.seats[0] ?? 0, best(match.state));
      if (!done.ok) throw new Error(done.refusal.reason);
      told.push(...done.value.flatMap((step) => step.told.map(({ fact }) => fact.kind)));
    }
    expect(told.at(-1)).toBe("tied");
  });
  test("has its rounds in its settings, which a race has not", () => {
    expect(rules.configText.write(config)).toBe("seats=2 table=parlour target=2000 streak=on first=0 rounds=10");
    expect(rules.configText.read("rounds=10")).toEqual({ ok: true, value: config });
    const { rounds: _, ...race } = config;
    expect(rules.configText.write(race)).toBe("seats=2 table=parlour target=2000 streak=on first=0");
  });
});

describe("perfect play", () => {
  test("of one turn is worth what the turn's solver says", () => {
    for (const table of [parlour, classic])
      expect(parOf({ table, streak: false, rounds: 1 })).toBeCloseTo(solveTurn(table).expected, 6);
  });
  test("brings the par on average", () => {
    const games = 400;
    const sum = Array.from({ length: games }, (_, i) => perfectAt(config, seedOf(`par ${i}`)).at(-1) ?? 0);
    const mean = sum.reduce((a, b) => a + b, 0) / games;
    const deviation = Math.sqrt(sum.reduce((all, one) => all + (one - mean) ** 2, 0) / games);
    expect(Math.abs(mean - parOf({ ...config, rounds: 10 }))).toBeLessThan((4 * deviation) / Math.sqrt(games));
  });
  test("is what the Perfect player plays", async () => {
    const bot = readBot(zonk, "perfect");
    const { state } = Match.begin(rules, config, { seed }).match;
    const asked = { view: state, seat: 0, moves: [{ kind: "roll" }], draw: drawOf(seed), nodes: 1 } as const;
    expect(bot.ok && (await bot.value.choose(asked as never))).toMatchObject({ why: { because: "turn begins" } });
  });
});

describe("the report", () => {
  test("of perfect play is perfect", () => {
    const report = value(reportDuplicate(recordOf([best, timid]), 0));
    expect(report).toMatchObject({ givenAway: 0, quality: 1, slips: [] });
    expect(report.curve).toEqual(report.perfect);
    expect(report.points).toBe(report.curve.at(-1));
  });
  test("counts what decisions gave away, and not what the dice did", () => {
    const [some, all] = [timid, worst].map((one) => value(reportDuplicate(recordOf([one, best]), 0)));
    expect(some?.quality).toBeLessThan(1);
    expect(all?.quality).toBeLessThan(some?.quality ?? 0);
    expect(some?.slips[0]?.cost).toBeGreaterThanOrEqual(some?.slips.at(-1)?.cost ?? 0);
    expect(some?.perfect).toEqual(perfectAt(config, seed));
  });
  test("is not given for a race", () => {
    const { match } = Match.begin(rules, { ...config, rounds: undefined } as never, { seed });
    expect(reportDuplicate(match.record, 0).ok).toBe(false);
  });
});

describe("the day's result", () => {
  const ended = (record: MatchRecord, scores: readonly number[]): FinishedMatch => ({
    match: "m",
    record,
    seat: 0,
    bots: [undefined, "perfect"],
    occasion: { kind: "daily", about: "2026-11-18" },
    notes: [],
    scores,
    begun: Date.parse("2026-11-18T10:00Z"),
    ended: Date.parse("2026-11-18T10:03Z"),
  });
  test("has the date, the points and the quality that a board needs, and is read back", () => {
    const match = play([timid, best]);
    const result = aftermath.result(ended(match.record, match.state.scores));
    const report = value(reportDuplicate(match.record, 0));
    expect(result?.day).toMatchObject({
      date: "2026-11-18",
      score: report.points,
      inTime: true,
      duplicate: { quality: report.quality, par: report.par },
    });
    expect(aftermath.readResult(JSON.parse(JSON.stringify(result)))).toEqual({ ok: true, value: result });
  });
  test("counts once, and days from before are kept as they were", () => {
    const old = { won: true, score: 1010, other: 640, inTime: true };
    const before = aftermath.readStanding({ trophies: [], level: 50, days: { "2026-11-17": old } });
    const match = play([timid, best]);
    const result = aftermath.result(ended(match.record, match.state.scores));
    if (result === undefined) throw new Error("it has no result");
    const earned = { match: "m", begun: 0, ended: 1, result };
    const once = aftermath.add(value(before), earned);
    const better = { ...result, day: result.day && { ...result.day, score: 9999 } };
    const twice = aftermath.add(once, { ...earned, result: better as typeof result });
    expect(once.days["2026-11-17"]).toEqual(old);
    expect(twice.days).toEqual(once.days);
  });
});

test("an opponent's own draws follow round and roll, not how many moves were made before", () => {
  const of = (config: string) => {
    const read = zonk.rules.configText.read(config);
    if (!read.ok) throw new Error(read.refusal.reason);
    return zonk.rules.setup(read.value);
  };
  const drawn = (config: string, entries: number, round = 3) =>
    botSeed(seedOf("day"), 1, entries, zonk.rules.moment?.({ ...of(config), seat: 1, round }));
  expect(drawn("rounds=10", 12)).toBe(drawn("rounds=10", 19));
  expect(drawn("rounds=10", 12)).not.toBe(drawn("rounds=10", 12, 4));
  expect(drawn("target=2000", 12)).not.toBe(drawn("target=2000", 19));
});
