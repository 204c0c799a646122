/** Solved races, kept: solving one takes seconds, asking it takes none. */
import { runToEnd, type Work } from "@turnlight/kernel";
import { mostStreak, roundedTo } from "../rules/streak.ts";
import { writeTable } from "../rules/table-text.ts";
import { Race, type RaceEffort, type RaceRules, type ReportRaceProgress } from "./race.ts";
import { rollbookOf } from "./rollbook.ts";

/** Fast enough to wait for, and its error is measured in docs/zonk-strength.md. */
const usualGrowth = 0.5;
/** For a first look. */
const roughGrowth = 1;
/** Up to this much work a race is solved exactly without asking: about a second. */
const quickWork = 1e8;
const mostKept = 4;

/** How many options have to be weighed to solve a race exactly, roughly. */
export const workOf = ({ table, target, streak }: RaceRules): number => {
  const { unit, groups } = rollbookOf(table);
  const options = groups.flat().reduce((sum, group) => sum + group.options.length, 0);
  const pairs = streak ? ((target / roundedTo) * (mostStreak + 1)) ** 2 : (target / unit) ** 2;
  return pairs * (target / unit / 2) * options;
};

/** Every score where that is quick, a coarse ladder where it is not. */
const usualEffort = (rules: RaceRules): RaceEffort => (workOf(rules) <= quickWork ? {} : { growth: usualGrowth });

const kept = new Map<string, Race>();

const keyOf = ({ table, target, streak }: RaceRules, effort: RaceEffort | undefined): string => {
  const how = effort === undefined ? "usual" : `${effort.growth ?? "exact"} ${effort.dense ?? ""}`;
  return `${writeTable(table)} ${target} ${streak} ${how}`;
};

export const raceIsReady = (rules: RaceRules, effort?: RaceEffort): boolean => kept.has(keyOf(rules, effort));

/** The race where it is known; else it is solved piece by piece, each told with how much of the work is done. */
export function* solvingRace({ table, target, streak }: RaceRules, effort?: RaceEffort): Work<Race> {
  const rules = { table, target, streak };
  const key = keyOf(rules, effort);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const race = yield* Race.solving(rules, effort ?? usualEffort(rules));
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(key, race);
  return race;
}

export const raceOf = (rules: RaceRules, effort?: RaceEffort, progress?: ReportRaceProgress): Race =>
  runToEnd(solvingRace(rules, effort), progress);

/** A rough race for a first look: `dense` scores near the target, and widening steps from there. */
export const roughly = (dense: number): RaceEffort => ({ growth: roughGrowth, dense });

/** Solved ahead of time, so that the first question finds its answer; the last share told is 1. */
export const prepareRace = (rules: RaceRules, progress: ReportRaceProgress, effort?: RaceEffort): void => {
  raceOf(rules, effort, progress);
  progress(1);
};
