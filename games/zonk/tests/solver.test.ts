/** The Perfect player: compared with the slow reference, and with a simulation of its own policy. */
import {
  appraise,
  classic,
  difficulties,
  grade,
  hybridBot,
  parlour,
  Race,
  type ScoringTable,
  solveTurn,
  takesFrom,
  type ZonkConfig,
  type ZonkMove,
  zonk,
} from "@turnlight/games/zonk";
import { type AnyGame, chanceOf, childSeed, drawOf, Match, playOut, readBot, seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { slowRace, slowTurn } from "./model.ts";
import { madeUp } from "./naive.ts";

const { rules } = zonk;
const fresh = { score: 0, streak: 0 };
/** Four standard errors: a simulation of the right value fails this once in 16,000 times. */
const errors = 4;
/** Milliseconds: a guard against hanging, not a measurement. */
const patient = 120_000;

/** Points of many turns played by the turn solver's policy. */
const turnsBy = (table: ScoringTable, count: number): readonly number[] => {
  const { worth, worthOfRolling } = solveTurn(table);
  const draw = drawOf(seedOf(`turns of ${table.name}`));
  const config: ZonkConfig = { seats: 2, table, target: 1_000_000, streak: false, first: 0 };
  const ready = rules.setup(config);
  return Array.from({ length: count }, () => {
    let state = ready;
    for (;;) {
      const { phase, points, left } = state;
      if (state.seat !== 0) return 0;
      if (phase.kind === "rolling") {
        const rolled = rules.roll?.(state, draw);
        if (rolled !== undefined) state = rules.apply(state, "chance", rolled).state;
      } else if (phase.kind === "taking") {
        const dice = phase.dice.length;
        const best = takesFrom(table, phase.dice).toSorted((a, b) => {
          const value = (take: typeof a) =>
            worth(points + take.points, dice === take.dice.length ? 6 : dice - take.dice.length);
          return value(b) - value(a);
        })[0];
        state = rules.apply(state, 0, { kind: "take", dice: best?.dice ?? [] }).state;
      } else {
        if (phase.kind === "deciding" && points >= worthOfRolling(points, left)) return points;
        state = rules.apply(state, 0, { kind: "roll" }).state;
      }
    }
  });
};

describe.each([parlour, classic, madeUp])("a turn at the table $name", (table) => {
  const solved = solveTurn(table);
  test(
    "brings what the slow way finds, which no further limit improves",
    () => {
      const highest = Math.max(...solved.bankFrom.map((points) => points ?? 0));
      expect(slowTurn(table, highest + 1000)).toBeLessThanOrEqual(solved.expected + 1e-9);
      expect(slowTurn(table, highest * 2 + 4000)).toBeCloseTo(solved.expected, 3);
    },
    patient,
  );
  test(
    "brings on average what it promises",
    () => {
      const count = 8000;
      const points = turnsBy(table, count);
      const mean = points.reduce((sum, n) => sum + n, 0) / count;
      const variance = points.reduce((sum, n) => sum + (n - mean) ** 2, 0) / (count - 1);
      expect(Math.abs(mean - solved.expected)).toBeLessThan(errors * Math.sqrt(variance / count));
    },
    patient,
  );
  test("is never worth less with more points", () => {
    for (let points = 0; points < 1000; points += 50)
      for (const left of [1, 2, 3, 4, 5, 6])
        expect(solved.worth(points + 50, left)).toBeGreaterThan(solved.worth(points, left));
  });
});

test("at Parlour a turn never stops with four or more dice", () =>
  expect(solveTurn(parlour).bankFrom).toEqual([110, 130, 540, null, null, null]));

describe("the race equals plain value iteration", () => {
  test.each([
    { table: parlour, target: 100, streak: false },
    { table: parlour, target: 40, streak: true },
    { table: classic, target: 400, streak: false },
    { table: madeUp, target: 80, streak: false },
    { table: madeUp, target: 40, streak: true },
  ])(
    "$table.name to $target, streak $streak",
    ({ table, target, streak }) =>
      expect(Race.solved({ table, target, streak }).chance(fresh, fresh)).toBeCloseTo(
        slowRace(table, target, streak),
        9,
      ),
    patient,
  );

  test(
    "also where a bank can be rounded down to nothing",
    () => {
      const pennies: ScoringTable = {
        name: "pennies",
        oncePerRoll: true,
        scale: 1,
        combinations: [
          { kind: "single-1", points: 5, tier: 5 },
          { kind: "pair", points: 15, tier: 4 },
        ],
      };
      expect(Race.solved({ table: pennies, target: 40, streak: true }).chance(fresh, fresh)).toBeCloseTo(
        slowRace(pennies, 40, true),
        5,
      );
    },
    patient,
  );
});

describe("the race agrees with matches between two Perfect players", () => {
  test.each([
    { table: parlour, target: 300, streak: false },
    { table: parlour, target: 200, streak: true },
    { table: classic, target: 1000, streak: false },
    { table: madeUp, target: 200, streak: true },
  ])(
    "$table.name to $target, streak $streak",
    async ({ table, target, streak }) => {
      const race = Race.solved({ table, target, streak });
      const count = 1000;
      let wins = 0;
      for (let i = 0; i < count; i++) {
        const chance = chanceOf(childSeed(seedOf("race"), `${table.name} ${i}`));
        let state = rules.setup({ seats: 2, table, target, streak, first: 0 });
        for (let n = 0; rules.turn(state).kind !== "over"; n++) {
          const move =
            state.phase.kind === "rolling" ? rules.roll?.(state, chance.stream(n)) : appraise(race, state)[0]?.move;
          state = rules.apply(state, state.phase.kind === "rolling" ? "chance" : state.seat, move as ZonkMove).state;
        }
        if (state.seat === 0) wins += 1;
      }
      const promised = race.chance(fresh, fresh);
      expect(Math.abs(wins / count - promised)).toBeLessThan(errors * Math.sqrt((promised * (1 - promised)) / count));
    },
    patient,
  );
});

describe("a coarse race", () => {
  test(
    "is within 3 % of the exact one at every pair of scores, and within 0.3 % on average",
    () => {
      const rulesOf = { table: parlour, target: 800, streak: false } as const;
      const exact = Race.solved(rulesOf);
      const coarse = Race.solved(rulesOf, { growth: 0.2 });
      expect([exact.exact, coarse.exact]).toEqual([true, false]);
      const errorsThere: number[] = [];
      for (let me = 0; me < 800; me += 10)
        for (let other = 0; other < 800; other += 10) {
          const at = [
            { score: me, streak: 0 },
            { score: other, streak: 0 },
          ] as const;
          errorsThere.push(Math.abs(exact.chance(...at) - coarse.chance(...at)));
        }
      expect(Math.max(...errorsThere)).toBeLessThan(0.03);
      expect(errorsThere.reduce((sum, error) => sum + error, 0) / errorsThere.length).toBeLessThan(0.003);
    },
    patient,
  );
});

describe("chances of winning", () => {
  const race = Race.solved({ table: parlour, target: 300, streak: true });
  const standing = (score: number, streak = 0) => ({ score, streak });
  test("grow with one's score and streak and fall with the other's", () => {
    const hair = 1e-12;
    for (let score = 0; score < 290; score += 10) {
      const [less, more, even] = [standing(score), standing(score + 10), standing(100)];
      expect(race.chance(more, even)).toBeGreaterThan(race.chance(less, even) - hair);
      expect(race.chance(even, more)).toBeLessThan(race.chance(even, less) + hair);
    }
    expect(race.chance(standing(100, 5), standing(100))).toBeGreaterThan(race.chance(standing(100), standing(100)));
  });
  test("before the first roll are the mean over what the turn can become", () =>
    expect(race.turn(standing(120, 2), [standing(80, 1)]).start).toBeCloseTo(
      race.chance(standing(120, 2), standing(80, 1)),
      12,
    ));
  test("are 1 when banking wins", () => expect(race.turn(standing(200), [fresh]).bank(100)).toBe(1));
  test("against two are less than against one", () =>
    expect(race.turn(fresh, [fresh, fresh]).start).toBeLessThan(race.turn(fresh, [fresh]).start));
});

describe("the grader", () => {
  const race = Race.solved({ table: parlour, target: 500, streak: true });
  const config: ZonkConfig = { seats: 2, table: parlour, target: 500, streak: true, first: 0 };
  const at = { ...rules.setup(config), phase: { kind: "deciding" }, points: 200, left: 1, takes: [] } as const;
  test("finds nothing wrong with the best move", () => expect(grade(race, at, { kind: "bank" })?.givenAway).toBe(0));
  test("says how much chance another gives away", () => {
    const rolled = grade(race, at, { kind: "roll" });
    expect(rolled?.givenAway).toBeGreaterThan(0.1);
    expect(rolled?.best.move).toEqual({ kind: "bank" });
    expect((rolled?.best.chance ?? 0) - (rolled?.chance ?? 0)).toBe(rolled?.givenAway);
  });
  test("has no grade for a move that is not legal", () =>
    expect(grade(race, at, { kind: "take", dice: [1] })).toBeUndefined());
  test("a Hybrid gives something away over a match, never less than nothing", () => {
    const draw = drawOf(seedOf("graded"));
    const bot = hybridBot(difficulties.easy);
    let state = rules.setup(config);
    let total = 0;
    while (rules.turn(state).kind !== "over") {
      if (state.phase.kind === "rolling") {
        state = rules.apply(state, "chance", rules.roll?.(state, draw) as ZonkMove).state;
        continue;
      }
      const choice = bot.choose({
        view: state,
        seat: state.seat,
        moves: rules.moves(state, state.seat),
        draw,
        nodes: 1,
      });
      if (choice instanceof Promise) throw new Error("it took its time");
      const lost = grade(race, state, choice.move)?.givenAway ?? -1;
      expect(lost).toBeGreaterThanOrEqual(0);
      total += lost;
      state = rules.apply(state, state.seat, choice.move).state;
    }
    expect(total).toBeGreaterThan(0);
  });
});

test(
  "the Perfect player wins more than half of its games against Hard",
  async () => {
    const config = { seats: 2, table: parlour, target: 500, streak: false, first: 0 } as const;
    const game: AnyGame = zonk;
    const bots = ["perfect", "hybrid:hard"].map((name) => {
      const bot = readBot(game, name);
      if (!bot.ok) throw new Error(bot.refusal.reason);
      return bot.value;
    });
    let wins = 0;
    const count = 600;
    for (let i = 0; i < count; i++) {
      const seed = childSeed(seedOf("perfect against hard"), String(i));
      const { match } = Match.begin(rules, { ...config, first: i % 2 }, { seed });
      const sittings = bots.map((bot, seat) => ({ bot, draw: drawOf(childSeed(seed, `bot ${seat}`)) }));
      const { outcome } = await playOut(match as never, sittings, { nodes: 1, bound: 10_000 });
      if ((outcome.scores[0] ?? 0) > (outcome.scores[1] ?? 0)) wins += 1;
    }
    expect(wins / count).toBeGreaterThan(0.5 + 2 * Math.sqrt(0.25 / count));
  },
  patient,
);
