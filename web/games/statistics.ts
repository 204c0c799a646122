/** Types and helpers of a game's statistics: figures, charts and achievements over all matches. */
import type { Sitter } from "@turnlight/host";
import type { MatchRecord, Occasion, Seat } from "@turnlight/kernel";
import type { Localized } from "../language/catalogue.ts";
import type { SavedReview } from "../match/review/format.ts";
import type { MatchResult } from "../store/index.ts";
import type { GamePortrait } from "./portrait.ts";

/** A match that counted, with its seats as far as the match is still saved. */
export interface CountedMatch {
  readonly result: MatchResult;
  readonly sitters: readonly Sitter[];
}

interface StatisticFigure {
  readonly name: Localized;
  readonly value: Localized;
}

export interface StatisticsChart {
  readonly title: Localized;
  /** The axis labels. */
  readonly across: Localized;
  readonly counted: Localized;
  readonly bars: readonly { readonly name: Localized; readonly value: number }[];
}

interface GameFigures {
  readonly figures: readonly StatisticFigure[];
  readonly charts: readonly StatisticsChart[];
}

export interface Achievement {
  readonly key: string;
  readonly name: Localized;
  readonly about: Localized;
  readonly got: boolean;
  /** When it was earned, as far as that is known. */
  readonly at?: number | undefined;
  /** For an open one that is counted: how much is done. */
  readonly progress?: { readonly done: number; readonly of: number };
}

/** A finished match with the seat of its only person. */
export interface OwnRecord {
  readonly record: MatchRecord;
  readonly seat: Seat;
}

export interface PortraitInput<Standing = unknown> {
  /** In the order the matches ended. */
  readonly played: readonly CountedMatch[];
  readonly standing: Standing;
  /** The player's own reviews of this game, oldest first. */
  readonly reviews: readonly SavedReview[];
  /** The latest matches that are still saved. */
  records(): Promise<readonly OwnRecord[]>;
}

/** Pure functions. Declared as methods (bivariant), so that a list of all games can hold it. */
export interface GameStatistics<Standing = unknown> {
  /** `played` is in the order the matches ended. */
  figuresOf(played: readonly CountedMatch[]): GameFigures;
  /** `played` tells when they were earned, where the standing does not. */
  achievementsOf(standing: Standing, played?: readonly CountedMatch[]): readonly Achievement[];
  /** What a listed match was about, from what it earned: the level. Undefined for a game whose matches are all alike. */
  subjectOf?(earned: unknown, occasion: Occasion | undefined): Localized | undefined;
  /** The sign on the game's medals: a path in a box of 80 × 80. */
  readonly sign?: string;
  /** The game's card on the profile; without it, its matches won and lost. */
  portraitOf?(input: PortraitInput<Standing>): Promise<GamePortrait>;
}

/** The readable results of these matches. */
export const readResults = <Result>(
  played: readonly CountedMatch[],
  read: (value: unknown) => { readonly ok: true; readonly value: Result } | { readonly ok: false },
): readonly { readonly played: CountedMatch; readonly earned: Result }[] =>
  played.flatMap((one) => {
    const earned = one.result.earned === undefined ? undefined : read(one.result.earned.result);
    return earned?.ok === true ? [{ played: one, earned: earned.value }] : [];
  });

/** Without charts that have no data. */
export const chartsWithData = (charts: readonly StatisticsChart[]): readonly StatisticsChart[] =>
  charts.filter(({ bars }) => bars.some(({ value }) => value > 0));
