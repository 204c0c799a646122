/** The bots: their reasons, their memory, their conduct, and the dice they get. */
import {
  difficulties,
  documentConfig,
  habitsOf,
  hybridBot,
  learningBot,
  parlour,
  referenceBot,
  takesFrom,
  type ZonkMove,
  type ZonkState,
  zonk,
} from "@turnlight/games/zonk";
import { type AnyGame, childSeed, drawOf, Match, playOut, readBot, seedOf, sentence } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { generateWithBias } from "./biased-dice.ts";
import { answer, askAt, deciding, state, usual } from "./table-talk.ts";

const { rules } = zonk;
const game: AnyGame = zonk;
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
      /there is no Hybrid called "brutal"; expected easy, normal, hard, cautious, balanced, reckless, learning/,
    ],
    ["hybrid:101", /there is no Hybrid called "101"/],
    ["hybrid:luck=3", /no setting "luck"; expected one of pointsCapAggressive/],
    ["hybrid:hard;pointsCapPassive", /"pointsCapPassive" isn't a setting/],
    ["hybrid:baseCapStopChance=7", /baseCapStopChance is "7"; expected a number from 0 to 1/],
    ["reference:bold", /reference takes no setting/],
    ["perfect:slow", /perfect was given "slow"; expected nothing, exact/],
  ])("%s", (name, saying) => {
    const bot = readBot(game, name);
    expect(bot.ok ? "" : sentence(bot.refusal)).toMatch(saying);
  });
});

test("with dice biased towards a full house, an aggressive Hybrid takes the full houses it gets", () => {
  const draw = drawOf(seedOf("bias"));
  const count = 300;
  let houses = 0;
  let wished = 0;
  for (let i = 0; i < count; i++) {
    const rolled = generateWithBias(6, [2, 2, 2, 5, 5, 6], draw);
    if (rolled[0] === 2) wished += 1;
    const dice = rolled.toSorted((a, b) => a - b);
    const [best] = takesFrom(parlour, dice);
    if (best?.parts[0]?.kind !== "full-house") continue;
    houses += 1;
    const view = state({ phase: { kind: "taking", dice }, scores: [0, 900] });
    expect(answer(hybridBot(documentConfig), askAt(view)).move).toEqual({ kind: "take", dice: best.dice });
  }
  expect(houses).toBeGreaterThan(20);
  // Half of the dice are as wished, and a sixth of the others by chance; without the bias it would be a sixth of all.
  expect(wished / count).toBeGreaterThan(0.5);
  expect(wished / count).toBeLessThan(0.67);
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
    const turn = { seat: 0, round: 1, crossroads: [], takes: [], ended: "zonked", banked: 0, streak: 0 } as const;
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
    expect(answer(referenceBot, askAt(state({ phase: { kind: "taking", dice: [1, 1, 2, 3, 4, 5] } }))).move).toEqual({
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
      const { phase, points, left, table } = match.state;
      const seat = match.state.seat;
      const [best] = rules.moves(match.state, seat) as readonly ZonkMove[];
      const stop = phase.kind === "deciding" && points >= (limits[left] ?? Number.POSITIVE_INFINITY) * table.scale;
      const move = phase.kind === "taking" && best !== undefined ? best : ({ kind: stop ? "bank" : "roll" } as const);
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
