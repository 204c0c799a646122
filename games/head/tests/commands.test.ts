/** The game's commands: the fields of their answers, and helpful refusals. */
import { accept, type CommandArguments, refuse, sentence } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { commands } from "../commands/index.ts";

const ask = async (name: string, options: CommandArguments["options"], text = "", args: readonly string[] = []) => {
  const command = commands[name];
  if (command === undefined) throw new Error(`there is no ${name}`);
  const open = async () => (text === "" ? refuse("no-file", "there is no such file") : accept(text));
  const answer = await command.answer({ args, options, open, progress: () => undefined });
  return answer.ok ? answer.value : sentence(answer.refusal);
};

test("solo: misses until everything is found, with an interval, turns and time", async () => {
  const asked = { bot: "executioner:0.8", grid: "7", words: "3", games: "10", seed: "1" };
  const answer = await ask("solo", asked);
  expect(answer).toMatchObject({
    json: {
      games: 10,
      meanMisses: expect.any(Number),
      low: expect.any(Number),
      high: expect.any(Number),
      meanTurns: expect.any(Number),
      time: { mean: expect.any(Number), p99: expect.any(Number), longest: expect.any(Number) },
    },
  });
  const again = await ask("solo", asked);
  const figure = (one: typeof answer) =>
    typeof one === "string" ? one : (one.json as { meanMisses: number }).meanMisses;
  expect(figure(again)).toBe(figure(answer));
});

test("duel: wins with intervals, misses, turns, time, and the boards", async () => {
  const answer = await ask("duel", {
    seats: "human:good,executioner:easy",
    grids: "6,7",
    words: "3,4",
    games: "4",
    seed: "1",
  });
  expect(answer).toMatchObject({
    json: {
      games: 4,
      seats: [
        {
          bot: "human:good",
          winRate: expect.any(Number),
          low: expect.any(Number),
          high: expect.any(Number),
          meanMisses: expect.any(Number),
        },
        { bot: "executioner:easy", missesToFinish: expect.any(Number), time: { p99: expect.any(Number) } },
      ],
      meanTurns: expect.any(Number),
      boards: [expect.any(Array), expect.any(Array)],
    },
  });
});

test("a usual duel takes 5 to 15 minutes, at ten seconds a guess", async () => {
  const seats = "human:good,executioner:normal";
  const answer = await ask("duel", { seats, grids: "8", words: "3", games: "10", seed: "1" });
  if (typeof answer === "string") throw new Error(answer);
  const minutes = ((answer.json as { meanTurns: number }).meanTurns * 10) / 60;
  expect(minutes).toBeGreaterThan(5);
  expect(minutes).toBeLessThan(15);
});

test("duel on given boards", async () => {
  const answer = await ask("duel", {
    seats: "random,oracle",
    "board-0": "CAT A1 E, CART A2 E, RAVEN A3 E",
    games: "1",
    nodes: "200",
  });
  if (typeof answer === "string") throw new Error(answer);
  expect(answer.text).toContain("  3 R A V E N . . .");
});

test("evening: who wins how often, with the band and without, for every human and difficulty asked for", async () => {
  const asked = { human: "weak", difficulty: "easy", preset: "quick", evenings: "1", matches: "5", seed: "1" };
  expect(await ask("evening", asked)).toMatchObject({
    json: {
      preset: "quick",
      band: true,
      rows: [{ human: "weak", difficulty: "easy", settledRate: expect.any(Number), meanSkill: expect.any(Number) }],
    },
  });
  expect(await ask("evening", { ...asked, "no-band": "on" })).toMatchObject({
    json: { band: false, rows: [{ meanSkill: 0.25 }] },
  });
});

test("endings: how duels end, by preset, human and rival", async () => {
  const answer = await ask("endings", {
    preset: "quick",
    human: "good",
    rival: "easy,own-kind",
    duels: "4",
    seed: "1",
  });
  if (typeof answer === "string") throw new Error(answer);
  expect(answer.json).toMatchObject([
    { preset: "quick", human: "good", rival: "easy", limit: 27, duels: 4 },
    { rival: "own-kind", limit: 27, duels: 4 },
  ]);
  for (const row of answer.json as { found: number; felled: number; resigned: number }[])
    expect(row.found + row.felled + row.resigned).toBe(4);
  expect(answer.text).toContain("| quick | good | easy | 27 |");
});

test("blind: how many turns are blind with each rule on trial, and who wins", async () => {
  const answer = await ask("blind", { preset: "quick", duels: "2", seed: "1" });
  if (typeof answer === "string") throw new Error(answer);
  const rows = answer.json as readonly { rule: string; turns: number; known: number; blind: number }[];
  expect(rows.map(({ rule }) => rule)).toEqual(["none", "direction", "near", "sweep"]);
  for (const { turns, known, blind } of rows) expect(turns >= known && known >= blind).toBe(true);
});

test("shots: where opponents shoot, beside finished words and first, judged from the true board", async () => {
  const answer = await ask("shots", { bot: "executioner:easy,clerk", duels: "6", seed: "1" });
  if (typeof answer === "string") throw new Error(answer);
  const rows = answer.json as readonly {
    bot: string;
    shots: number;
    beside: { share: number; low: number; high: number };
    wasted: { share: number };
    chance: number;
    differentFirsts: number;
  }[];
  expect(rows.map(({ bot }) => bot)).toEqual(["executioner:easy", "clerk"]);
  for (const { shots, beside, wasted, chance, differentFirsts } of rows) {
    expect(shots).toBeGreaterThan(30);
    expect(wasted.share).toBeLessThanOrEqual(beside.share);
    expect(beside.share).toBeGreaterThanOrEqual(beside.low);
    expect(beside.share).toBeLessThanOrEqual(beside.high);
    expect(chance).toBeGreaterThan(0);
    expect(differentFirsts).toBeGreaterThan(1);
  }
  expect(await ask("shots", { bot: "wizard" })).toContain('there is no bot "wizard"');
});

test("sample: equally many common words of each length to read through, the same for the same seed", async () => {
  const tiers = async () => {
    const answer = await ask("sample", { bank: "german", words: "20", seed: "1" });
    if (typeof answer === "string") throw new Error(answer);
    return (answer.json as { tiers: readonly { length: number; words: readonly string[] }[] }).tiers;
  };
  for (const { length, words } of await tiers()) {
    expect(new Set(words).size).toBe(20);
    expect(words.every((word) => word.length === length)).toBe(true);
  }
  expect(await tiers()).toEqual(await tiers());
});

test("list: checks a file line by line", async () => {
  expect(await ask("list", {}, "cat\nd0g\n", ["words.txt"])).toMatchObject({
    bad: true,
    text: 'line 2: "D0G" contains "0"; expected letters from A to Z\n1 words: custom=CAT',
  });
  expect(await ask("list", {}, "cat\ndog", ["words.txt"])).toMatchObject({ bad: false });
});

test("what is asked wrongly is refused, with what would be right", async () => {
  expect(await ask("solo", { bot: "wizard" })).toBe(
    '--bot: there is no bot "wizard"; expected apprentice, gravedigger, crier, clerk, executioner, human, oracle, random',
  );
  expect(await ask("solo", { games: "many" })).toContain('--games is "many"');
  expect(await ask("solo", { grid: "5" })).toContain("a whole number from 6 to 12");
  expect(await ask("duel", { seats: "oracle" })).toContain("--seats must name two bots");
  expect(await ask("duel", { seats: "random,random", "board-1": "CAT A1 E" })).toContain(
    "--board-1: the board has 1 words",
  );
  expect(await ask("duel", { seats: "random,random", "board-1": "C4T A1 E" })).toContain(
    '--board-1, placement 1: "C4T"',
  );
  expect(await ask("evening", { human: "nobody" })).toContain("weak, casual, good, strong");
  expect(await ask("endings", { preset: "slow" })).toContain('--preset has "slow"');
  expect(await ask("sample", { bank: "latin" })).toContain("english or german");
  expect(await ask("list", { bank: "latin" }, "cat", ["x"])).toContain("english or german");
});
