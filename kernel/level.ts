/** Levels that people make and publish: a game says what there is to know of one before others may play it. */
import type { Result } from "./result.ts";

/** A level that was solved. */
export interface ExaminedLevel {
  /** The level as the game writes it; the same level always has the same text. */
  readonly code: string;
  /** The settings of a match on it. */
  readonly config: string;
  /** Equal for levels that a player would call the same, as when one is the other turned. */
  readonly likeness: string;
  readonly width: number;
  readonly height: number;
  /** The moves of a shortest solution. */
  readonly par: number;
  /** From 1 to 10; left out where it cannot be computed. */
  readonly difficulty?: number;
  /** What it cannot be solved without. */
  readonly ideas: readonly string[];
}

export interface GameLevels {
  /** Solves a level; a refusal if it has no solution or none can be found. May take seconds. */
  examine(code: string): Result<ExaminedLevel>;
}
