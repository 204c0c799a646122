/** `turnlight zonk race`: the chances of winning when both play perfectly. */
import { accept, type CliCommand, quote, type Result, refuse } from "@turnlight/kernel";
import { leastTarget, mostTarget } from "../rules/config.ts";
import type { ScoringTable } from "../rules/table.ts";
import { Race, type RaceRules } from "../solver/race.ts";
import { workOf } from "../solver/races.ts";
import { askedTable, tableOption } from "./table-option.ts";

/** More work than this takes too long for a command; then the ladder is coarse. */
const mostWork = 3e10;
const coarse = 0.1;

const readTarget = (text: string | undefined): Result<number> => {
  const right = `a number of points from ${leastTarget} to ${mostTarget}`;
  if (text === undefined) return refuse("missing", "--target is missing", { right });
  const target = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  return target >= leastTarget && target <= mostTarget
    ? accept(target)
    : refuse("bad-option", `--target is ${quote(text)}`, { right });
};

const readStreak = (text = "on"): Result<boolean> =>
  text === "on" || text === "off"
    ? accept(text === "on")
    : refuse("bad-option", `--streak is ${quote(text)}`, { right: "on or off" });

const readGrowth = (text: string | undefined, rules: RaceRules): Result<number | undefined> => {
  if (text === undefined) return accept(workOf(rules) > mostWork ? coarse : undefined);
  const growth = /^\d(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  if (growth <= 1) return accept(growth === 0 ? undefined : Math.max(0.01, growth));
  return refuse("bad-option", `--growth is ${quote(text)}`, { right: "0 for every score, or a number from 0.01 to 1" });
};

const readRules = (table: ScoringTable, options: Readonly<Record<string, string>>): Result<RaceRules> => {
  const target = readTarget(options["target"]);
  if (!target.ok) return target;
  const streak = readStreak(options["streak"]);
  return streak.ok ? accept({ table, target: target.value, streak: streak.value }) : streak;
};

const start = { score: 0, streak: 0 };

export const race: CliCommand = {
  about: "compute how often the first of two perfect players wins",
  options: {
    table: tableOption,
    target: { about: "points to win", value: "N" },
    streak: { about: "whether banked turns in a row are worth more (default: on)", value: "on|off" },
    growth: { about: "skip scores to save time, in steps that grow by this share; 0 solves every score", value: "G" },
  },
  examples: [
    "turnlight zonk race --target 1000 --streak off",
    "turnlight zonk race --table classic --target 2000 --streak off --json",
    "turnlight zonk race --target 5000 --growth 0.1",
  ],
  async answer(asked) {
    const table = await askedTable(asked);
    if (!table.ok) return table;
    const rules = readRules(table.value, asked.options);
    if (!rules.ok) return rules;
    const growth = readGrowth(asked.options["growth"], rules.value);
    if (!growth.ok) return growth;
    const effort = growth.value === undefined ? {} : { growth: growth.value };
    const solved = Race.solved(rules.value, effort, asked.progress);
    const firstPlayerWins = solved.chance(start, start);
    const { target, streak } = rules.value;
    const how = solved.exact ? "exactly" : `on a ladder that widens by ${growth.value}`;
    const text = `the first of two perfect players wins ${(100 * firstPlayerWins).toFixed(4)}% (${table.value.name} to ${target}, streak ${streak ? "on" : "off"}, solved ${how})`;
    return accept({ json: { firstPlayerWins, exact: solved.exact }, text });
  },
};
