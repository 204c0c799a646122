/** What a game says of everything that was played at it: figures that matter there, charts, and what it has earned. */
import type { Sitter } from "@turnlight/host";
import type { Worded } from "../../language/language.ts";
import type { MatchResult } from "../../store/index.ts";

/** A match that counted, and who sat there as far as the match is still kept. */
export interface Played {
  readonly result: MatchResult;
  readonly sitters: readonly Sitter[];
}

interface Figure {
  readonly name: Worded;
  readonly value: Worded;
}

export interface LedgerChart {
  readonly title: Worded;
  /** What is named and what is counted. */
  readonly across: Worded;
  readonly counted: Worded;
  readonly bars: readonly { readonly name: Worded; readonly value: number }[];
}

interface GameFigures {
  readonly figures: readonly Figure[];
  readonly charts: readonly LedgerChart[];
}

export interface Achievement {
  readonly key: string;
  readonly name: Worded;
  readonly about: Worded;
  readonly got: boolean;
}

/** Pure, both of them. Methods, so that a list of all games can hold it. */
export interface Ledger<Standing = unknown> {
  /** In the order they ended. */
  figuresOf(played: readonly Played[]): GameFigures;
  achievementsOf(standing: Standing): readonly Achievement[];
}

/** What each of these matches earned, where it can be read. */
export const earnedIn = <Result>(
  played: readonly Played[],
  read: (value: unknown) => { readonly ok: true; readonly value: Result } | { readonly ok: false },
): readonly { readonly played: Played; readonly earned: Result }[] =>
  played.flatMap((one) => {
    const earned = one.result.earned === undefined ? undefined : read(one.result.earned.result);
    return earned?.ok === true ? [{ played: one, earned: earned.value }] : [];
  });

/** A chart without anything to see is left out. */
export const shown = (charts: readonly LedgerChart[]): readonly LedgerChart[] =>
  charts.filter(({ bars }) => bars.some(({ value }) => value > 0));
