/** From the results of matches to the figures a page shows. */
import type { MatchResult } from "./kept-match.ts";

export interface Figures {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  /** Wins in a row, up to the last match. */
  readonly streak: number;
  readonly bestStreak: number;
  readonly bestScore: number;
  readonly meanDecisions: number;
  /** Milliseconds at the table. */
  readonly time: number;
  /** When the last match ended. */
  readonly last: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The length of the winning streak after each match. */
const streaks = (matches: readonly MatchResult[]): readonly number[] => {
  let streak = 0;
  return matches.map(({ won }) => {
    streak = won ? streak + 1 : 0;
    return streak;
  });
};

const figuresOf = (game: string, matches: readonly MatchResult[]): Figures => {
  const inOrder = matches.toSorted((a, b) => a.ended - b.ended);
  const runs = streaks(inOrder);
  return {
    game,
    played: matches.length,
    won: matches.filter(({ won }) => won).length,
    streak: runs.at(-1) ?? 0,
    bestStreak: runs.reduce((a, b) => Math.max(a, b), 0),
    bestScore: matches.reduce((best, { score }) => Math.max(best, score), Number.NEGATIVE_INFINITY),
    meanDecisions: sum(matches.map(({ decisions }) => decisions)) / matches.length,
    time: sum(matches.map(({ begun, ended }) => ended - begun)),
    last: inOrder.at(-1)?.ended ?? 0,
  };
};

/** Every game that was ever finished, the most played first. */
export const statistics = (results: readonly MatchResult[]): readonly Figures[] =>
  [...new Set(results.map(({ game }) => game))]
    .map((name) =>
      figuresOf(
        name,
        results.filter(({ game }) => game === name),
      ),
    )
    .sort((a, b) => b.played - a.played || b.last - a.last);
