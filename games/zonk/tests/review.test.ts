/** The review of Zonk: every decision costs what a naive enumeration says, and who plays perfectly has no mark. */
import { parlour, type ZonkConfig, type ZonkMove, type ZonkState, zonk } from "@turnlight/games/zonk";
import {
  type AnyRules,
  accuracyOf,
  attributionsOf,
  drawOf,
  inTenths,
  Match,
  type MatchRecord,
  pick,
  type ReviewedEntry,
  reviewMatch,
  reviewPosition,
  seedOf,
  sentence,
  sharesOf,
} from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { boundFor } from "../review/chance.ts";
import { reviewer } from "../review/index.ts";
import { appraise } from "../solver/coach.ts";
import { Race } from "../solver/race.ts";
import { raceIsReady, raceOf } from "../solver/races.ts";
import { naiveRace, singles } from "./race-of-singles.ts";

const { rules } = zonk;
type Player = (state: ZonkState, moves: readonly ZonkMove[]) => ZonkMove;

const best: Player = (state) => appraise(raceOf(state), state)[0]?.move ?? { kind: "roll" };

const played = (config: ZonkConfig, players: readonly Player[], seed: string): MatchRecord => {
  const { match } = Match.begin(rules, config, { seed: seedOf(seed) });
  while (match.turn.kind === "seats") {
    const [seat = 0] = match.turn.seats;
    const moves = match.moves(seat);
    const move = "pick" in moves ? undefined : players[seat]?.(match.state, moves);
    const done = match.play(seat, move === undefined ? "nobody" : rules.moveText.write(move));
    if (!done.ok) throw new Error(sentence(done.refusal));
  }
  return match.record;
};

const reviewed = (record: MatchRecord, seat = 0): readonly ReviewedEntry[] => {
  const read = reviewMatch(rules as AnyRules, reviewer, record, seat);
  if (!read.ok) throw new Error(sentence(read.refusal));
  return [...read.value.steps()];
};

const small: ZonkConfig = { seats: 2, table: singles, target: 500, streak: false, first: 0 };
const naive = naiveRace(small.target);

/** What every move here is worth, by the naive enumeration. */
const worthOf = (state: ZonkState, move: ZonkMove): number => {
  const [me = 0, them = 0] = state.seat === 0 ? state.scores : state.scores.toReversed();
  const rolled = state.phase.kind === "taking" ? state.phase.dice.length : 0;
  if (move.kind === "bank") return naive.bank(me, them, state.points);
  if (move.kind === "roll") return naive.roll(me, them, state.points, state.left);
  return naive.take(me, them, state.points, rolled, move.dice);
};

describe("in a race that can be counted out by hand", () => {
  /** Plays the worst move. */
  const worst: Player = (state, moves) =>
    moves.toSorted((a, b) => worthOf(state, a) - worthOf(state, b))[0] ?? { kind: "roll" };
  const records = ["first", "second", "third", "fourth"].map((seed) => played(small, [worst, best], seed));
  const faultsIn = (record: MatchRecord): number => {
    const entries = reviewed(record);
    const resumed = Match.resume(rules, record);
    if (!resumed.ok) throw new Error("the record does not replay");
    let state = rules.setup(small);
    let faults = 0;
    for (const [i, step] of resumed.value.steps.entries()) {
      const judged = entries[i + 1]?.judged;
      const move = rules.moveText.read(step.entry.move);
      if (judged !== undefined && move.ok) {
        const here = state;
        const moves = rules.moves(here, 0) as readonly ZonkMove[];
        const next = resumed.value.steps[i + 1];
        const then = next?.entry.by === 0 ? rules.moveText.read(next.entry.move) : undefined;
        const done = then?.ok === true ? worthOf(step.state, then.value) : worthOf(here, move.value);
        const cost = Math.max(...moves.map((one) => worthOf(here, one))) - done;
        expect(judged.given).toBeCloseTo(cost, 7);
        expect(judged.exact).toBe(true);
        expect(judged.mark !== undefined).toBe(cost >= reviewer.scale.marks.slip);
        if (judged.mark !== undefined) faults += 1;
      }
      state = step.state;
    }
    return faults;
  };

  test("every planted mistake is found, with the cost that enumeration gives it", () => {
    const found = records.reduce((sum, record) => sum + faultsIn(record), 0);
    expect(found).toBeGreaterThan(3);
  });

  test.each(records)("dice, own decisions and the other's add up to the whole way", (record) => {
    const entries = reviewed(record);
    const shares = sharesOf(entries);
    const [first, last] = [entries[0]?.outlook?.value ?? 0, entries.at(-1)?.outlook?.value ?? 0];
    expect(shares.dice + shares.you + shares.others).toBeCloseTo(last - first, 6);
    expect(shares.you).toBeLessThanOrEqual(0);
  });

  test.each(records)("both seats say the same about luck and about each other's decisions, to the digit", (record) => {
    const [mine, theirs] = [0, 1].map((seat) => attributionsOf(reviewed(record, seat)).map(inTenths)[0]);
    if (mine === undefined || theirs === undefined) throw new Error("nothing was attributed");
    expect(mine.start + theirs.start).toBe(1000);
    expect(mine.end + theirs.end).toBe(1000);
    expect(mine.luck + theirs.luck).toBe(0);
    expect(mine.decisions.map(({ change }) => change + 0)).toEqual(theirs.decisions.map(({ change }) => 0 - change));
  });

  test("a take and what follows it are one decision", () => {
    const entries = records.flatMap((record) => reviewed(record));
    const joined = entries.flatMap(({ judged }) => (judged?.next === undefined ? [] : [judged]));
    expect(joined.length).toBeGreaterThan(3);
    expect(joined.every(({ move }) => move.startsWith("take"))).toBe(true);
    expect(entries.some(({ judged }) => judged !== undefined && /^(roll|bank)$/.test(judged.move))).toBe(false);
  });

  test("the curve ends with who has won, and the other's mirrors it", () => {
    const [record] = records;
    if (record === undefined) throw new Error("nothing was played");
    const [entries, theirs] = [reviewed(record), reviewed(record, 1)];
    expect([0, 1]).toContain(entries.at(-1)?.outlook?.value);
    for (const [i, entry] of entries.entries())
      expect((entry.outlook?.value ?? 0) + (theirs[i]?.outlook?.value ?? 0)).toBeCloseTo(1, 6);
  });
});

describe("who plays perfectly", () => {
  /** By the naive enumeration alone. */
  const counting: Player = (state, moves) =>
    moves.toSorted((a, b) => worthOf(state, b) - worthOf(state, a))[0] ?? { kind: "roll" };

  test.each(["one", "two", "three", "four"])(
    "as it is counted out, has an accuracy of 100 and no mark (%s)",
    (seed) => {
      const total = accuracyOf(reviewer.scale, reviewed(played(small, [counting, counting], seed)));
      expect(total.accuracy).toBeCloseTo(100, 5);
      expect(total.marks).toEqual({ slip: 0, mistake: 0, blunder: 0 });
      expect(total.decisions).toBeGreaterThan(1);
    },
  );

  test.each(["one", "two", "three"])("has an accuracy of 100 and no mark (%s)", (seed) => {
    const config: ZonkConfig = { ...small, target: 1000 };
    const total = accuracyOf(reviewer.scale, reviewed(played(config, [best, best], seed)));
    expect(total).toMatchObject({ accuracy: 100, given: 0, marks: { slip: 0, mistake: 0, blunder: 0 } });
    expect(total.decisions).toBeGreaterThan(0);
  });
});

test("with three at the table the judgement is called an estimate", () => {
  const entries = reviewed(played({ ...small, seats: 3 }, [best, best, best], "three"));
  expect(entries.flatMap(({ judged }) => judged ?? []).every(({ exact }) => !exact)).toBe(true);
});

test("on a coarse ladder a decision says how far it may be off, and a smaller loss has no mark", () => {
  const config: ZonkConfig = { seats: 2, table: parlour, target: 2000, streak: true, first: 0 };
  const easy: Player = (_state, moves) => moves.at(-1) ?? { kind: "roll" };
  const judged = reviewed(played(config, [easy, easy], "coarse")).flatMap((entry) => entry.judged ?? []);
  expect(judged.some(({ bound = 0 }) => bound > 0)).toBe(true);
  for (const { given, bound = 0, mark } of judged) if (mark !== undefined) expect(given).toBeGreaterThan(bound);
});

test("the bound holds: against the race solved score by score, in 98 of 100 positions", () => {
  const race = { table: parlour, target: 700, streak: true };
  const [whole, coarse] = [Race.solved(race), Race.solved(race, { growth: 0.5 })];
  /** By how much rolling on is better than banking. */
  const difference = (by: Race, state: ZonkState): number => {
    const worth = (kind: string) => appraise(by, state).find(({ move }) => move.kind === kind)?.chance ?? Number.NaN;
    return worth("roll") - worth("bank");
  };
  const start = rules.setup({ seats: 2, ...race, first: 0 });
  const moments = [
    [50, 5],
    [150, 4],
    [300, 3],
    [400, 2],
  ] as const;
  const draw = drawOf(seedOf("positions"));
  const positions = Array.from({ length: 200 }, (): ZonkState => {
    const [points, left] = pick(draw, moments);
    const scores = [10 * draw.below((race.target - points) / 10), 10 * draw.below(race.target / 10)];
    return { ...start, scores, streaks: [draw.below(4), draw.below(4)], phase: { kind: "deciding" }, points, left };
  });
  const within = positions.filter((state) => {
    const off = Math.abs(difference(coarse, state) - difference(whole, state));
    return off <= boundFor(coarse, state) + 1e-4;
  });
  expect(within.length).toBeGreaterThanOrEqual(196);
  // A bound that nobody could fall short of would say nothing.
  const middle = positions.map((state) => boundFor(coarse, state)).toSorted((a, b) => a - b)[100] ?? 1;
  expect(middle).toBeLessThan(0.02);
});

test("a fault is named by what was done: banking early with so many dice", () => {
  const state: ZonkState = { ...rules.setup(small), phase: { kind: "deciding" }, points: 50, left: 5 };
  expect(reviewer.habit(state, 0, { kind: "bank" }, { kind: "roll" })).toBe("banks-early 5");
  expect(reviewer.habit(state, 0, { kind: "roll" }, { kind: "bank" })).toBe("rolls-on 5");
});

describe("while the race is being solved", () => {
  const long: ZonkConfig = { ...small, target: 600 };

  test("it is told how far it is, always further, and whoever stops has solved nothing", () => {
    const view = rules.setup(long);
    const stopped = reviewer.prepare?.(view, reviewer.usual);
    expect(stopped?.next().value).toBeLessThan(0.1);
    stopped?.return();
    expect(raceIsReady(view)).toBe(false);
    const shares = [...(reviewer.prepare?.(view, reviewer.usual) ?? [])];
    expect(shares.length).toBeGreaterThan(5);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(raceIsReady(view)).toBe(true);
  });

  test("a first look is there, an estimate that lies near what is judged for good", () => {
    const record = played(long, [best, best], "a first look");
    const read = reviewPosition(rules as AnyRules, reviewer, record, 0);
    if (!read.ok) throw new Error(sentence(read.refusal));
    const steps = [...read.value.steps()];
    const of = (kind: string): readonly ReviewedEntry[] =>
      steps.flatMap((step) => (step.kind === kind && "entry" in step ? [step.entry] : []));
    const [glanced, judged] = [of("glanced"), of("judged")];
    expect(glanced.map(({ n }) => n)).toEqual(judged.map(({ n }) => n));
    expect(glanced.every(({ outlook }) => outlook?.exact === false)).toBe(true);
    expect(judged.every(({ outlook }) => outlook?.exact === true)).toBe(true);
    for (const [i, { outlook }] of glanced.entries())
      expect(Math.abs((outlook?.value ?? 0) - (judged[i]?.outlook?.value ?? 1))).toBeLessThan(0.1);
  });
});
