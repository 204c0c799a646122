/** How two logs of the same match relate. Two tabs may have it open, and neither may lose the other's moves. */
import type { Entry } from "@turnlight/kernel";
import type { SavedMatch } from "./saved.ts";

const isSameEntry = (a: Entry | undefined, b: Entry | undefined): boolean =>
  a?.n === b?.n && a?.by === b?.by && a?.move === b?.move && a?.at === b?.at;

/** How many entries both begin with. */
export const commonEntries = (a: SavedMatch, b: SavedMatch): number => {
  const different = a.record.entries.findIndex((entry, i) => !isSameEntry(entry, b.record.entries[i]));
  return different < 0 ? a.record.entries.length : different;
};

/** Whether `later` holds everything that `earlier` holds, in the same order. */
const continues = (later: SavedMatch, earlier: SavedMatch): boolean =>
  later.record.seed === earlier.record.seed &&
  later.record.config === earlier.record.config &&
  commonEntries(earlier, later) === earlier.record.entries.length;

/** Whether both are at the same point of the same log. */
const isSamePoint = (a: SavedMatch, b: SavedMatch): boolean =>
  a.record.entries.length === b.record.entries.length && continues(a, b);

/**
 * Whether `next` may take the place of what is there: it goes on from it, or its writer last saw exactly that and
 * took something back on purpose.
 */
export const mayReplace = (there: SavedMatch, next: SavedMatch, seen: SavedMatch | undefined): boolean =>
  continues(next, there) || (seen !== undefined && isSamePoint(seen, there));
