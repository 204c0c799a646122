/** What duels against the house add up to, as it is kept: the duels, the days, and how the evening goes. */
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

/** What one duel earned. */
export interface DuelResult extends Duel {
  /** A sign for each guess, as it is shared. */
  readonly signs: string;
  /** The day whose duel it was, or empty. */
  readonly date: string;
  /** How the evening with the Executioner goes on, as `eveningText` writes it; empty where it was no part of one. */
  readonly evening: string;
}

/** One day's duel: the first that was fought. */
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
  /** The last word on an evening and when it was spoken; nothing before the first. */
  readonly evening: { readonly text: string; readonly at: number } | null;
}

export const start: HeadStanding = { duels: [], days: {}, evening: null };

const count = integer(0);
/** More signs than guesses a duel can have. */
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

export const readResult: Schema<DuelResult> = object({ ...duel, signs, date: string(0, 10), evening });

export const readStanding: Schema<HeadStanding> = object({
  duels: list(readPlayedDuel),
  days: record(date, readDayResult),
  evening: nullable(object({ text: evening, at: count })),
});

/** An evening ends when nobody has come back for this long. */
const eveningLength = 8 * 60 * 60 * 1000;

/** The evening that still goes on at a moment, as `eveningText` writes it. */
export const eveningAt = (standing: HeadStanding, now: number): string | undefined =>
  standing.evening !== null && now - standing.evening.at < eveningLength ? standing.evening.text : undefined;
