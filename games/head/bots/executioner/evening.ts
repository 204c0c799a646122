/**
 * An evening with the Executioner: results carry from match to match, so that nobody loses or wins all night. A plain
 * value that a host keeps: the state and a result in, the next state out. Within a match the rubber band works from
 * the skill the evening gives it.
 */
import { accept, quote, type Read, refuse, type TextForm } from "@turnlight/kernel";
import type { Difficulty } from "../../rules/index.ts";
import { type ExecutionerConfig, executionerConfig } from "./config.ts";
import { freshTemper, readDifficulty, type Temper } from "./temper.ts";

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

/** The temper in which the Executioner begins the next match. */
export const temperFor = (
  { difficulty, skill }: Pick<Evening, "difficulty" | "skill">,
  config: ExecutionerConfig = executionerConfig,
): Temper => ({ ...freshTemper(difficulty, config), skill });

/** A match is over: from the second win or loss in a row on, each moves the skill by one step, within the difficulty's range. */
export const eveningAfter = (
  { difficulty, skill, run }: Evening,
  humanWon: boolean,
  { evening: { step, inARow, range } }: ExecutionerConfig = executionerConfig,
): Evening => {
  const way = humanWon ? 1 : -1;
  const next = Math.sign(run) === way ? run + way : way;
  const moved = Math.abs(next) >= inARow ? skill + way * step : skill;
  const [least, most] = range[difficulty];
  return { difficulty, skill: Math.round(Math.min(most, Math.max(least, moved)) * 100) / 100, run: next };
};

/** `normal/0.4/-2`: the difficulty, the skill, the results in a row. */
export const eveningText: TextForm<Evening> = {
  write: ({ difficulty, skill, run }) => [difficulty, skill, run].join("/"),
  read(text): Read<Evening> {
    const [, name = "", skill = "", run = ""] = /^([a-z]+)\/(0\.\d{1,2})\/(0|-?[1-9]\d{0,3})$/.exec(text) ?? [];
    const difficulty = readDifficulty(name);
    if (difficulty === undefined)
      return refuse("bad-evening", `the evening is ${quote(text)}`, {
        right: "difficulty/skill/run, as in normal/0.4/-2",
      });
    const [least, most] = executionerConfig.evening.range[difficulty];
    if (Number(skill) < least || Number(skill) > most)
      return refuse("bad-evening", `the skill is ${skill}`, { right: `from ${least} to ${most} on ${difficulty}` });
    return accept({ difficulty, skill: Number(skill), run: Number(run) });
  },
};
