/**
 * The lasting effects of a finished match: stars, achievements, the daily result. A game defines them as pure functions
 * of the match, and the host stores them together with it, so that the UI cannot lose a result or count it twice.
 */
import type { MatchRecord } from "./record.ts";
import type { Result } from "./result.ts";
import type { Seat } from "./rules.ts";

/** Why a match is played, where its settings do not say: a daily level, a lesson, a tournament. */
export interface Occasion {
  readonly kind: string;
  /** A date, a name or a number, depending on the kind. */
  readonly about: string;
}

/** An event in a match that is not a move: a hint was requested, a solution was shown. */
export interface Note {
  /** The number of entries in the match at that time. */
  readonly after: number;
  readonly seat: Seat;
  readonly text: string;
}

/** A finished match from the point of view of one of its players. */
export interface FinishedMatch {
  readonly match: string;
  readonly record: MatchRecord;
  readonly seat: Seat;
  /** For each seat the bot that played it; undefined for a person. */
  readonly bots: readonly (string | undefined)[];
  readonly occasion?: Occasion;
  readonly notes: readonly Note[];
  readonly scores: readonly number[];
  /** Milliseconds of the host's clock; never earlier than `begun`. */
  readonly begun: number;
  readonly ended: number;
  /** When the first match of the series began, if this one is a restart; otherwise equal to `begun`. */
  readonly since?: number;
}

/** A result with the match it belongs to. */
export interface MatchResultOf<ResultData> {
  readonly match: string;
  readonly begun: number;
  readonly ended: number;
  readonly result: ResultData;
}

/** What a finished match means beyond itself: its result, and what all results of a player add up to. */
export interface Aftermath<ResultData, Standing> {
  /** The result of one match; undefined if it does not count. */
  result(ended: FinishedMatch): ResultData | undefined;
  /** The initial standing of a new player. */
  readonly start: Standing;
  /** Adds one result to the standing. Results are added in the order in which their matches ended. */
  add(standing: Standing, earned: MatchResultOf<ResultData>): Standing;
  /**
   * Applies a note at once, since the match may never end: a solution that was looked up still counts if the match is
   * abandoned.
   */
  noted?(standing: Standing, note: Note, config: string): Standing;
  readResult(value: unknown): Result<ResultData>;
  readStanding(value: unknown): Result<Standing>;
}

export type AnyAftermath = Aftermath<unknown, unknown>;
