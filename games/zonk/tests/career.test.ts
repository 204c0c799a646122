/** The career: who stands where, how a series is won and lost, and what counts for it. */
import {
  aftermath,
  type CareerStanding,
  career,
  careerBots,
  careerConfig,
  careerOccasion,
  homeOf,
  isOpenRung,
  nextRung,
  referenceBot,
  type ZonkStanding,
  zonk,
} from "@turnlight/games/zonk";
import { drawOf, type FinishedMatch, Match, readBot, seedOf, winners } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { withCareer } from "../results/career.ts";

const { rules } = zonk;
const [first, second] = career;
if (first === undefined || second === undefined) throw new Error("nobody is there");

const results = (text: string, bot = first.bot) =>
  [...text].reduce<CareerStanding>((standing, one) => withCareer(standing, { bot, won: one === "w" }), {});

describe("the ladder", () => {
  test("ends with the Perfect player, where a series takes more wins", () => {
    expect(career.at(-1)).toMatchObject({ bot: "perfect", wins: 3 });
    expect(new Set(career.slice(0, -1).map(({ wins }) => wins))).toEqual(new Set([2]));
  });
  test("everybody on it plays at the table where they are at home, and every new table is somebody's home", () => {
    for (const { bot, table } of career) expect(table).toBe(homeOf(bot));
    expect(new Set(career.map(({ table }) => table.name))).toEqual(
      new Set(["tavern", "hot-bonus", "daredevil", "double-ones", "three-sixes"]),
    );
  });
  test("everybody on it is a bot that exists", () => {
    for (const bot of careerBots) expect(readBot(zonk, bot).ok).toBe(true);
  });
  test("one may play the next regular and those beaten before, nobody above", () => {
    const standing = results("ww");
    expect(nextRung({})).toBe(first);
    expect(nextRung(standing)).toBe(second);
    expect(career.map(({ bot }) => isOpenRung(standing, bot)).slice(0, 3)).toEqual([true, true, false]);
  });
});

describe("a series", () => {
  test.each([
    ["w", { won: 1, lost: 0, beaten: false, matches: 1 }],
    ["lw", { won: 1, lost: 1, beaten: false, matches: 2 }],
    ["ww", { won: 0, lost: 0, beaten: true, matches: 2 }],
    ["wll", { won: 0, lost: 0, beaten: false, matches: 3 }],
    ["llww", { won: 0, lost: 0, beaten: true, matches: 4 }],
    ["wwll", { won: 0, lost: 0, beaten: true, matches: 4 }],
  ])("%s", (text, expected) => expect(results(text)[first.bot]).toEqual(expected));
  test("at the top takes three wins", () => {
    expect(results("ww", "perfect")["perfect"]?.beaten).toBe(false);
    expect(results("wlwlw", "perfect")["perfect"]?.beaten).toBe(true);
  });
});

/** A match on the first rung's terms between two Reference players, seen from seat 0. */
const played = (name: string, over: Partial<FinishedMatch> = {}, config = careerConfig(first)): FinishedMatch => {
  const draw = drawOf(seedOf("career"));
  const { match } = Match.begin(rules, config, { seed: seedOf(name) });
  while (match.outcome === undefined) {
    const { state } = match;
    const ask = { view: state, seat: state.seat, moves: match.moves(state.seat), draw, nodes: 1 };
    const choice = referenceBot.choose(ask);
    if (choice instanceof Promise) throw new Error("nobody answers at once");
    const made = match.play(state.seat, rules.moveText.write(choice.move));
    if (!made.ok) throw new Error(made.refusal.reason);
  }
  return {
    match: name,
    record: match.record,
    seat: 0,
    bots: [undefined, first.bot],
    notes: [],
    scores: match.outcome.scores,
    begun: 0,
    ended: 1,
    occasion: { kind: careerOccasion, about: first.bot },
    ...over,
  };
};
const careerIn = (ended: FinishedMatch) => aftermath.result(ended)?.career;

describe("what counts", () => {
  test("a match on the rung's terms, whoever starts", () => {
    for (const starts of [0, 1]) {
      const ended = played("counts", {}, { ...careerConfig(first), first: starts });
      expect(careerIn(ended)).toEqual({ bot: first.bot, won: winners(ended.scores).includes(0) });
    }
  });
  test("what the learning opponent knows makes no difference", () => {
    const learning = career.find(({ bot }) => bot === "hybrid:learning");
    if (learning === undefined) throw new Error("she is not there");
    const occasion = { kind: careerOccasion, about: learning.bot };
    const ended = played("knows", { occasion, bots: [undefined, "hybrid:learning;knows=x"] }, careerConfig(learning));
    expect(careerIn(ended)?.bot).toBe("hybrid:learning");
  });
  test("nothing else does: another occasion, opponent, table, target or number of seats", () => {
    expect(careerIn(played("free", { occasion: { kind: "tournament", about: "0 0" } }))).toBeUndefined();
    expect(careerIn(played("other", { bots: [undefined, "hybrid:hard"] }))).toBeUndefined();
    expect(careerIn(played("nobody", { occasion: { kind: careerOccasion, about: "hybrid:75" } }))).toBeUndefined();
    expect(careerIn(played("table", {}, { ...careerConfig(first), table: second.table }))).toBeUndefined();
    expect(careerIn(played("target", {}, { ...careerConfig(first), target: 500 }))).toBeUndefined();
    const three = { ...careerConfig(first), seats: 3 };
    expect(careerIn(played("three", { bots: [undefined, first.bot, first.bot] }, three))).toBeUndefined();
  });
});

describe("the standing", () => {
  const counted = (standing: ZonkStanding, bot: (typeof careerBots)[number], won: boolean): ZonkStanding => {
    const result = aftermath.result(played("any"));
    if (result === undefined) throw new Error("it counts for nothing");
    return aftermath.add(standing, { match: "m", begun: 0, ended: 1, result: { ...result, career: { bot, won } } });
  };
  test("a first series won earns a trophy, the last one another", () => {
    let standing = counted(aftermath.start, first.bot, true);
    expect(standing.trophies).not.toContain("first-regular");
    standing = counted(standing, first.bot, true);
    expect(standing.trophies).toContain("first-regular");
    for (const { bot, wins } of career.slice(1))
      for (let i = 0; i < wins; i++) {
        expect(standing.trophies).not.toContain("regular");
        standing = counted(standing, bot, true);
      }
    expect(standing.trophies).toContain("regular");
    expect(aftermath.readStanding(structuredClone(standing))).toEqual({ ok: true, value: standing });
  });
  test("one saved before there was a career has an empty one", () =>
    expect(aftermath.readStanding({ trophies: [], level: 50, days: {} })).toEqual({
      ok: true,
      value: { trophies: [], level: 50, days: {}, career: {} },
    }));
});
