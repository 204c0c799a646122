/** Zonk's commands: the fields of their answers, and what they refuse. */
import { zonk } from "@turnlight/games/zonk";
import { accept, refuse, sentence } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { commands } from "../commands/index.ts";

const situation = {
  table: "parlour",
  me: 640,
  others: [900],
  round: 7,
  turnPoints: 130,
  iteration: 2,
  successes: 1,
  dice: [1, 3, 3, 4],
  streak: 2,
  mode: "passive",
  config: {},
};
const mine = { name: "mine", oncePerRoll: true, scale: 1, combinations: [{ kind: "single-1", points: 10, tier: 5 }] };

/** Runs a command; files are given with their text. */
const ask = async (
  name: string,
  options: Readonly<Record<string, string>> = {},
  files: Readonly<Record<string, unknown>> = {},
) => {
  const command = commands[name];
  if (command === undefined) throw new Error(`there is no ${name}`);
  const answer = await command.answer({
    args: Object.keys(files),
    options,
    open: async (path) =>
      path in files
        ? accept(typeof files[path] === "string" ? files[path] : JSON.stringify(files[path]))
        : refuse("no-file", `cannot open ${path}`),
    progress: () => undefined,
  });
  return answer.ok ? answer.value : { json: sentence(answer.refusal), text: "" };
};

describe("odds", () => {
  test("gives six chances", async () => {
    const { json, text } = await ask("odds");
    expect(json).toEqual({ zonk: [2 / 3, 1 / 3, 1 / 12, 0, 0, 0].map((chance) => expect.closeTo(chance, 12)) });
    expect(text).toContain("66.6667%");
  });
  test("reads a table by name, from a file, and written out", async () => {
    expect((await ask("odds", { table: "classic" })).json).toMatchObject({
      zonk: [
        2 / 3,
        expect.closeTo(4 / 9),
        expect.any(Number),
        expect.any(Number),
        expect.any(Number),
        expect.any(Number),
      ],
    });
    expect((await ask("odds", { table: "mine.json" }, { "mine.json": mine })).json).toMatchObject({
      zonk: expect.arrayContaining([5 / 6]),
    });
    expect((await ask("odds", { table: "mine:once:1:single-1=10@5" })).json).toMatchObject({
      zonk: expect.arrayContaining([5 / 6]),
    });
  });
  test("says what is wrong with a table", async () => {
    expect((await ask("odds", { table: "farkle" })).json).toBe(
      'there is no table or file called "farkle"; expected parlour, classic, tavern, hot-bonus, daredevil, double-ones, three-sixes or the path of a table file',
    );
    expect((await ask("odds", { table: "bad.json" }, { "bad.json": { ...mine, combinations: [] } })).json).toMatch(
      /^bad\.json: no single die scores/,
    );
  });
});

test("turn answers with the expectation and the policy", async () => {
  const { json, text } = await ask("turn");
  expect(json).toEqual({
    expected: expect.closeTo(208.7623, 4),
    policy: [110, 130, 540, null, null, null].map((bankFrom, i) => ({
      dice: i + 1,
      bankFrom,
      worth: expect.any(Number),
    })),
  });
  expect(text).toContain("never");
});

describe("race", () => {
  test("answers with the first player's chance", async () => {
    const off = await ask("race", { target: "300", streak: "off" });
    expect(off.json).toEqual({ firstPlayerWins: expect.closeTo(0.66473, 5), exact: true });
    const longer = await ask("race", { target: "400", streak: "off" });
    expect((await ask("race", { target: "400" })).json).not.toEqual(longer.json);
  });
  test("can be coarse", async () =>
    expect((await ask("race", { target: "800", streak: "off", growth: "0.2" })).json).toEqual({
      firstPlayerWins: expect.closeTo(0.58, 1),
      exact: false,
    }));
  test.each([
    [{}, /--target is missing; expected a number of points/],
    [{ target: "many" }, /--target is "many"/],
    [{ target: "5" }, /--target is "5"; expected a number of points from/],
    [{ target: "100", streak: "maybe" }, /--streak is "maybe"; expected on or off/],
    [{ target: "100", growth: "2" }, /--growth is "2"/],
  ] as const)("%o is refused", async (options, saying) => expect((await ask("race", options)).json).toMatch(saying));
});

describe("decide", () => {
  const decide = async (over: object, options = {}) =>
    (await ask("decide", options, { "at.json": { ...situation, ...over } })).json;
  test("gives the decision with all its reasons", async () =>
    expect(await decide({})).toEqual({
      action: "roll",
      dice: "3 3",
      mode: "aggressive",
      standing: "behind",
      lead: -260,
      buffer: 160,
      round: 7,
      take: "pair (3 3) for 20",
      takenBecause: "most points per die",
      threshold: expect.closeTo(0.4),
      tierShare: expect.closeTo(0.4),
      success: true,
      rejected: ["single-1 (1) for 10"],
      because: "behind",
      turnPoints: 150,
      iteration: 2,
      successes: 2,
      left: 2,
      zonkChance: expect.closeTo(1 / 3),
      cap: 500,
      maxIterations: 5,
      riskThreshold: 0.8,
      momentumStopChance: expect.closeTo(0.1 * 0.76 * 1.3),
      capStopChance: 0,
      combinedStopChance: expect.closeTo(0.1 * 0.76 * 1.3),
      stopChance: expect.closeTo(0.1 * 0.76 * 1.3),
      momentumStops: false,
      capStops: false,
    }));
  test("keeps the mode it was in while the scores are close", async () => {
    expect(await decide({ others: [700], mode: "passive" })).toMatchObject({ mode: "passive", standing: "close" });
    expect(await decide({ others: [700], mode: "aggressive" })).toMatchObject({ mode: "aggressive" });
  });
  test("counts the streak when banking would win", async () => {
    expect(await decide({ me: 1820, streak: 2 })).toMatchObject({ action: "bank", because: "banking wins" });
    expect(await decide({ me: 1820, streak: 0 })).not.toMatchObject({ because: "banking wins" });
    expect(await decide({ target: 790, streak: 0 })).toMatchObject({ because: "banking wins" });
  });
  test("takes settings from outside, in either spelling", async () =>
    expect(await decide({ config: { PointsCapAggressive: 450, initialBufferCap: 100 } })).toMatchObject({
      cap: 450,
      buffer: 60,
    }));
  test("calls a zonk a zonk", async () => expect(await decide({ dice: [2, 3, 6] })).toMatchObject({ action: "zonk" }));
  test("rolls by the seed", async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => decide({}, { seed: String(i) })));
    const stopped = answers.filter((answer) => (answer as { action: string }).action === "bank").length;
    expect(stopped).toBeGreaterThan(0);
    expect(stopped).toBeLessThan(20);
  });
  test("most fields may be left out", async () =>
    expect((await ask("decide", {}, { "at.json": { others: [0], dice: [1, 1] } })).json).toMatchObject({
      mode: "passive",
      turnPoints: 20,
    }));
  test.each([
    [{ dice: [1, 7] }, /dice, item 2: it is 7; expected 1 or 2 or 3 or 4 or 5 or 6/],
    [{ dice: [] }, /dice: it is a list; expected a list of 1 to 6/],
    [{ dice: undefined }, /dice: it is missing/],
    [{ others: [] }, /others: it is a list; expected a list of 1 to 5/],
    [{ me: -10 }, /me: it is -10; expected a whole number from 0/],
    [{ iteration: 0 }, /iteration: it is 0/],
    [{ successes: 2 }, /successes: it is 2; expected fewer than the iteration, which is 2/],
    [{ streak: 6 }, /streak: it is 6; expected a whole number from 0 to 5/],
    [{ mode: "angry" }, /mode: it is "angry"; expected aggressive or passive/],
    [{ table: "farkle" }, /there is no table called "farkle"/],
    [{ table: { ...mine, combinations: [] } }, /no single die scores/],
    [{ config: { luck: 3 } }, /the Hybrid has no setting "luck"/],
    [{ config: { maxCapStopChance: 3 } }, /maxCapStopChance is "3"; expected a number from 0 to 1/],
    [{ config: 3 }, /config: it is 3/],
    [{ luck: 3 }, /unknown field "luck"; expected others, dice, table, target/],
    [{ target: 0 }, /target: it is 0/],
  ])("%o is refused", async (over, saying) => expect(await decide(over)).toMatch(saying));
  test.each(["", "{", "[]", "3", "null"])("the text %o is no situation", async (text) =>
    expect((await ask("decide", {}, { "at.json": text })).json).toMatch(/^at\.json: /),
  );
});

test("table writes a file as the word that a match's settings take", async () => {
  const { text } = await ask("table", {}, { "mine.json": mine });
  expect(text).toBe("mine:once:1:single-1=10@5");
  expect(zonk.rules.configText.read(`table=${text}`)).toMatchObject({ ok: true, value: { table: mine } });
});
