/** The opponents at the table: their reasons, their memory, their manners, and the dice they get. */
import {
  difficulties,
  documentConfig,
  type Face,
  guarded,
  habitsOf,
  hybridBot,
  learningBot,
  longestTurn,
  parlour,
  patience,
  referenceBot,
  takesFrom,
  watched,
  type ZonkMove,
  type ZonkState,
  type ZonkView,
  zonk,
} from "@turnlight/games/zonk";
import {
  type AnyGame,
  type Ask,
  type Bot,
  childSeed,
  drawOf,
  Match,
  playOut,
  readBot,
  seedOf,
  sentence,
} from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { generateWithBias } from "./biased-dice.ts";

const { rules } = zonk;
const game = zonk as unknown as AnyGame;
const usual = { seats: 2, table: parlour, target: 2000, streak: true, first: 0 };

const state = (over: Partial<ZonkState>): ZonkState => ({ ...rules.setup(usual), ...over });
const deciding = (takes: readonly [string, number, number][], over: Partial<ZonkState> = {}): ZonkState =>
  state({
    stage: { kind: "deciding" },
    takes: takes.map(([dice, points, left]) => ({ dice: dice.split("").map(Number) as Face[], points, left })),
    points: takes.reduce((sum, [, points]) => sum + points, 0),
    left: takes.at(-1)?.[2] ?? 6,
    ...over,
  });

const askAt = (view: ZonkState, seed = "ask"): Ask<ZonkView, ZonkMove> => ({
  view,
  seat: view.seat,
  moves: rules.moves(view, view.seat),
  draw: drawOf(seedOf(seed)),
  nodes: 1,
});
const answer = (bot: Bot<ZonkView, ZonkMove>, ask: Ask<ZonkView, ZonkMove>) => {
  const choice = bot.choose(ask);
  if (choice instanceof Promise) throw new Error("it took its time");
  return choice;
};

test("a match between any two players ends, and every bot plays on every table", async () => {
  const names = [
    "easy",
    "normal",
    "hard",
    "cautious",
    "balanced",
    "reckless",
    "learning",
    "30",
    "hard;pointsCapPassive=300",
  ];
  const bots = [...names.map((name) => `hybrid:${name}`), "hybrid:PassiveMaxIterations=3", "reference", "random"];
  for (const [i, name] of bots.entries()) {
    const config = rules.configText.read(`${i % 2 ? "table=classic target=2000" : "target=500"} seats=3`);
    if (!config.ok) throw new Error(sentence(config.refusal));
    const { match } = Match.begin(rules, config.value, { seed: seedOf(name) });
    const bot = readBot(game, name);
    if (!bot.ok) throw new Error(sentence(bot.refusal));
    const sittings = [0, 1, 2].map((seat) => ({ bot: bot.value, draw: drawOf(childSeed(seedOf(name), String(seat))) }));
    const { outcome } = await playOut(match as never, sittings, { nodes: 1, bound: 10_000 });
    expect([name, outcome.ended]).toEqual([name, undefined]);
  }
});

describe("a bot that does not exist is refused with what does", () => {
  test.each([
    [
      "hybrid:brutal",
      /there is no Hybrid "brutal"; expected easy, normal, hard, cautious, balanced, reckless, learning/,
    ],
    ["hybrid:101", /there is no Hybrid "101"/],
    ["hybrid:luck=3", /no setting "luck"; expected one of pointsCapAggressive/],
    ["hybrid:hard;pointsCapPassive", /"pointsCapPassive" sets nothing/],
    ["hybrid:baseCapStopChance=7", /baseCapStopChance is "7"; expected a number from 0 to 1/],
    ["reference:bold", /reference takes no setting/],
    ["perfect:slow", /perfect was given "slow"; expected nothing, exact/],
  ])("%s", (name, saying) => {
    const bot = readBot(game, name);
    expect(bot.ok ? "" : sentence(bot.refusal)).toMatch(saying);
  });
});

describe("the Hybrid's reasons", () => {
  test("for a take: state, threshold, what was taken and what was not", () => {
    const view = state({ stage: { kind: "taking", dice: [1, 1, 2, 2, 3, 6] } });
    expect(answer(hybridBot(documentConfig), askAt(view))).toEqual({
      move: { kind: "take", dice: [1, 1, 2, 2] },
      why: expect.objectContaining({
        mode: "passive",
        standing: "close",
        lead: 0,
        buffer: 200,
        threshold: 0.4,
        take: "two-pair (1 1 2 2) for 80",
        takenBecause: "best tier",
        rejected: ["run-3 (1 2 3) for 30", "pair (1 1) for 20", "pair (2 2) for 20", "single-1 (1) for 10"],
      }),
    });
  });
  test("for a stop: both chances, the exact zonk chance, and what decided", () => {
    const view = deciding([
      ["22", 20, 4],
      ["333", 100, 1],
    ]);
    expect(answer(hybridBot(documentConfig), askAt(view)).why).toMatchObject({
      iteration: 2,
      successes: 2,
      left: 1,
      zonkChance: 2 / 3,
      momentumStopChance: expect.closeTo(0.15 * 0.76 * 1.9, 10),
      capStopChance: 0,
      because: expect.any(String),
    });
  });
});

test("with dice biased towards a full house, an aggressive Hybrid takes the full houses it gets", () => {
  const draw = drawOf(seedOf("bias"));
  let houses = 0;
  for (let i = 0; i < 300; i++) {
    const dice = generateWithBias(6, [2, 2, 2, 5, 5, 6], draw).toSorted((a, b) => a - b);
    const [best] = takesFrom(parlour, dice);
    if (best?.parts[0]?.kind !== "full-house") continue;
    houses += 1;
    const view = state({ stage: { kind: "taking", dice }, scores: [0, 900] });
    expect(answer(hybridBot(documentConfig), askAt(view)).move).toEqual({ kind: "take", dice: best.dice });
  }
  expect(houses).toBeGreaterThan(20);
});

describe("what a turn and a match have seen is read off the view", () => {
  test("iterations and successes go on through hot dice", () => {
    const view = deciding(
      [
        ["2233", 80, 2],
        ["66", 20, 6],
        ["1", 10, 5],
      ],
      { scores: [0, 900] },
    );
    expect(answer(hybridBot(documentConfig), askAt(view)).why).toMatchObject({
      mode: "aggressive",
      iteration: 3,
      successes: 1,
    });
  });
  test("the mood survives from turn to turn while the scores are close", () => {
    const turn = { seat: 0, round: 1, crossroads: [], ended: "zonked", banked: 0 } as const;
    const behindOnce = state({ turns: [{ ...turn, lead: -300 }] });
    const aheadSince = state({
      turns: [
        { ...turn, lead: -300 },
        { ...turn, lead: 300 },
      ],
    });
    expect(answer(hybridBot(documentConfig), askAt(behindOnce)).why).toMatchObject({ mode: "aggressive" });
    expect(answer(hybridBot(documentConfig), askAt(aheadSince)).why).toMatchObject({ mode: "passive" });
  });
  test("with more than two at the table the opponent is the best of the others", () => {
    const view = { ...rules.setup({ ...usual, seats: 3 }), scores: [500, 100, 800] };
    expect(answer(hybridBot(documentConfig), askAt(view)).why).toMatchObject({ lead: -300, mode: "aggressive" });
  });
  test("the same view and the same draws give the same answer, whoever asks again", () => {
    const view = deciding([["2233", 80, 2]]);
    for (const bot of [hybridBot(documentConfig), learningBot(documentConfig), referenceBot])
      expect(answer(bot, askAt(structuredClone(view)))).toEqual(answer(bot, askAt(view)));
  });
});

describe("the Reference player", () => {
  const stops = (view: ZonkState) =>
    Array.from({ length: 400 }, (_, i) => answer(referenceBot, askAt(view, `${i}`)).move.kind === "bank").filter(
      Boolean,
    ).length / 400;
  test("takes the highest score", () =>
    expect(answer(referenceBot, askAt(state({ stage: { kind: "taking", dice: [1, 1, 2, 3, 4, 5] } }))).move).toEqual({
      kind: "take",
      dice: [1, 2, 3, 4, 5],
    }));
  test("banks at 150, 80 and 40 with three, two and one dice left, give or take a fifth", () => {
    for (const [left, limit] of [
      [3, 150],
      [2, 80],
      [1, 40],
    ] as const) {
      const at = (points: number) => stops(deciding([["1", points, left]]));
      expect([at(limit * 0.79), at(limit * 1.2)]).toEqual([0, 1]);
      expect(at(limit)).toBeGreaterThan(0.4);
      expect(at(limit)).toBeLessThan(0.6);
    }
  });
  test("never banks with four dice, unless it wins", () => {
    expect(stops(deciding([["11", 1900, 4]]))).toBe(0);
    expect(stops(deciding([["11", 1900, 4]], { scores: [100, 0] }))).toBe(1);
  });
  test("is as bold for the whole turn as it has shown itself", () => {
    // Rolling on at 1.1 times one limit means boldness over 1.1, so it rolls at the same share of the next one.
    expect(
      stops(
        deciding([
          ["1", 44, 1],
          ["111", 44, 2],
        ]),
      ),
    ).toBe(0);
  });
});

describe("the learning opponent", () => {
  const turnsOf = (limits: Readonly<Record<number, number>>, count: number) => {
    const { match } = Match.begin(rules, { ...usual, target: 1_000_000 }, { seed: seedOf("learning") });
    while (match.state.turns.length < count) {
      const { stage, points, left, table } = match.state;
      const seat = match.state.seat;
      const [best] = rules.moves(match.state, seat) as readonly ZonkMove[];
      const stop = stage.kind === "deciding" && points >= (limits[left] ?? Number.POSITIVE_INFINITY) * table.scale;
      const move = stage.kind === "taking" && best !== undefined ? best : ({ kind: stop ? "bank" : "roll" } as const);
      match.play(seat, rules.moveText.write(move));
    }
    return match.state.turns;
  };

  test("without any evidence expects the Reference player", () =>
    expect(habitsOf(parlour, [], true)).toMatchObject({
      bankFrom: [40, 80, 150, Infinity, Infinity, Infinity],
      seen: 0,
    }));

  test.each([
    ["a shy player", { 3: 60, 2: 30, 1: 20 }],
    ["a bold player", { 3: 400, 2: 250, 1: 150 }],
  ])("finds out from 60 turns where %s banks: it foretells the next 200", (_, limits) => {
    const turns = turnsOf(limits, 260);
    const { bankFrom, seen } = habitsOf(parlour, turns.slice(0, 60), true);
    expect(seen).toBeGreaterThan(30);
    let right = 0;
    let all = 0;
    for (const { crossroads, ended } of turns.slice(60))
      for (const [i, [points, left]] of crossroads.entries()) {
        const banked = ended === "banked" && i === crossroads.length - 1;
        if (banked === points >= (bankFrom[left - 1] ?? 0)) right += 1;
        all += 1;
      }
    expect(right / all).toBeGreaterThan(0.97);
  });

  test("knows what a turn of such a player brings", () => {
    const turns = turnsOf({ 3: 150, 2: 80, 1: 40 }, 1500);
    const raw = turns.map(({ crossroads, ended }) => (ended === "banked" ? (crossroads.at(-1)?.[0] ?? 0) : 0));
    const { meanTurn, zonkRate } = habitsOf(parlour, turns, true);
    expect(meanTurn).toBeCloseTo(raw.reduce((sum, points) => sum + points, 0) / raw.length, -1);
    expect(zonkRate).toBeCloseTo(turns.filter(({ ended }) => ended === "zonked").length / turns.length, 1);
  });

  test("answers: steadier against a slow rival, daring when the rival is about to win", () => {
    const turns = turnsOf({ 3: 60, 2: 30, 1: 20 }, 60).map((turn) => ({ ...turn, seat: 1 }));
    const why = (over: Partial<ZonkState>) =>
      answer(learningBot(difficulties.normal), askAt(deciding([["22", 20, 2]], { turns, ...over }))).why;
    expect(why({ scores: [800, 800] })?.["riskThreshold"]).toBeLessThan(1 / 3);
    expect(why({ scores: [300, 1990] })?.["riskThreshold"]).toBeGreaterThan(2 / 3);
    expect(why({ scores: [300, 1990] })).toMatchObject({
      rivalChoicesSeen: expect.any(Number),
      cap: expect.any(Number),
    });
  });
});

describe("the watchdog", () => {
  const view = deciding([["22", 20, 4]]);
  const silent: Bot<ZonkView, ZonkMove> = { choose: () => new Promise(() => undefined) };
  const broken: Bot<ZonkView, ZonkMove> = {
    choose: () => {
      throw new Error("oh no");
    },
  };
  test("turns an illegal move into a bank where there is one", () => {
    const cheat: Bot<ZonkView, ZonkMove> = { choose: () => ({ move: { kind: "rolled", dice: [1, 1, 1, 1, 1, 1] } }) };
    expect(answer(guarded(cheat), askAt(view))).toEqual({
      move: { kind: "bank" },
      why: { watchdog: "the move was not legal" },
    });
  });
  test("turns an exception into a legal move in every stage", () => {
    expect(answer(guarded(broken), askAt(view)).move).toEqual({ kind: "bank" });
    expect(answer(guarded(broken), askAt(state({}))).move).toEqual({ kind: "roll" });
    const taking = state({ stage: { kind: "taking", dice: [1, 1, 2, 3, 4, 6] } });
    expect(answer(guarded(broken), askAt(taking)).move).toEqual({ kind: "take", dice: [1, 2, 3, 4] });
  });
  test("catches a promise that fails", async () => {
    const failing: Bot<ZonkView, ZonkMove> = { choose: () => Promise.reject(new Error("lost")) };
    expect(await guarded(failing).choose(askAt(view))).toEqual({ move: { kind: "bank" }, why: { watchdog: "lost" } });
  });
  test("ends a turn that never ends", () => {
    const roller: Bot<ZonkView, ZonkMove> = { choose: () => ({ move: { kind: "roll" } }) };
    const endless = deciding(Array.from({ length: longestTurn }, () => ["1", 10, 5] as [string, number, number]));
    expect(answer(guarded(roller), askAt(endless)).move).toEqual({ kind: "bank" });
  });
  test("banks after ten seconds without an answer", async () => {
    const waited: number[] = [];
    const wait = (ms: number) => {
      waited.push(ms);
      return Promise.resolve();
    };
    expect((await watched(silent, wait).choose(askAt(view))).move).toEqual({ kind: "bank" });
    expect(waited).toEqual([patience]);
    expect(patience).toBe(10_000);
  });
});
