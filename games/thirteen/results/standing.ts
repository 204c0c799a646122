/** What runs add up to, as it is kept: stars, achievements, figures, days, and the last runs. */
import { accept, isDay, type Result, refuse } from "@turnlight/kernel";
import { type Challenge, challenges } from "../rules/state.ts";
import { stakes } from "../rules/stock.ts";
import { type ThirteenAchievement, thirteenAchievements } from "./achievements.ts";

const countings = ["run", "daily", "practice"] as const;
const endings = ["lost", "retired", "finished", "left"] as const;

/** How one run went. */
export interface RunResult {
  /** A run counts, the day's too; practice is only remembered. */
  readonly counts: (typeof countings)[number];
  readonly challenge: Challenge;
  readonly stake: number;
  /** As it is read out; empty for a run of a day, which nobody can type. */
  readonly seed: string;
  /** The day of a daily run, or empty. */
  readonly date: string;
  readonly how: (typeof endings)[number];
  readonly stage: number;
  readonly cleared: number;
  readonly score: number;
  readonly target: number;
  /** The most points of a stage, and of a box with its name; no name where no box was scored. */
  readonly bestStage: number;
  readonly bestBox: string;
  readonly bestPoints: number;
  readonly achievements: readonly ThirteenAchievement[];
}

/** A run in the list of the last ones. */
export interface RunSummary extends RunResult {
  readonly match: string;
  readonly ended: number;
}

/** The run of a day that counts: the one that was begun first. */
export interface DailyRunResult {
  readonly begun: number;
  readonly cleared: number;
  readonly score: number;
  readonly target: number;
}

export interface ThirteenStanding {
  /** All that were ever earned; what was spent is not taken off. */
  readonly stars: number;
  /** When each was first earned. */
  readonly achievements: Readonly<Partial<Record<ThirteenAchievement, number>>>;
  readonly runs: number;
  readonly victories: number;
  /** Stages cleared by all runs together, and by the best one. */
  readonly stages: number;
  readonly mostStages: number;
  readonly bestStage: number;
  readonly bestBox: string;
  readonly bestPoints: number;
  /** How many runs ended at each stage, from the first on. */
  readonly endedAt: readonly number[];
  /** The best of each challenge: stages, or points for the Purist. */
  readonly best: Readonly<Partial<Record<Challenge, number>>>;
  /** The highest stake that may be chosen. */
  readonly stake: number;
  readonly days: Readonly<Record<string, DailyRunResult>>;
  /** The last one first. */
  readonly last: readonly RunSummary[];
}

export const start: ThirteenStanding = {
  stars: 0,
  achievements: {},
  runs: 0,
  victories: 0,
  stages: 0,
  mostStages: 0,
  bestStage: 0,
  bestBox: "",
  bestPoints: 0,
  endedAt: [],
  best: {},
  stake: 0,
  days: {},
  last: [],
};

type JsonObject = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 40;
const isOneOf =
  <Name extends string>(names: readonly Name[]) =>
  (value: unknown): value is Name =>
    names.some((name) => name === value);
const isListOf =
  <One>(isOne: (value: unknown) => value is One) =>
  (value: unknown): value is readonly One[] =>
    Array.isArray(value) && value.every(isOne);

const isAchievement = isOneOf(thirteenAchievements);
const isChallenge = isOneOf(challenges);

const isResult = (value: unknown): value is RunResult =>
  isFields(value) &&
  isOneOf(countings)(value["counts"]) &&
  isChallenge(value["challenge"]) &&
  isCount(value["stake"]) &&
  isText(value["seed"]) &&
  isText(value["date"]) &&
  isOneOf(endings)(value["how"]) &&
  ["stage", "cleared", "score", "target", "bestStage", "bestPoints"].every((name) => isCount(value[name])) &&
  isText(value["bestBox"]) &&
  isListOf(isAchievement)(value["achievements"]);

const isLine = (value: unknown): value is RunSummary =>
  isResult(value) && isFields(value) && isText(value["match"]) && isCount(value["ended"]);

const isDayResult = (value: unknown): value is DailyRunResult =>
  isFields(value) && ["begun", "cleared", "score", "target"].every((name) => isCount(value[name]));

const isMapOf = (value: unknown, isKey: (key: string) => boolean, isOne: (value: unknown) => boolean): boolean =>
  isFields(value) && Object.entries(value).every(([key, one]) => isKey(key) && isOne(one));

const counted = ["stars", "runs", "victories", "stages", "mostStages", "bestStage", "bestPoints", "stake"] as const;

const isStanding = (value: unknown): value is ThirteenStanding =>
  isFields(value) &&
  counted.every((name) => isCount(value[name])) &&
  isMapOf(value["achievements"], isAchievement, isCount) &&
  isText(value["bestBox"]) &&
  isListOf(isCount)(value["endedAt"]) &&
  isMapOf(value["best"], isChallenge, isCount) &&
  isCount(value["stake"]) &&
  value["stake"] <= stakes.most &&
  isMapOf(value["days"], isDay, isDayResult) &&
  isListOf(isLine)(value["last"]);

export const readResult = (value: unknown): Result<RunResult> =>
  isResult(value) ? accept(value) : refuse("bad-result", "that is no result of a run");

export const readStanding = (value: unknown): Result<ThirteenStanding> =>
  isStanding(value) ? accept(value) : refuse("bad-standing", "that is no standing of runs");
