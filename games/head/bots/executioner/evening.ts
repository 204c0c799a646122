/**
 * An evening with the Executioner: results carry from match to match, so that nobody loses or wins all night. A plain
 * value that a host keeps: the state and a result in, the next state out. Within a match the rubber band works from
 * the skill the evening gives it.
 */
import { accept, quote, type Result, refuse, type TextForm } from "@turnlight/kernel";
import type { Difficulty } from "../../rules/index.ts";
import { type ExecutionerConfig, executionerConfig } from "./config.ts";
import { cents, freshTemper, held, readDifficulty, type Temper } from "./temper.ts";

export interface Evening {
  readonly difficulty: Difficulty;
  /** With which the next match begins. */
  readonly skill: number;
  /** The human's results in a row: above 0 wins, below 0 losses. */
  readonly run: number;
}

export const freshEvening = (difficulty: Difficulty, config: ExecutionerConfig = executionerConfig): Evening => ({
  difficulty,
  skill: config.band.start[difficulty].skill,
  run: 0,
});

/**
 * The temper in which the Executioner begins the next match. The thresholds move along with the skill, one for each
 * step: without that the band would have undone the start of a match after a few guesses.
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
 * The difficulty by which the Executioner's own misses are limited in the next match: Normal, until its skill has come
 * to an end of its range and cannot even things out any further.
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

/** Which board it sets in the next match: of so many the kindest, or below zero the least kind. */
export const hidesFor = (
  { difficulty, skill }: Pick<Evening, "difficulty" | "skill">,
  { evening }: ExecutionerConfig = executionerConfig,
): number => {
  const { range, hides } = evening[difficulty];
  return hides[Math.round((skill - range[0]) / evening.step)] ?? 1;
};

/** A match is over: from so many wins or losses in a row on, each moves the skill by one step, within the difficulty's range. */
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

/** `normal/0.4/-2`: the difficulty, the skill, the results in a row. */
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

/** The evening that a bot's name tells, as in `executioner:normal/0.4/-2`; nothing where it tells none. */
export const eveningOf = (bot: string): Evening | undefined => {
  const read = eveningText.read(bot.replace(/^executioner:/, ""));
  return read.ok ? read.value : undefined;
};
