/**
 * Courses: what many people play alike, to be compared on a board or in a challenge. A game says which courses it has
 * and what a finished match on one came to; whoever asks has replayed the match before.
 */
import type { Note } from "./aftermath.ts";
import type { Seed } from "./chance.ts";
import type { Outcome } from "./match.ts";
import type { Entry } from "./record.ts";
import type { Result } from "./result.ts";
import type { BaseFact, Seat } from "./rules.ts";

/** What is the same for everybody on a course. */
export interface BoardCourse {
  readonly config: string;
  /** Left out if everybody has dice of their own, or if there are none. */
  readonly seed?: Seed;
  /** For each seat the bot that plays it; null for the person. */
  readonly bots: readonly (string | null)[];
}

/** A match on a course that was replayed to its end, from its player's point of view. */
export interface ReplayedCourse<State> {
  readonly state: State;
  readonly steps: readonly { readonly entry: Entry; readonly told: readonly { readonly fact: BaseFact }[] }[];
  readonly outcome: Outcome;
  readonly seat: Seat;
  readonly notes: readonly Note[];
}

/** Scores are whole numbers from 0 to this. */
export const mostCourseScore = 2 ** 40 - 1;

export interface CourseResult {
  /** The order of a board: more is better. */
  readonly score: number;
  /** What is shown of it, by name. */
  readonly figures: Readonly<Record<string, number>>;
  /** Hints or a coach were used. */
  readonly helped: boolean;
}

/** The key of a course: `daily 2026-11-18`, `level grove-3`, `run 2 classic`. */
export type CourseKind = "daily" | "level" | "run";

export interface GameCourses<State> {
  /** Neither dice nor anything hidden: nothing can be known too early, so that a result counts wherever it was played. */
  readonly isOpen: boolean;
  /** The course with this key; a refusal if there is none. May take a while. */
  course(key: string): Result<BoardCourse>;
  /** What a finished match came to; a refusal if it counts for no board, as when it was given up. */
  result(played: ReplayedCourse<State>): Result<CourseResult>;
}

export type AnyGameCourses = GameCourses<unknown>;

/** The kind of a course by its key. */
export const courseKindOf = (key: string): CourseKind | undefined => {
  const [kind] = key.split(" ");
  return kind === "daily" || kind === "level" || kind === "run" ? kind : undefined;
};

/** The day of a daily course. */
export const courseDayOf = (key: string): string | undefined => {
  const [kind, date] = key.split(" ");
  return kind === "daily" ? date : undefined;
};
