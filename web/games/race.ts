/** A side-by-side match as a race: how far each board has come, and who leads. */
import type { BoardProgress } from "@turnlight/kernel";

/** A board's place on the track, from 0 to 1, given the largest counts seen on any board so far. */
export type RaceShare = (progress: BoardProgress, largest: Readonly<Record<string, number>>) => number;

/** The largest value of each count over these boards and before. */
export const largestCounts = (
  boards: readonly BoardProgress[],
  before: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> => {
  const largest: Record<string, number> = { ...before };
  for (const { counts } of boards)
    for (const [name, value] of Object.entries(counts)) largest[name] = Math.max(largest[name] ?? 0, value);
  return largest;
};

/** The board that is furthest ahead; undefined if several are. */
export const leaderOf = (shares: readonly number[]): number | undefined => {
  const best = Math.max(...shares);
  const leaders = shares.flatMap((share, seat) => (share === best ? [seat] : []));
  return leaders.length === 1 ? leaders[0] : undefined;
};

/** Whether something happened on a board that the others should hear of: more than a plain move. */
export const isMoment = (before: BoardProgress, now: BoardProgress): boolean =>
  before.stands !== now.stands
    ? now.stands === "done" || now.stands === "left"
    : Object.entries(now.counts).some(([name, value]) => name !== "score" && value !== before.counts[name]);
