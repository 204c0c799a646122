/** The game's questions on the command line: their answers' fields, and refusals that help. */
import { type Asked, accept, refuse, sentence } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { commands } from "../commands/index.ts";

const ask = async (name: string, options: Asked["options"], text = "", args: readonly string[] = []) => {
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

test("evening: the human's win rate, with the band and without", async () => {
  const asked = { human: "weak", evenings: "1", matches: "4", seed: "1" };
  expect(await ask("evening", asked)).toMatchObject({
    json: { difficulty: "easy", band: true, winRate: expect.any(Number) },
  });
  expect(await ask("evening", { ...asked, "no-band": "on" })).toMatchObject({ json: { band: false, meanSkill: 0.25 } });
});

test("list: checks a file line by line", async () => {
  expect(await ask("list", {}, "cat\nd0g\n", ["words.txt"])).toMatchObject({
    bad: true,
    text: 'line 2: "D0G" has a "0" in it; expected letters from A to Z\n1 words: custom=CAT',
  });
  expect(await ask("list", {}, "cat\ndog", ["words.txt"])).toMatchObject({ bad: false });
});

test("what is asked wrongly is refused, with what would be right", async () => {
  expect(await ask("solo", { bot: "wizard" })).toBe(
    '--bot: there is no bot "wizard"; expected executioner, human, oracle, random',
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
  expect(await ask("list", { bank: "latin" }, "cat", ["x"])).toContain("english or german");
});
