/** The board the Executioner sets against a human, by the human's difficulty: drawn by the match's seed. */
import { chanceOf, type Draw, pick, type Seed } from "@turnlight/kernel";
import type { Difficulty } from "../../rules/index.ts";
import { type ExecutionerConfig, executionerConfig } from "./config.ts";

export interface BoardShape {
  readonly grid: number;
  readonly words: number;
}

const shapeFor = (
  difficulty: Difficulty,
  draw: Draw,
  { board }: ExecutionerConfig = executionerConfig,
): BoardShape => ({
  grid: pick(draw, board[difficulty].grids),
  words: pick(draw, board[difficulty].words),
});

/** The same for everybody who holds the seed. */
export const shapeBySeed = (difficulty: Difficulty, seed: Seed): BoardShape =>
  shapeFor(difficulty, chanceOf(seed).stream("the executioner's board"));
