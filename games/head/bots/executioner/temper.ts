/**
 * The rubber band: the Executioner's current skill, and how soon it changes. A plain value that the host stores for an
 * evening; within a match it is derived from the opponent's guesses.
 */
import { accept, quote, type Result, refuse, type TextForm } from "@turnlight/kernel";
import { type Difficulty, difficulties } from "../../rules/index.ts";
import { type ExecutionerConfig, executionerConfig } from "./config.ts";

export interface Temper {
  readonly skill: number;
  /** The number of the opponent's consecutive hits that raise it, and of consecutive misses that lower it. */
  readonly hitsToRaise: number;
  readonly missesToLower: number;
  /** The opponent's current run: positive for hits, negative for misses. */
  readonly run: number;
  /** Consecutive adjustments in the same direction: positive upwards, negative downwards. */
  readonly trend: number;
}

export const freshTemper = (difficulty: Difficulty, config: ExecutionerConfig = executionerConfig): Temper => {
  const { skill, hits, misses } = config.band.start[difficulty];
  return { skill, hitsToRaise: hits, missesToLower: misses, run: 0, trend: 0 };
};

export const held = (value: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Math.min(most, Math.max(least, value));

/** Rounded to hundredths, so that 0.25 + 0.15 − 0.15 is 0.25. */
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

/** Applies a guess of the opponent: a hit or a miss, of a word as much as of a letter. */
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
