/** A level with its par and difficulty, and the study they come from. */
import type { Level } from "../rules/level.ts";
import { setup } from "../rules/state.ts";
import { type Study, study } from "../solver/study.ts";
import { difficultyOf, type LevelDifficulty } from "./difficulty.ts";

export interface Rated {
  readonly level: Level;
  readonly par: number;
  readonly difficulty: LevelDifficulty;
  readonly study: Study;
}

/** Undefined for a level that cannot be solved, or not be explored within this many positions. */
export const rate = (level: Level, states: number): Rated | undefined => {
  const start = setup(level);
  const studied = study(start, { states });
  if (studied.kind === "gave-up") return undefined;
  const difficulty = difficultyOf(studied.study, start);
  if (difficulty === undefined) return undefined;
  return { level, par: difficulty.traits.length, difficulty, study: studied.study };
};
