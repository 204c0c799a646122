/** What duels against the house add up to, as it is kept: the duels, the days, and how the evening goes. */
import { accept, isDay, type Result, refuse } from "@turnlight/kernel";
import { difficulties } from "../rules/index.ts";
import { type Duel, endings, type PlayedDuel, rivals } from "./achievements.ts";
import type { Summary } from "./summary.ts";

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

type JsonObject = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
const isText = (value: unknown, longest: number): value is string =>
  typeof value === "string" && value.length <= longest;
const isOneOf = (names: readonly string[], value: unknown): boolean => names.some((name) => name === value);

const counted = ["hits", "misses", "limit", "words", "turns", "wordsGuessed", "bestRun"] as const;

const isSummary = (value: unknown): value is Summary =>
  isFields(value) && counted.every((name) => isCount(value[name])) && typeof value["accuracy"] === "number";

const isDuel = (value: unknown): value is Duel =>
  isFields(value) &&
  typeof value["won"] === "boolean" &&
  isOneOf(difficulties, value["difficulty"]) &&
  isOneOf(rivals, value["opponent"]) &&
  isCount(value["grid"]) &&
  isOneOf(endings, value["how"]) &&
  isSummary(value["summary"]);

/** More signs than guesses a duel can have. */
const mostSigns = 2000;
const longestEvening = 60;

const isResult = (value: unknown): value is DuelResult =>
  isDuel(value) &&
  isFields(value) &&
  isText(value["signs"], mostSigns) &&
  isText(value["date"], 10) &&
  isText(value["evening"], longestEvening);

export const isPlayedDuel = (value: unknown): value is PlayedDuel =>
  isDuel(value) && isFields(value) && isText(value["match"], 100) && isCount(value["at"]);

export const isDayResult = (value: unknown): value is DailyDuelResult =>
  isFields(value) &&
  typeof value["won"] === "boolean" &&
  ["turns", "misses", "limit"].every((name) => isCount(value[name])) &&
  isText(value["signs"], mostSigns) &&
  typeof value["inTime"] === "boolean";

const isEvening = (value: unknown): boolean =>
  value === null || (isFields(value) && isText(value["text"], longestEvening) && isCount(value["at"]));

const isStanding = (value: unknown): value is HeadStanding =>
  isFields(value) &&
  Array.isArray(value["duels"]) &&
  value["duels"].every(isPlayedDuel) &&
  isFields(value["days"]) &&
  Object.entries(value["days"]).every(([date, day]) => isDay(date) && isDayResult(day)) &&
  isEvening(value["evening"]);

export const readResult = (value: unknown): Result<DuelResult> =>
  isResult(value)
    ? accept(value)
    : refuse("bad-result", "it is no result of a duel", { right: "what a finished duel earned" });

export const readStanding = (value: unknown): Result<HeadStanding> =>
  isStanding(value)
    ? accept(value)
    : refuse("bad-standing", "it is no standing of this game", { right: "duels, days and an evening" });

/** An evening ends when nobody has come back for this long. */
const evening = 8 * 60 * 60 * 1000;

/** The evening that still goes on at a moment, as `eveningText` writes it. */
export const eveningAt = (standing: HeadStanding, now: number): string | undefined =>
  standing.evening !== null && now - standing.evening.at < evening ? standing.evening.text : undefined;
