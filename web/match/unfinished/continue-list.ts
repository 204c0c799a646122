/** The order of unfinished matches, and which of them are offered first. */
import type { UnfinishedItem } from "./summary.ts";

/** The one played last first. */
export const newestFirst = <M extends { readonly touched: number }>(matches: readonly M[]): readonly M[] =>
  matches.toSorted((a, b) => b.touched - a.touched);

interface GameSummary {
  readonly unfinished: readonly UnfinishedItem[];
  readonly left: number;
}

interface ContinueList {
  /** The newest of all games. */
  readonly matches: readonly (UnfinishedItem & { readonly game: string })[];
  /** How many there are altogether. */
  readonly count: number;
}

export const continueList = (summaries: Readonly<Record<string, GameSummary>>, limit: number): ContinueList => {
  const all = Object.entries(summaries).flatMap(([game, { unfinished }]) =>
    unfinished.map((match) => ({ ...match, game })),
  );
  return {
    matches: newestFirst(all).slice(0, limit),
    count: Object.values(summaries).reduce((sum, { left }) => sum + left, 0),
  };
};
