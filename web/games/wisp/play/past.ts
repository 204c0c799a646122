/** The positions of a match as far as they were seen; after a reload the earlier ones are unknown. */
import { type Direction, directions, legalMoves, type WispState } from "@turnlight/games/wisp";
import { readRecord } from "@turnlight/kernel";
import { moveBetween } from "./preview.ts";

interface MatchPast {
  readonly match: string;
  /** The number of moves before the first of the positions. */
  readonly from: number;
  readonly positions: readonly WispState[];
}

export const emptyPast: MatchPast = { match: "", from: 0, positions: [] };

export const pastWith = (past: MatchPast, match: string, entries: number, view: WispState): MatchPast => {
  const at = entries - past.from;
  if (match !== past.match || at < 0 || at > past.positions.length) return { match, from: entries, positions: [view] };
  return { ...past, positions: [...past.positions.slice(0, at), view] };
};

/** The moves between consecutive positions. */
export const movesOf = (positions: readonly WispState[]): readonly Direction[] =>
  positions.slice(1).flatMap((after, i) => {
    const before = positions[i];
    return (before && moveBetween(before, after, legalMoves(before))) ?? [];
  });

/** All moves of a finished match. */
export const movesIn = (record: string): readonly Direction[] => {
  const read = readRecord(record);
  if (!read.ok) return [];
  return read.value.entries.flatMap(({ move }) => directions.filter((direction) => direction === move));
};
