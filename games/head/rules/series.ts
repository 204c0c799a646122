/** A series: best of three or five. A table's matches may be several series, one after the other. */
import type { Seat } from "@turnlight/kernel";
import type { Pair, SeriesLength } from "./config.ts";

export interface SeriesScore {
  /** The winner of each match of the current series, in order. */
  readonly won: readonly Seat[];
  readonly wins: Pair<number>;
  /** Who has won the series; undefined while it is open. */
  readonly winner: Seat | undefined;
  /** Who starts the next match: whoever lost the last one; undefined before the first match of all. */
  readonly starter: Seat | undefined;
}

/** From the scores of all matches at a table so far, the latest last. A match without a winner does not count. */
export const seriesScore = (results: readonly (readonly number[])[], best: SeriesLength): SeriesScore => {
  let won: Seat[] = [];
  let last: Seat | undefined;
  const winsOf = (seat: Seat): number => won.filter((one) => one === seat).length;
  const isDecided = (): boolean => Math.max(winsOf(0), winsOf(1)) > best / 2;
  for (const [one = 0, two = 0] of results) {
    if (one === two) continue;
    if (isDecided()) won = [];
    last = one > two ? 0 : 1;
    won.push(last);
  }
  const wins: Pair<number> = [winsOf(0), winsOf(1)];
  return {
    won,
    wins,
    winner: isDecided() ? (wins[0] > wins[1] ? 0 : 1) : undefined,
    starter: last === undefined ? undefined : last === 0 ? 1 : 0,
  };
};

/** The score to show at a table: with the scores of the match that has just ended, or during the next one. */
export const shownSeries = (
  results: readonly (readonly number[])[],
  best: SeriesLength,
  ended: readonly number[] | undefined,
): SeriesScore => {
  if (ended !== undefined) return seriesScore([...results, ended], best);
  const score = seriesScore(results, best);
  return score.winner === undefined ? score : { ...score, won: [], wins: [0, 0], winner: undefined };
};
