/** From finished matches to the figures a page shows. */
import type { Finished } from "./saved.ts";

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
const streaks = (matches: readonly Finished[]): readonly number[] => {
  let streak = 0;
  return matches.map(({ won }) => {
    streak = won ? streak + 1 : 0;
    return streak;
  });
};

const figuresOf = (game: string, matches: readonly Finished[]): Figures => {
  const inOrder = matches.toSorted((a, b) => a.at - b.at);
  const runs = streaks(inOrder);
  return {
    game,
    played: matches.length,
    won: matches.filter(({ won }) => won).length,
    streak: runs.at(-1) ?? 0,
    bestStreak: runs.reduce((a, b) => Math.max(a, b), 0),
    bestScore: matches.reduce((best, { score }) => Math.max(best, score), Number.NEGATIVE_INFINITY),
    meanDecisions: sum(matches.map(({ decisions }) => decisions)) / matches.length,
    time: sum(matches.map(({ lasted }) => lasted)),
    last: inOrder.at(-1)?.at ?? 0,
  };
};

/** Every game that was ever finished, the most played first. */
export const statistics = (finished: readonly Finished[]): readonly Figures[] =>
  [...Map.groupBy(finished, ({ game }) => game)]
    .map(([game, matches]) => figuresOf(game, matches))
    .sort((a, b) => b.played - a.played || b.last - a.last);
