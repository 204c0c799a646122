/**
 * An evening is a series of matches with the Executioner: results carry over from match to match, to prevent long
 * winning or losing streaks. It is a plain value stored by the host: a state and a result produce the next state.
 * Within a match the rubber band starts from the skill of the evening.
 */
import { accept, quote, type Result, refuse, type TextForm } from "@turnlight/kernel";
import type { Difficulty } from "../../rules/index.ts";
import { type ExecutionerConfig, executionerConfig } from "./config.ts";
import { cents, freshTemper, held, readDifficulty, type Temper } from "./temper.ts";

export interface Evening {
  readonly difficulty: Difficulty;
  /** The initial skill of the next match. */
  readonly skill: number;
  /** The human's current streak: positive for wins, negative for losses. */
  readonly run: number;
}

export const freshEvening = (difficulty: Difficulty, config: ExecutionerConfig = executionerConfig): Evening => ({
  difficulty,
  skill: config.band.start[difficulty].skill,
  run: 0,
});

/**
 * The temper with which the Executioner begins the next match. The thresholds move along with the skill, one for each
 * step: otherwise the band would undo the initial skill after a few guesses.
 */
export const temperFor = (
  { difficulty, skill }: Pick<Evening, "difficulty" | "skill">,
  config: ExecutionerConfig = executionerConfig,
): Temper => {
  const { band, evening } = config;
  const fresh = freshTemper(difficulty, config);
  const steps = evening[difficulty].thresholds * Math.round((skill - fresh.skill) / evening.step);
  return {
    ...fresh,
    skill,
    hitsToRaise: held(fresh.hitsToRaise - steps, band.threshold),
    missesToLower: held(fresh.missesToLower + steps, band.threshold),
  };
};

/**
 * The difficulty that limits the Executioner's own misses in the next match: Normal, until its skill has reached an end
 * of its range and cannot compensate any further.
 */
export const houseDifficulty = (
  { difficulty, skill }: Pick<Evening, "difficulty" | "skill">,
  { evening }: ExecutionerConfig = executionerConfig,
): Difficulty => {
  const {
    range: [least, most],
    bears: [atLeast, atMost],
  } = evening[difficulty];
  if (skill <= least) return atLeast;
  return skill >= most ? atMost : "normal";
};

/** Which board it sets in the next match: the easiest of n, or the hardest if negative. */
export const hidesFor = (
  { difficulty, skill }: Pick<Evening, "difficulty" | "skill">,
  { evening }: ExecutionerConfig = executionerConfig,
): number => {
  const { range, hides } = evening[difficulty];
  return hides[Math.round((skill - range[0]) / evening.step)] ?? 1;
};

/**
 * Adds a finished match: from a streak of a certain length on, each result moves the skill by one step, within the
 * difficulty's range.
 */
export const eveningAfter = (
  { difficulty, skill, run }: Evening,
  humanWon: boolean,
  { evening }: ExecutionerConfig = executionerConfig,
): Evening => {
  const [least, most] = evening[difficulty].range;
  const way = humanWon ? 1 : -1;
  const next = Math.sign(run) === way ? run + way : way;
  const moved = Math.abs(next) >= evening.inARow ? skill + way * evening.step : skill;
  return { difficulty, skill: cents(held(moved, { least, most })), run: next };
};

/** `normal/0.4/-2`: the difficulty, the skill, the current streak. */
export const eveningText: TextForm<Evening> = {
  write: ({ difficulty, skill, run }) => [difficulty, skill, run].join("/"),
  read(text): Result<Evening> {
    const [, name = "", skill = "", run = ""] = /^([a-z]+)\/(0\.\d{1,2})\/(0|-?[1-9]\d{0,3})$/.exec(text) ?? [];
    const difficulty = readDifficulty(name);
    if (difficulty === undefined)
      return refuse("bad-evening", `the evening is ${quote(text)}`, {
        right: "difficulty/skill/run, as in normal/0.4/-2",
      });
    const [least, most] = executionerConfig.evening[difficulty].range;
    if (Number(skill) < least || Number(skill) > most)
      return refuse("bad-evening", `the skill is ${skill}`, { right: `from ${least} to ${most} on ${difficulty}` });
    return accept({ difficulty, skill: Number(skill), run: Number(run) });
  },
};

/** The evening encoded in a bot's name, as in `executioner:normal/0.4/-2`; undefined if there is none. */
export const eveningOf = (bot: string): Evening | undefined => {
  const read = eveningText.read(bot.replace(/^executioner:/, ""));
  return read.ok ? read.value : undefined;
};
