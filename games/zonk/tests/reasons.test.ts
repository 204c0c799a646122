/** Every decision of every opponent leaves its own reason, and the reason is the one that decided. */
import {
  type Because,
  becauses,
  difficulties,
  documentConfig,
  type HybridConfig,
  hybridBot,
  learningBot,
  personalities,
  referenceBot,
  type ZonkMove,
  type ZonkState,
  type ZonkView,
  zonk,
} from "@turnlight/games/zonk";
import { type AnyGame, type Bot, childSeed, drawOf, readBot, seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { answer, askAt, deciding, state, taking, usual } from "./table-talk.ts";

type Player = Bot<ZonkView, ZonkMove>;
const { rules } = zonk;
const document = hybridBot(documentConfig);
const tuned = (over: Partial<HybridConfig>): Player => hybridBot({ ...documentConfig, ...over });
const always = { baseCapStopChance: 1, maxCapStopChance: 1 };
const noCap = { pointsCapPassive: 100_000, pointsCapAggressive: 100_000 };

const made = (read: ReturnType<typeof readBot>): Player => {
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value as Player;
};
const perfect = made(readBot(zonk as unknown as AnyGame, "perfect"));
const short = { target: 1000 };

const behind = { scores: [0, 900] };
const ahead = { scores: [900, 0] };
const turn = { seat: 0, round: 1, crossroads: [], ended: "zonked", banked: 0 } as const;

describe("the reason that decided", () => {
  const recorded: readonly (readonly [Because, Player, ZonkState, ZonkMove["kind"]])[] = [
    ["turn begins", document, state({}), "roll"],
    ["only combination", document, taking([1, 2, 4]), "take"],
    ["clears the dice", document, taking([2, 2, 3, 3]), "take"],
    ["best tier", document, taking([1, 1, 2, 2, 3, 6]), "take"],
    ["most points per die", document, taking([1, 2, 2, 2, 6], behind), "take"],
    ["fewest dice", document, taking([1, 2, 2, 3, 3, 6], behind), "take"],
    ["hot dice", document, deciding([["222333", 300, 6]]), "roll"],
    ["no zonk is possible", document, deciding([["22", 20, 4]]), "roll"],
    ["low risk", tuned({ passiveMaxIterations: 9 }), deciding([["333", 100, 3]]), "roll"],
    [
      "behind",
      tuned({ aggressiveBaseMultiplier: 0 }),
      deciding(
        [
          ["2233", 80, 2],
          ["1", 10, 1],
        ],
        behind,
      ),
      "roll",
    ],
    [
      "chasing",
      tuned({ aggressiveBaseMultiplier: 0 }),
      deciding(
        [
          ["2233", 80, 2],
          ["1", 10, 1],
        ],
        { turns: [{ ...turn, lead: -300 }] },
      ),
      "roll",
    ],
    [
      "nothing speaks against it",
      tuned({ passiveTwoDiceStopLow: 0, passiveTwoDiceStopHigh: 0 }),
      deciding([["2233", 80, 2]]),
      "roll",
    ],
    ["banking wins", document, deciding([["1", 10, 5]], { scores: [1990, 0] }), "bank"],
    [
      "momentum",
      tuned({
        passiveMaxIterations: 9,
        passiveBaseMultiplier: 1,
        momentumReductionPerSuccess: 0,
        maxMomentumStopChance: 1,
      }),
      deciding([
        ["1", 10, 5],
        ["11", 20, 3],
      ]),
      "bank",
    ],
    [
      "two dice early",
      tuned({ passiveTwoDiceStopLow: 1, passiveTwoDiceStopHigh: 1 }),
      deciding([["2233", 80, 2]]),
      "bank",
    ],
    ["points cap", tuned(always), deciding([["333", 600, 3]]), "bank"],
    [
      "iterations",
      document,
      deciding([
        ["1", 10, 5],
        ["11", 20, 3],
      ]),
      "bank",
    ],
    ["risk", tuned({ passiveRiskThreshold: 0.3, ...noCap }), deciding([["22233", 300, 1]]), "bank"],
    ["last die", tuned({ passiveRiskThreshold: 0.9 }), deciding([["22233", 300, 1]]), "bank"],
    ["ahead", tuned({ passiveRiskThreshold: 0.9 }), deciding([["22233", 300, 1]], ahead), "bank"],
    ["highest score", referenceBot, taking([1, 1, 2, 3, 4, 5]), "take"],
    ["only combination", referenceBot, taking([1, 2, 4]), "take"],
    ["no zonk is possible", referenceBot, deciding([["22", 20, 4]]), "roll"],
    [
      "many dice",
      referenceBot,
      deciding([["1", 100, 5]], {
        table: { ...usual.table, combinations: usual.table.combinations.filter(({ kind }) => kind === "single-1") },
      }),
      "roll",
    ],
    ["below its limit", referenceBot, deciding([["2233", 20, 2]]), "roll"],
    ["limit reached", referenceBot, deciding([["2233", 200, 2]]), "bank"],
    ["banking wins", referenceBot, deciding([["22", 20, 4]], { scores: [1990, 0] }), "bank"],
    ["best chance", perfect, taking([1, 2, 2, 3, 3, 6], short), "take"],
    ["only combination", perfect, taking([1, 2, 4], short), "take"],
    ["hot dice", perfect, deciding([["222333", 20, 6]], short), "roll"],
    ["rolling wins more", perfect, deciding([["333", 20, 3]], short), "roll"],
    ["banking wins more", perfect, deciding([["22233", 400, 1]], short), "bank"],
    ["banking wins", perfect, deciding([["22233", 1000, 1]], short), "bank"],
  ];
  test.each(recorded)("%s", (because, bot, view, kind) => {
    const { move, why } = answer(bot, askAt(view));
    expect([why?.["because"], move.kind]).toEqual([because, kind]);
  });
  test("has been recorded for every reason there is", () =>
    expect(new Set(recorded.map(([because]) => because))).toEqual(new Set(becauses)));
});

describe("the figures beside the reason", () => {
  test("for a take: mood, threshold, what was taken and what was not", () =>
    expect(answer(document, askAt(taking([1, 1, 2, 2, 3, 6]))).why).toMatchObject({
      mode: "passive",
      standing: "close",
      lead: 0,
      buffer: 200,
      threshold: 0.4,
      take: "two-pair (1 1 2 2) for 80",
      rejected: ["run-3 (1 2 3) for 30", "pair (1 1) for 20", "pair (2 2) for 20", "single-1 (1) for 10"],
    }));
  test("for a stop: both chances and the exact zonk chance", () =>
    expect(
      answer(
        document,
        askAt(
          deciding([
            ["22", 20, 4],
            ["333", 100, 1],
          ]),
        ),
      ).why,
    ).toMatchObject({
      iteration: 2,
      successes: 2,
      left: 1,
      zonkChance: 2 / 3,
      momentumStopChance: expect.closeTo(0.15 * 0.76 * 1.9, 10),
      capStopChance: 0,
    }));
  test("a stop that was certain was certain, whatever the two rolls would have said", () => {
    for (let i = 0; i < 50; i++) {
      const { why } = answer(
        document,
        askAt(
          deciding([
            ["22", 300, 4],
            ["333", 100, 1],
          ]),
          `${i}`,
        ),
      );
      expect([why?.["because"], why?.["stopChance"]]).toEqual(["iterations", 1]);
    }
  });
  test("a stop that was rolled for tells its chance", () => {
    const { why } = answer(
      tuned({ passiveMaxIterations: 9, passiveRiskThreshold: 1 }),
      askAt(deciding([["2233", 400, 2]])),
    );
    expect(why?.["stopChance"]).toBe(why?.["combinedStopChance"]);
    expect(why?.["stopChance"]).toBeLessThan(1);
  });
});

const players: Readonly<Record<string, Player>> = {
  ...Object.fromEntries(
    Object.entries({ ...difficulties, ...personalities }).map(([name, config]) => [name, hybridBot(config)]),
  ),
  learning: learningBot(difficulties.normal),
  reference: referenceBot,
  perfect,
};

test.each(Object.keys(players))("in whole matches of %s no decision is without its reason", (name) => {
  const bot = players[name];
  const draw = drawOf(childSeed(seedOf("reasons"), name));
  let view = rules.setup({ ...usual, target: 1000 });
  let decisions = 0;
  for (let at = rules.turn(view); at.kind !== "over"; at = rules.turn(view)) {
    if (at.kind === "chance") {
      const rolled = rules.roll?.(view, draw);
      if (rolled === undefined) throw new Error("nobody rolls");
      view = rules.apply(view, "chance", rolled).state;
      continue;
    }
    if (bot === undefined) throw new Error("nobody plays");
    const choice = answer(bot, { ...askAt(view), draw });
    expect(becauses).toContain(choice.why?.["because"]);
    decisions += 1;
    view = rules.apply(view, view.seat, choice.move).state;
  }
  expect(decisions).toBeGreaterThan(5);
});
