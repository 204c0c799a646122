/** Every decision of every opponent leaves its own reason, and the reason is the one that decided. */
import {
  becauses,
  difficulties,
  documentConfig,
  type HybridConfig,
  hybridBot,
  learningBot,
  personalities,
  referenceBot,
  type ZonkMove,
  type ZonkView,
  zonk,
} from "@turnlight/games/zonk";
import { type Bot, childSeed, drawOf, readBot, seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { recorded } from "./recorded-decisions.ts";
import { answer, askAt, deciding, taking, usual } from "./table-talk.ts";

type Player = Bot<ZonkView, ZonkMove>;
const { rules } = zonk;
const document = hybridBot(documentConfig);
const tuned = (over: Partial<HybridConfig>): Player => hybridBot({ ...documentConfig, ...over });

const made = (read: ReturnType<typeof readBot>): Player => {
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value as Player;
};
const perfect = made(readBot(zonk, "perfect"));

describe("the reason that decided", () => {
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
