/** A cache of solved races: solving one takes seconds, a lookup almost no time. */
import { runToEnd, type Work } from "@turnlight/kernel";
import { mostStreak, roundedTo } from "../rules/streak.ts";
import { writeTable } from "../rules/table-text.ts";
import { Race, type RaceEffort, type RaceRules, type ReportRaceProgress } from "./race.ts";
import { rollbookOf } from "./rollbook.ts";

/** Fast enough to wait for, with the error measured in docs/zonk-strength.md. */
const usualGrowth = 0.5;
/** For a preliminary result. */
const roughGrowth = 1;
/** Up to this much work a race is solved exactly by default: about a second. */
const quickWork = 1e8;
const mostKept = 4;

/** The approximate number of options to be evaluated to solve a race exactly. */
export const workOf = ({ table, target, streak }: RaceRules): number => {
  const { unit, groups } = rollbookOf(table);
  const options = groups.flat().reduce((sum, group) => sum + group.options.length, 0);
  const pairs = streak ? ((target / roundedTo) * (mostStreak + 1)) ** 2 : (target / unit) ** 2;
  return pairs * (target / unit / 2) * options;
};

/** Every score where that is quick, else a coarse ladder. */
const usualEffort = (rules: RaceRules): RaceEffort => (workOf(rules) <= quickWork ? {} : { growth: usualGrowth });

const cache = new Map<string, Race>();

const keyOf = ({ table, target, streak }: RaceRules, effort: RaceEffort | undefined): string => {
  const how = effort === undefined ? "usual" : `${effort.growth ?? "exact"} ${effort.dense ?? ""}`;
  return `${writeTable(table)} ${target} ${streak} ${how}`;
};

export const raceIsReady = (rules: RaceRules, effort?: RaceEffort): boolean => cache.has(keyOf(rules, effort));

/** The cached race; else it is solved step by step, each yielding the share of the work that is done. */
export function* solvingRace({ table, target, streak }: RaceRules, effort?: RaceEffort): Work<Race> {
  const rules = { table, target, streak };
  const key = keyOf(rules, effort);
  const known = cache.get(key);
  if (known !== undefined) return known;
  const race = yield* Race.solving(rules, effort ?? usualEffort(rules));
  const [oldest] = cache.keys();
  if (cache.size >= mostKept && oldest !== undefined) cache.delete(oldest);
  cache.set(key, race);
  return race;
}

export const raceOf = (rules: RaceRules, effort?: RaceEffort, progress?: ReportRaceProgress): Race =>
  runToEnd(solvingRace(rules, effort), progress);

/** A rough race for a preliminary result: `dense` scores near the target, and widening steps from there. */
export const roughly = (dense: number): RaceEffort => ({ growth: roughGrowth, dense });

/** Solves the race ahead of time, so that the first query is answered at once; the last share reported is 1. */
export const prepareRace = (rules: RaceRules, progress: ReportRaceProgress, effort?: RaceEffort): void => {
  raceOf(rules, effort, progress);
  progress(1);
};
