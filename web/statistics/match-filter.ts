/** The filters of the match list. */
import { hallCards } from "../games/index.ts";

export const games: readonly string[] = ["all", ...Object.keys(hallCards)];
export const periods = ["all", "month", "week"] as const;
export const results = ["all", "won", "lost"] as const;

export interface MatchFilter {
  readonly game: string;
  readonly period: (typeof periods)[number];
  readonly result: (typeof results)[number];
}

export const everything: MatchFilter = { game: "all", period: "all", result: "all" };

interface FilteredMatch {
  readonly game: string;
  readonly ended: number;
  /** `undefined` if none or several of the players were people: then it was neither won nor lost. */
  readonly won: boolean | undefined;
}

const dayLong = 24 * 60 * 60 * 1000;
const longest: Readonly<Record<MatchFilter["period"], number>> = {
  all: Number.POSITIVE_INFINITY,
  month: 30 * dayLong,
  week: 7 * dayLong,
};

export const filterMatches =
  ({ game, period, result }: MatchFilter, now: number) =>
  (match: FilteredMatch): boolean =>
    (game === "all" || match.game === game) &&
    now - match.ended <= longest[period] &&
    (result === "all" || match.won === (result === "won"));
