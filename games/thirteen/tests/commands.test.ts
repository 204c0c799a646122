/** The game's commands: the fields of their JSON, and what they refuse. */
import { accept, refuse, sentence } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { commands } from "../commands/index.ts";

const ask = async (
  name: string,
  options: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>> = {},
  kept = new Map<string, string>(),
) => {
  const command = commands[name];
  if (command === undefined) throw new Error(`no command ${name}`);
  const shares: number[] = [];
  const lines: string[] = [];
  const read = await command.answer({
    args: [],
    options,
    open: async (path) => (path in files ? accept(files[path] ?? "") : refuse("no-file", `cannot open "${path}"`)),
    progress: (share) => shares.push(share),
    say: (line) => lines.push(line),
    recall: async (key) => kept.get(key),
    keep: async (key, text) => {
      kept.set(key, text);
    },
  });
  return {
    ...(read.ok
      ? { json: read.value.json, text: read.value.text, why: "" }
      : { json: undefined, text: "", why: sentence(read.refusal) }),
    shares,
    lines,
  };
};

describe("solve", () => {
  test("answers with the expected score", async () => {
    const { json, text } = await ask("solve", { open: "sixes,chance", upper: "45", scratch: "free" });
    expect(json).toEqual({ expected: expect.closeTo(56.623, 2) });
    expect(text).toMatch(/^56\.\d{6}$/);
  });
  test("reads other points from a file", async () => {
    const files = { "points.json": '{"full-house": 50}' };
    const [usual, doubled] = [
      await ask("solve", { open: "full-house" }),
      await ask("solve", { open: "full-house", points: "points.json" }, files),
    ];
    expect((doubled.json as { expected: number }).expected).toBeCloseTo(
      2 * (usual.json as { expected: number }).expected,
      9,
    );
  });
  test.each([
    [{ scratch: "never" }, {}, '--scratch is "never"; expected literal or free'],
    [{ rolls: "0" }, {}, '--rolls is "0"; expected a whole number from 1 to 12'],
    [
      { open: "sevens" },
      {},
      '--open names "sevens"; expected ones, twos, threes, fours, fives, sixes, three-of-a-kind, four-of-a-kind, full-house, small-straight, large-straight, five-of-a-kind, chance',
    ],
    [{ open: "ones,ones" }, {}, "--open names ones twice; expected each box once"],
    [
      { open: "" },
      {},
      "--open names no box; expected ones, twos, threes, fours, fives, sixes, three-of-a-kind, four-of-a-kind, full-house, small-straight, large-straight, five-of-a-kind, chance",
    ],
    [
      { upper: "5" },
      {},
      "the filled upper boxes cannot hold 5 pips; expected a sum that five dice in each filled box can make",
    ],
    [
      { open: "ones,chance", upper: "101" },
      {},
      "the filled upper boxes cannot hold 101 pips; expected a sum that five dice in each filled box can make",
    ],
    [{ points: "p" }, { p: "{" }, `p: this isn't complete JSON; expected {"full-house": 35, "ones": 2}`],
    [{ points: "p" }, { p: "[]" }, "p: it is a list; expected an object"],
    [
      { points: "p" },
      { p: '{"twelves": 3}' },
      'p, field name: it is "twelves"; expected ones or twos or threes or fours or fives or sixes or three-of-a-kind or four-of-a-kind or full-house or small-straight or large-straight or five-of-a-kind or chance',
    ],
    [{ points: "p" }, { p: '{"ones": -1}' }, 'p, "ones": it is -1; expected points or a factor from 0 to 1000000'],
    [{ points: "p" }, { p: '{"full-house": "x"}' }, 'p, "full-house": it is "x"; expected a number'],
    [{ points: "none" }, {}, 'cannot open "none"'],
  ])("refuses %j %j", async (options, files, why) => expect((await ask("solve", options, files)).why).toBe(why));
});

describe("target", () => {
  test("answers with the probability, and reports how far it has come", async () => {
    const { json, shares } = await ask("target", { target: "60", open: "sixes,full-house,chance", upper: "45" });
    expect(json).toEqual({ probability: expect.closeTo(0.680423, 6) });
    expect(shares.at(-1)).toBe(1);
  });
  test("asking again is answered from memory", async () => {
    const { shares } = await ask("target", { target: "60", open: "sixes,full-house,chance", upper: "45" });
    expect(shares).toEqual([]);
  });
  test("is kept from one call to the next, and computed again where what was kept is no chance", async () => {
    const kept = new Map<string, string>();
    const question = { target: "20", open: "chance" };
    const { json } = await ask("target", question, {}, kept);
    const [key = ""] = kept.keys();
    expect(Number(kept.get(key))).toBe((json as { probability: number }).probability);
    kept.set(key, "0.25");
    expect((await ask("target", question, {}, kept)).json).toEqual({ probability: 0.25 });
    for (const broken of ["", "soon", "1.5"]) {
      kept.set(key, broken);
      expect((await ask("target", question, {}, kept)).json).toEqual(json);
    }
  });
  test("needs a target", async () =>
    expect((await ask("target", {})).why).toBe("--target is missing; expected a number of points"));
});

describe("archetypes", () => {
  test("says each row when it is done, and leaves out charms where not every one is offered", async () => {
    const { json, text, lines, shares } = await ask("archetypes", { runs: "1", pool: "none", buyers: "money,upper" });
    expect(json).toMatchObject({
      runs: 1,
      rows: [
        { buyer: "upper", pool: "none" },
        { buyer: "money", pool: "none" },
      ],
    });
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(text).toContain(line);
    expect(text).not.toContain("best buy");
    expect(shares.at(-1)).toBe(1);
  });
  test.each([
    [{ pool: "some" }, '--pool is "some"; expected all or none'],
    [
      { buyers: "generalist,lavish" },
      '--buyers names "lavish"; expected generalist, thrifty, upper, kinds, straights, house, money, few-rolls, manuals-first, charms-first, dice, growth, row, spender',
    ],
  ])("refuses %j", async (options, why) => expect((await ask("archetypes", options)).why).toBe(why));
});

describe("economy", () => {
  test("says what shops leave affordable, where runs end and how long won stages take, with ranges", async () => {
    const { json, text } = await ask("economy", { bot: "greedy:human", runs: "2", seed: "1", set: "first=20" });
    const range = { value: expect.any(Number), low: expect.any(Number), high: expect.any(Number) };
    expect(json).toMatchObject({ runs: 2, won: range, affordable: range, endedInTheMiddle: range });
    const { stages, shops, medianRounds } = json as Record<string, unknown> as {
      readonly stages: readonly unknown[];
      readonly shops: readonly unknown[];
      readonly medianRounds: number;
    };
    expect([stages.length, shops.length]).toEqual([10, 9]);
    expect(medianRounds).toBeGreaterThanOrEqual(9);
    expect(text).toContain("affordable in shops 1–6");
  });
  test("refuses a number of runs that is none", async () =>
    expect((await ask("economy", { bot: "greedy:human", runs: "none" })).why).toMatch(/^--runs is "none"/));
});

describe("items", () => {
  test("says of an item what the estimate, the shop and played stages say", { timeout: 60_000 }, async () => {
    const { json, lines } = await ask("items", { stages: "2", only: "bell" });
    expect(json).toMatchObject({ stages: 2, items: [{ item: "bell", could: expect.closeTo(0.24, 1) }] });
    expect(lines).toEqual([expect.stringContaining("| bell | 24.2% |")]);
  });
  test("refuses an item that nobody can weigh", async () =>
    expect((await ask("items", { only: "nudge" })).why).toMatch(/^--only names "nudge"; expected heavy, /));
});

describe("run and balance", () => {
  test("a run is left once so many stages are cleared", async () => {
    const { json } = await ask("balance", { bot: "greedy:human", runs: "2", seed: "1", until: "1", set: "first=2" });
    expect(json).toMatchObject({ medianLoss: 2, stages: [{ stage: 1, cleared: 1 }] });
  });
  test("a run is the same for the same seed, stage by stage", async () => {
    const [a, b] = [
      await ask("run", { bot: "random:human", seed: "quartz 7" }),
      await ask("run", { bot: "random:human", seed: "QUARTZ7" }),
    ];
    expect(a.json).toEqual(b.json);
    expect(a.json).toMatchObject({
      bot: "random:human",
      seed: "QUARTZ7",
      stages: expect.any(Array),
      cleared: expect.any(Number),
    });
  });
  test("balance counts runs, stages, money, bosses and items", async () => {
    const { json } = await ask("balance", { bot: "random:human", runs: "2", seed: "1" });
    expect(json).toMatchObject({
      runs: 2,
      medianLoss: expect.any(Number),
      victories: expect.any(Number),
      stages: expect.any(Array),
      bosses: expect.any(Array),
      items: expect.any(Array),
    });
  });
  test.each([
    [{ bot: "greedy:loaded", seed: "1" }, 'greedy was given "loaded"; expected greedy:perfect or greedy:human'],
    [
      { bot: "lavish", seed: "1" },
      'there is no bot "lavish"; expected a buyer (random, greedy, thrifty, generalist, expert, upper, kinds, straights, house, money, few-rolls, manuals-first, charms-first, dice, growth, row, spender) and dice (perfect, human), as in greedy:perfect',
    ],
    [
      { bot: "greedy:perfect", seed: "no!" },
      'character 3: a seed can\'t contain "!"; expected 1 to 20 letters A–Z and digits 0–9',
    ],
    [{ seed: "1" }, '--bot is missing; expected a bot, for example "--bot greedy:perfect"'],
    [
      { bot: "greedy:perfect", set: "unlocked=moon" },
      'setting unlocked: there is no lock called "moon"; expected all, none, or of two-faced, wild, gold, glass, snowball, finale, big-game, quintet, mirror, compounder, seal, forge, stamp, echo, apprentice, trophy-wall, kinship, alchemist, temper, triple-stamp',
    ],
  ])("refuses %j", async (options, why) => expect((await ask("run", options)).why).toBe(why));
});
