/** Which of all matches somebody wants to see. */
import { doors } from "../../games/doors.ts";

export const games: readonly string[] = ["all", ...Object.keys(doors)];
export const periods = ["all", "month", "week"] as const;
export const results = ["all", "won", "lost"] as const;

export interface Choice {
  readonly game: string;
  readonly period: (typeof periods)[number];
  readonly result: (typeof results)[number];
}

export const everything: Choice = { game: "all", period: "all", result: "all" };

interface Match {
  readonly game: string;
  readonly ended: number;
  /** Nothing where nobody or several people played: then it was neither won nor lost. */
  readonly won: boolean | undefined;
}

const dayLong = 24 * 60 * 60 * 1000;
const longest: Readonly<Record<Choice["period"], number>> = {
  all: Number.POSITIVE_INFINITY,
  month: 30 * dayLong,
  week: 7 * dayLong,
};

export const chosen =
  ({ game, period, result }: Choice, now: number) =>
  (match: Match): boolean =>
    (game === "all" || match.game === game) &&
    now - match.ended <= longest[period] &&
    (result === "all" || match.won === (result === "won"));
