/**
 * The lasting effects of a finished run: stars, achievements, the daily result, and its summary in the list of runs.
 */
import { type Aftermath, type FinishedMatch, isDay, Match, type MatchResultOf } from "@turnlight/kernel";
import { hasLowTargets } from "../rules/challenges.ts";
import { plainDie } from "../rules/items.ts";
import { rulesBegunBy } from "../rules/run.ts";
import { starsFor } from "../rules/stars.ts";
import type { RunFact, RunState } from "../rules/state.ts";
import { stakes, targets } from "../rules/stock.ts";
import { earnedBy, type ThirteenAchievement, thirteenAchievements } from "./achievements.ts";
import {
  bestKey,
  type RunResult,
  type RunSummary,
  readResult,
  readStanding,
  start,
  type ThirteenStanding,
} from "./standing.ts";

/**
 * Why a run is played. A `run` and the `daily` count, `about` being its seed and its day; a typed `seed` and a daily
 * `again` are practice; a `tour` has no lasting effect.
 */
export type RunOccasion = "run" | "seed" | "daily" | "again" | "tour";

/** Noted in a run once the coach or a hint was used. */
export const helpNote = "help";

/** How many of the last runs are listed. */
const listed = 30;

type RunStep = { readonly state: RunState; readonly told: readonly { readonly fact: RunFact }[] };

const bestOf = (steps: readonly RunStep[], last: RunState): Pick<RunResult, "bestStage" | "bestBox" | "bestPoints"> => {
  let best = { bestStage: last.sheet.score, bestBox: "", bestPoints: 0 };
  for (const { told } of steps)
    for (const { fact } of told) {
      if (fact.kind === "stood") best = { ...best, bestStage: Math.max(best.bestStage, fact.score) };
      if (fact.kind === "scored" && fact.total > best.bestPoints)
        best = { ...best, bestBox: fact.category, bestPoints: fact.total };
    }
  return best;
};

const achievedIn = (steps: readonly RunStep[], first: RunState, isDaily: boolean): readonly ThirteenAchievement[] => {
  const got = new Set<ThirteenAchievement>();
  let before = first;
  for (const { state: after, told } of steps) {
    for (const { fact } of told) for (const name of earnedBy(fact, { before, after, isDaily })) got.add(name);
    before = after;
  }
  return thirteenAchievements.filter((name) => got.has(name));
};

const countsAs = (kind: string | undefined): RunResult["counts"] =>
  kind === "run" || kind === "daily" ? kind : "practice";

/** Undefined for a tour, a bot's run, or one that was made easier. */
const result = ({ record, seat, bots, occasion, notes }: FinishedMatch): RunResult | undefined => {
  const kind = occasion?.kind;
  if (kind === "tour" || bots[seat] !== undefined) return undefined;
  const rules = rulesBegunBy(record.version);
  const resumed = Match.resume(rules, record);
  if (!resumed.ok) return undefined;
  const { match, steps } = resumed.value;
  const { state } = match;
  const { config, phase, sheet } = state;
  const about = occasion?.about ?? "";
  const isDays = (kind === "daily" || kind === "again") && isDay(about);
  if (config.first !== targets.first || (kind === "daily" && !isDays)) return undefined;
  const counts = countsAs(kind);
  return {
    counts,
    challenge: config.challenge,
    stake: config.stake,
    seed: isDays ? "" : about,
    date: isDays ? about : "",
    how: phase.kind === "over" ? phase.how : "left",
    stage: state.stage,
    cleared: state.cleared,
    score: sheet.score,
    target: sheet.target,
    ...bestOf(steps, state),
    ...(notes.some(({ text }) => text === helpNote) && { helped: true }),
    kit: config.kit,
    build: [...state.charms.map(({ item }) => item), ...state.dice.filter((die) => die !== plainDie)],
    achievements: counts === "practice" ? [] : achievedIn(steps, rules.setup(config), counts === "daily"),
  };
};

const withDay = (
  days: ThirteenStanding["days"],
  { begun, result }: MatchResultOf<RunResult>,
): ThirteenStanding["days"] => {
  const { counts, date, cleared, score, target } = result;
  const known = days[date];
  if (counts !== "daily" || (known !== undefined && known.begun <= begun)) return days;
  return { ...days, [date]: { begun, cleared, score, target } };
};

const withOneMore = (endedAt: readonly number[], stage: number): readonly number[] =>
  Array.from({ length: Math.max(endedAt.length, stage) }, (_, i) => (endedAt[i] ?? 0) + (i === stage - 1 ? 1 : 0));

/** Victory at a stake unlocks the next one. */
const stakeAfter = (stake: number, { challenge, cleared, stake: played }: RunResult): number =>
  challenge === "none" && cleared >= targets.victory ? Math.max(stake, Math.min(stakes.most, played + 1)) : stake;

/** Runs without a challenge are compared with those of the same kit and stake. */
const withBest = (
  { byKit }: ThirteenStanding,
  { challenge, kit, stake, cleared, bestStage }: RunResult,
): Pick<ThirteenStanding, "byKit"> => {
  if (kit === undefined || challenge !== "none") return byKit === undefined ? {} : { byKit };
  const key = bestKey(kit, stake);
  const known = byKit?.[key] ?? { runs: 0, cleared: 0, bestStage: 0 };
  const best = {
    runs: known.runs + 1,
    cleared: Math.max(known.cleared, cleared),
    bestStage: Math.max(known.bestStage, bestStage),
  };
  return { byKit: { ...byKit, [key]: best } };
};

const counted = (standing: ThirteenStanding, result: RunResult, ended: number): ThirteenStanding => {
  const { challenge, cleared, score, stage, bestStage, bestBox, bestPoints } = result;
  const isPurist = challenge === "purist";
  const isGentle = hasLowTargets(challenge);
  const isBetter = bestPoints > standing.bestPoints;
  const achieved = Object.fromEntries(result.achievements.map((name) => [name, ended]));
  return {
    ...standing,
    stars: standing.stars + (isPurist ? 0 : starsFor(cleared, challenge)),
    achievements: { ...achieved, ...standing.achievements },
    runs: standing.runs + 1,
    victories: standing.victories + (!isGentle && cleared >= targets.victory ? 1 : 0),
    stages: standing.stages + cleared,
    mostStages: isGentle ? standing.mostStages : Math.max(standing.mostStages, cleared),
    bestStage: Math.max(standing.bestStage, bestStage),
    bestBox: isBetter ? bestBox : standing.bestBox,
    bestPoints: Math.max(standing.bestPoints, bestPoints),
    endedAt: isPurist || isGentle ? standing.endedAt : withOneMore(standing.endedAt, stage),
    best: {
      ...standing.best,
      [challenge]: Math.max(standing.best[challenge] ?? 0, isPurist ? score : cleared),
    },
    stake: stakeAfter(standing.stake, result),
    ...withBest(standing, result),
  };
};

/** Of several runs of one day only the first counts, whatever their order of arrival. */
const add = (standing: ThirteenStanding, earned: MatchResultOf<RunResult>): ThirteenStanding => {
  const { result, match, ended } = earned;
  const isTwice = result.counts === "daily" && standing.days[result.date] !== undefined;
  const summary: RunSummary = { ...result, match, ended };
  const listing = { ...standing, last: [summary, ...standing.last].slice(0, listed) };
  const now = result.counts === "practice" || isTwice ? listing : counted(listing, result, ended);
  return { ...now, days: withDay(standing.days, earned) };
};

export const aftermath: Aftermath<RunResult, ThirteenStanding> = { result, start, add, readResult, readStanding };
