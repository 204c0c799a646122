/** The stored totals of all runs: stars, achievements, statistics, days, and the last runs. */
import { boolean, date, integer, list, object, oneOf, record, type Schema, string } from "@turnlight/kernel/schema";
import { type KitName, kitNames } from "../rules/kits.ts";
import { type Challenge, challenges } from "../rules/state.ts";
import { stakes } from "../rules/stock.ts";
import { type ThirteenAchievement, thirteenAchievements } from "./achievements.ts";

const countings = ["run", "daily", "practice"] as const;
const endings = ["lost", "retired", "finished", "left"] as const;

/** The summary of one run. */
export interface RunResult {
  /** Whether it counts, as normal and daily runs do; practice runs are only listed. */
  readonly counts: (typeof countings)[number];
  readonly challenge: Challenge;
  readonly stake: number;
  /** As it is displayed; empty for a daily run, whose seed cannot be typed. */
  readonly seed: string;
  /** The day of a daily run, or empty. */
  readonly date: string;
  readonly how: (typeof endings)[number];
  readonly stage: number;
  readonly cleared: number;
  readonly score: number;
  readonly target: number;
  /** The most points of a stage, and of a box with its name; no name if no box was scored. */
  readonly bestStage: number;
  readonly bestBox: string;
  readonly bestPoints: number;
  readonly achievements: readonly ThirteenAchievement[];
  /** What it began with, and the charms and special dice it ended with; absent in results from before there were kits. */
  readonly kit?: KitName;
  readonly build?: readonly string[];
  /** The coach or a hint was used. */
  readonly helped?: boolean;
}

/** A run in the list of the last ones. */
export interface RunSummary extends RunResult {
  readonly match: string;
  readonly ended: number;
}

/** The daily run that counts: the one that was begun first. */
export interface DailyRunResult {
  readonly begun: number;
  readonly cleared: number;
  readonly score: number;
  readonly target: number;
}

/** The furthest run of a kit at a stake, and the most points of one of its stages. */
interface PersonalBest {
  readonly runs: number;
  readonly cleared: number;
  readonly bestStage: number;
}

export const bestKey = (kit: KitName, stake: number): string => `${kit} ${stake}`;

/** More stages are better, then more points in the last stage: the order of boards. */
export const compareDays = (
  one: Pick<DailyRunResult, "cleared" | "score">,
  other: Pick<DailyRunResult, "cleared" | "score">,
): number => one.cleared - other.cleared || one.score - other.score;

export interface ThirteenStanding {
  /** All stars ever earned; spent ones are not subtracted. */
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
  /** The best run of each kit and stake without a challenge, by `classic 0`; absent until there is one. */
  readonly byKit?: Readonly<Record<string, PersonalBest>>;
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

const count = integer(0);
const text = string(0, 40);
const achievement = oneOf(...thirteenAchievements);
const challenge = oneOf(...challenges);

const run = {
  counts: oneOf(...countings),
  challenge,
  stake: count,
  seed: text,
  date: text,
  how: oneOf(...endings),
  stage: count,
  cleared: count,
  score: count,
  target: count,
  bestStage: count,
  bestBox: text,
  bestPoints: count,
  achievements: list(achievement),
};

const later = { kit: oneOf(...kitNames), build: list(text), helped: boolean };

export const readResult: Schema<RunResult> = object(run, later);

export const readStanding: Schema<ThirteenStanding> = object(
  {
    stars: count,
    achievements: record(achievement, count),
    runs: count,
    victories: count,
    stages: count,
    mostStages: count,
    bestStage: count,
    bestBox: text,
    bestPoints: count,
    endedAt: list(count),
    best: record(challenge, count),
    stake: integer(0, stakes.most),
    days: record(date, object({ begun: count, cleared: count, score: count, target: count })),
    last: list(object({ ...run, match: text, ended: count }, later)),
  },
  { byKit: record(text, object({ runs: count, cleared: count, bestStage: count })) },
);
