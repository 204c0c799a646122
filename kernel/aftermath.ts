/**
 * What a finished match means beyond itself: stars, achievements, the day's result. A game says it once, as pure
 * functions of the match; whoever keeps matches keeps this with them, so that no screen can lose it or count it twice.
 */
import type { MatchRecord } from "./record.ts";
import type { Result } from "./result.ts";
import type { Seat } from "./rules.ts";

/** Why a match is played, where its settings do not say: the level of a day, a lesson, a tournament. */
export interface Occasion {
  readonly kind: string;
  /** A date, a name, a number: whatever the kind needs. */
  readonly about: string;
}

/** Something about a match that is no move: a hint that was asked for, a solution that was shown. */
export interface Note {
  /** How many entries the match had. */
  readonly after: number;
  readonly seat: Seat;
  readonly text: string;
}

/** A finished match, as one of its players may look back at it. */
export interface FinishedMatch {
  readonly match: string;
  readonly record: MatchRecord;
  readonly seat: Seat;
  /** For each seat the bot that sat there; nothing where a person did. */
  readonly bots: readonly (string | undefined)[];
  readonly occasion?: Occasion;
  readonly notes: readonly Note[];
  readonly scores: readonly number[];
  /** Milliseconds of the host's clock; never before it was begun. */
  readonly begun: number;
  readonly ended: number;
  /** When the first match of the evening began, if it was played anew since; else it is `begun`. */
  readonly since?: number;
}

/** A result with the match it belongs to. */
export interface MatchResultOf<ResultData> {
  readonly match: string;
  readonly begun: number;
  readonly ended: number;
  readonly result: ResultData;
}

export interface Aftermath<ResultData, Standing> {
  /** What one match earned; nothing where it counts for nothing. */
  result(ended: FinishedMatch): ResultData | undefined;
  /** Where everybody begins. */
  readonly start: Standing;
  /** All that was earned so far, and one more. Matches come in the order in which they ended. */
  add(standing: Standing, earned: MatchResultOf<ResultData>): Standing;
  /** A note in a match that may never end: a solution looked up is not forgotten by walking away. */
  noted?(standing: Standing, note: Note, config: string): Standing;
  readResult(value: unknown): Result<ResultData>;
  readStanding(value: unknown): Result<Standing>;
}

export type AnyAftermath = Aftermath<unknown, unknown>;
