/** What a game says of everything that was played at it: figures that matter there, charts, and what it has earned. */
import type { Sitter } from "@turnlight/host";
import type { Localized } from "../language/language.ts";
import type { MatchResult } from "../store/index.ts";

/** A match that counted, and who sat there as far as the match is still kept. */
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
  /** What is named and what is counted. */
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
}

/** Pure, both of them. Methods, so that a list of all games can hold it. */
export interface GameStatistics<Standing = unknown> {
  /** In the order they ended. */
  figuresOf(played: readonly CountedMatch[]): GameFigures;
  achievementsOf(standing: Standing): readonly Achievement[];
}

/** What each of these matches earned, where it can be read. */
export const readResults = <Result>(
  played: readonly CountedMatch[],
  read: (value: unknown) => { readonly ok: true; readonly value: Result } | { readonly ok: false },
): readonly { readonly played: CountedMatch; readonly earned: Result }[] =>
  played.flatMap((one) => {
    const earned = one.result.earned === undefined ? undefined : read(one.result.earned.result);
    return earned?.ok === true ? [{ played: one, earned: earned.value }] : [];
  });

/** A chart without anything to see is left out. */
export const chartsWithData = (charts: readonly StatisticsChart[]): readonly StatisticsChart[] =>
  charts.filter(({ bars }) => bars.some(({ value }) => value > 0));
