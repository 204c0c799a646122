import { accept, type CommandAnswer, type CommandArguments, type Result, refuse } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { commands } from "../../commands/index.ts";
import { readCode, readLevel } from "../../index.ts";

const ask = async (command: string, asked: Partial<CommandArguments>, file = ""): Promise<Result<CommandAnswer>> => {
  const answer = commands[command]?.answer({
    args: ["-"],
    options: {},
    open: async () => accept(file),
    progress: () => undefined,
    ...asked,
  });
  return answer ?? refuse("no-command", command);
};

test("wisp generate prints a level that wisp check finds as hard as it says", async () => {
  const made = await ask("generate", { options: { seed: "moonlight", difficulty: "3", with: "mud" } });
  if (!made.ok) throw new Error(made.refusal.reason);
  const json = made.value.json as { level: string; code: string; par: number; difficulty: number };
  const read = readLevel(made.value.text);
  const coded = readCode(json.code);
  expect(read.ok && coded.ok && read.value.level).toEqual(coded.ok && coded.value);
  expect(json.level.trimEnd()).toBe(made.value.text);
  expect(made.value.text).toContain(`name: Difficulty ${json.difficulty}, par ${json.par}`);

  const checked = await ask("check", {}, made.value.text);
  expect(checked).toMatchObject({ ok: true, value: { json: { par: json.par, difficulty: json.difficulty } } });
});

test("what wisp generate cannot do is refused with what would be right", async () => {
  const refused = async (options: Readonly<Record<string, string>>) => {
    const answer = await ask("generate", { options });
    return answer.ok ? undefined : { where: answer.refusal.where, right: answer.refusal.right };
  };
  expect(await refused({})).toEqual({ where: undefined, right: "--seed and any text" });
  expect(await refused({ seed: "a", size: "12" })).toEqual({
    where: "--size",
    right: "a side from 3 to 9, or two as in 5x7",
  });
  expect(await refused({ seed: "a", size: "5x" })).toMatchObject({ where: "--size" });
  expect(await refused({ seed: "a", difficulty: "11" })).toEqual({
    where: "--difficulty",
    right: "a whole number from 1 to 10",
  });
  expect(await refused({ seed: "a", with: "mud,lava" })).toEqual({
    where: "--with",
    right: "any of tree,mud,sleeper,purple,ice,pad,guard",
  });
});

test("wisp panel tells how the players fare in daily levels, one by one and by grade", async () => {
  const tried = await ask("panel", { args: [], options: { of: "dailies", from: "2026-11-23", count: "7" } });
  if (!tried.ok) throw new Error(tried.refusal.reason);
  const { levels, refused } = tried.value.json as {
    levels: readonly { name: string; grade: number; walkers: { solved: number } }[];
    refused: number;
  };
  expect(levels.map(({ name }) => name)).toEqual(Array.from({ length: 7 }, (_, i) => `2026-11-${23 + i}`));
  expect(refused).toBe(0);
  const lines = tried.value.text.split("\n");
  expect(lines.filter((line) => line.startsWith("| 2026-11-"))).toHaveLength(7);
  const grades = new Set(levels.map(({ grade }) => grade));
  const rows = lines.filter((line) => /^\| \d+ \|/.test(line)).map((line) => line.split(" | "));
  expect(rows.map(([grade = ""]) => Number(grade.slice(2)))).toEqual([...grades].sort((a, b) => a - b));
  expect(rows.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(7);
  expect(lines.at(-1)).toMatch(/^7 levels, \d of grade 6 and more/);
});

test("wisp panel counts the levels that are above the budget", async () => {
  const tried = await ask("panel", {
    args: [],
    options: { of: "dailies", from: "2026-11-23", count: "7", budget: "20000" },
  });
  if (!tried.ok) throw new Error(tried.refusal.reason);
  const { levels, refused } = tried.value.json as { levels: readonly unknown[]; refused: number };
  expect(refused).toBeGreaterThan(0);
  expect(levels.length + refused).toBe(7);
  expect(tried.value.text).toContain(`${levels.length} levels (${refused} refused or above the budget)`);
});
