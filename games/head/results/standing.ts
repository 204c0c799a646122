/** The stored totals of duels against bots: the duels, the daily results, and the state of the evening. */
import {
  boolean,
  date,
  integer,
  list,
  nullable,
  number,
  object,
  oneOf,
  record,
  type Schema,
  string,
} from "@turnlight/kernel/schema";
import { difficulties } from "../rules/index.ts";
import { type Duel, endings, type PlayedDuel, rivals } from "./achievements.ts";
import { type DailyHuntResult, type HuntResult, readDailyHunt, readHuntResult } from "./hunt.ts";

/** The result of one duel. */
interface DuelResult extends Duel {
  /** One sign for each guess, as it is shared. */
  readonly signs: string;
  /** The day of a daily duel, or empty. */
  readonly date: string;
  /**
   * The next state of the evening with the Executioner, as `eveningText` writes it; empty if the duel was not part of
   * one.
   */
  readonly evening: string;
}

/** The result of a daily duel: the first one played. */
export interface DailyDuelResult {
  readonly won: boolean;
  readonly turns: number;
  readonly misses: number;
  readonly limit: number;
  readonly signs: string;
  /** Begun on the day itself, so that it counts for the streak. */
  readonly inTime: boolean;
}

export interface HeadStanding {
  /** In the order they ended. */
  readonly duels: readonly PlayedDuel[];
  readonly days: Readonly<Record<string, DailyDuelResult>>;
  /** The latest state of an evening and its time; null before the first. */
  readonly evening: { readonly text: string; readonly at: number } | null;
  /** The hunts of a day, by date; missing before the first. */
  readonly hunts?: Readonly<Record<string, DailyHuntResult>>;
}

export const start: HeadStanding = { duels: [], days: {}, evening: null };

const count = integer(0);
/** More signs than a duel can have guesses. */
const signs = string(0, 2000);
const evening = string(0, 60);

const duel = {
  won: boolean,
  difficulty: oneOf(...difficulties),
  opponent: oneOf(...rivals),
  grid: count,
  how: oneOf(...endings),
  summary: object({
    hits: count,
    misses: count,
    limit: count,
    words: count,
    turns: count,
    accuracy: number,
    wordsGuessed: count,
    bestRun: count,
  }),
};

export const readPlayedDuel: Schema<PlayedDuel> = object({ ...duel, match: string(0, 100), at: count });

export const readDayResult: Schema<DailyDuelResult> = object({
  won: boolean,
  turns: count,
  misses: count,
  limit: count,
  signs,
  inTime: boolean,
});

export type HeadResult = DuelResult | HuntResult;

export const isHunt = (result: HeadResult): result is HuntResult => "hunt" in result;

const readDuelResult: Schema<DuelResult> = object({ ...duel, signs, date: string(0, 10), evening });

/** By what it has, so that a duel that cannot be read is refused for its own reason. */
export const readResult: Schema<HeadResult> = (value) =>
  typeof value === "object" && value !== null && "hunt" in value ? readHuntResult(value) : readDuelResult(value);

export const readStanding: Schema<HeadStanding> = object(
  {
    duels: list(readPlayedDuel),
    days: record(date, readDayResult),
    evening: nullable(object({ text: evening, at: count })),
  },
  { hunts: record(date, readDailyHunt) },
);

/** An evening ends after this long without a match. */
const eveningLength = 8 * 60 * 60 * 1000;

/** The evening that is still in progress at a moment, as `eveningText` writes it. */
export const eveningAt = (standing: HeadStanding, now: number): string | undefined =>
  standing.evening !== null && now - standing.evening.at < eveningLength ? standing.evening.text : undefined;
