/**
 * The rubber band: how good the Executioner is right now, and how soon that changes. A plain value that a host keeps
 * through an evening; within a match it follows from the opponent's guesses.
 */
import { accept, quote, type Result, refuse, type TextForm } from "@turnlight/kernel";
import { type Difficulty, difficulties } from "../../rules/index.ts";
import { type ExecutionerConfig, executionerConfig } from "./config.ts";

export interface Temper {
  readonly skill: number;
  /** The opponent's hits in a row that raise it, and misses in a row that lower it. */
  readonly hitsToRaise: number;
  readonly missesToLower: number;
  /** The opponent's run: above 0 hits, below 0 misses. */
  readonly run: number;
  /** Adjustments in the same direction: above 0 upwards, below 0 downwards. */
  readonly trend: number;
}

export const freshTemper = (difficulty: Difficulty, config: ExecutionerConfig = executionerConfig): Temper => {
  const { skill, hits, misses } = config.band.start[difficulty];
  return { skill, hitsToRaise: hits, missesToLower: misses, run: 0, trend: 0 };
};

export const held = (value: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Math.min(most, Math.max(least, value));

/** Steps of 0.15 are kept to the cent, so that 0.25 + 0.15 − 0.15 is 0.25. */
export const cents = (skill: number): number => Math.round(skill * 100) / 100;

const adjusted = (temper: Temper, up: boolean, { band }: ExecutionerConfig): Temper => {
  const way = up ? 1 : -1;
  const trend = Math.sign(temper.trend) === way ? temper.trend + way : way;
  const adapts = Math.abs(trend) >= band.adaptsFrom ? way : 0;
  return {
    skill: cents(held(temper.skill + way * band.step, band.skill)),
    hitsToRaise: held(temper.hitsToRaise - adapts, band.threshold),
    missesToLower: held(temper.missesToLower + adapts, band.threshold),
    run: 0,
    trend,
  };
};

/** The opponent guessed: a hit or a miss, a word as much as a letter. */
export const temperAfter = (temper: Temper, hit: boolean, config: ExecutionerConfig = executionerConfig): Temper => {
  const run = hit ? Math.max(0, temper.run) + 1 : Math.min(0, temper.run) - 1;
  if (run >= temper.hitsToRaise) return adjusted(temper, true, config);
  if (-run >= temper.missesToLower) return adjusted(temper, false, config);
  return { ...temper, run };
};

const least = executionerConfig.band.threshold.least;
const most = executionerConfig.band.threshold.most;

/** `0.25/5/2/0/0`: skill, both thresholds, the run, the trend. */
export const temperText: TextForm<Temper> = {
  write: ({ skill, hitsToRaise, missesToLower, run, trend }) =>
    [skill, hitsToRaise, missesToLower, run, trend].join("/"),
  read(text): Result<Temper> {
    const parts = /^(0\.\d{1,2}|[01])\/([1-7])\/([1-7])\/(-?[0-6])\/(0|-?[1-9]\d{0,5})$/.exec(text);
    if (parts === null)
      return refuse("bad-temper", `the temper is ${quote(text)}`, {
        right: `skill/hits/misses/run/trend, thresholds from ${least} to ${most}, as in 0.25/5/2/0/0`,
      });
    const [skill = 0, hitsToRaise = 1, missesToLower = 1, run = 0, trend = 0] = parts.slice(1).map(Number);
    return accept({ skill, hitsToRaise, missesToLower, run: run + 0, trend: trend + 0 });
  },
};

export const readDifficulty = (text: string): Difficulty | undefined =>
  difficulties.find((difficulty) => difficulty === text);
