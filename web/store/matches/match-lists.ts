/** Lists of matches and results, newest first, by key ranges: a short list is fast however large the store is. */

import { listFrom, openItem, type StoreCollection, type StoreContext } from "../collection.ts";
import { afterAll, type IndexKey, type Query } from "../object-stores.ts";
import type { FinishedMatchRow, MatchResult, RunningMatch } from "./stored-match.ts";
import { finishedShelf, resultShelf, runningShelf } from "./summary-layout.ts";

/** Selects the matches of a list. */
export interface Listing {
  readonly game?: string;
  readonly limit?: number;
}

/** Selects finished matches; `before` is the last one of the previous page. */
export interface FinishedListing extends Listing {
  readonly before?: Pick<FinishedMatchRow, "ended" | "id">;
}

const range = ({ game, limit }: Listing, before: readonly IndexKey[]): Omit<Query, "shelf"> => ({
  by:
    game === undefined
      ? { index: "newest", from: [], before }
      : { index: "game", from: [game], before: [game, ...before] },
  ...(limit !== undefined && { limit }),
});

/** List rows are derived from the matches: an unreadable one is rebuilt. */
const linesIn = async <T>(
  room: StoreContext,
  on: StoreCollection<T>,
  part: Omit<Query, "shelf">,
): Promise<readonly T[]> => {
  for (let tries = 0; ; tries++) {
    const [items = []] = await room.shelves.look([{ shelf: on.shelf, ...part }]);
    const lines: T[] = [];
    const bad: string[] = [];
    for (const item of items) {
      const read = openItem(on, item);
      if (read.ok) lines.push(read.value);
      else bad.push(item.key);
    }
    if (bad.length === 0 || tries > 0) return lines;
    const { repairMatch } = await import("../repair/match-repair.ts");
    for (const match of bad) await repairMatch(room, match);
  }
};

export const runningIn = (room: StoreContext, listing: Listing): Promise<readonly RunningMatch[]> =>
  linesIn(room, runningShelf, range(listing, [afterAll]));

export const finishedIn = (
  room: StoreContext,
  { before, ...listing }: FinishedListing,
): Promise<readonly FinishedMatchRow[]> =>
  linesIn(room, finishedShelf, range(listing, before === undefined ? [afterAll] : [before.ended, before.id]));

/** In the order in which they ended. */
export const resultsIn = async (room: StoreContext, listing: Listing): Promise<readonly MatchResult[]> =>
  (await listFrom(room, resultShelf, range(listing, [afterAll]))).map(({ read }) => read).reverse();
