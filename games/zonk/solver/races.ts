/** Solved races, kept: solving one takes seconds, asking it takes none. */
import { roundedTo } from "../rules/streak.ts";
import { writeTable } from "../rules/table-text.ts";
import { Race, type RaceEffort, type RaceRules } from "./race.ts";
import { rollbookOf } from "./rollbook.ts";

/** Fast enough to wait for, and its error is measured in docs/zonk-strength.md. */
export const usualGrowth = 0.2;
/** Up to this many pairs of scores and streaks a race is solved exactly without asking: about a second. */
const quickPairs = 10_000;
const mostKept = 4;

const pairsOf = ({ table, target, streak }: RaceRules): number =>
  streak ? ((target / roundedTo) * 6) ** 2 : (target / rollbookOf(table).unit) ** 2;

/** Every score where that is quick, a coarse ladder where it is not. */
export const usualEffort = (rules: RaceRules): RaceEffort =>
  pairsOf(rules) <= quickPairs ? {} : { growth: usualGrowth };

const kept = new Map<string, Race>();

export const raceOf = (rules: RaceRules, effort: RaceEffort = usualEffort(rules)): Race => {
  const key = `${writeTable(rules.table)} ${rules.target} ${rules.streak} ${effort.growth ?? "exact"}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const race = new Race({ table: rules.table, target: rules.target, streak: rules.streak }, effort);
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(key, race);
  return race;
};
