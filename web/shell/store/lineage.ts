/** How two logs of the same match relate. Two tabs may have it open, and neither may lose the other's moves. */
import type { Entry } from "@turnlight/kernel";
import type { SavedMatch } from "./saved.ts";

const isSameEntry = (a: Entry | undefined, b: Entry | undefined): boolean =>
  a?.n === b?.n && a?.by === b?.by && a?.move === b?.move && a?.at === b?.at;

/** Whether `later` holds everything that `earlier` holds, in the same order. */
export const continues = (later: SavedMatch, earlier: SavedMatch): boolean =>
  later.record.seed === earlier.record.seed &&
  later.record.config === earlier.record.config &&
  earlier.record.entries.every((entry, i) => isSameEntry(entry, later.record.entries[i]));

/** Whether both are at the same point of the same log. */
const isSamePoint = (a: SavedMatch, b: SavedMatch): boolean =>
  a.record.entries.length === b.record.entries.length && continues(a, b);

/**
 * Whether `next` may take the place of what is there: it goes on from it, or its writer last saw exactly that and
 * took something back on purpose.
 */
export const mayReplace = (there: SavedMatch, next: SavedMatch, seen: SavedMatch | undefined): boolean =>
  continues(next, there) || (seen !== undefined && isSamePoint(seen, there));

/** Of two that met by an import: the longer log of one match, else the one played last. */
export const worthMore = (a: SavedMatch, b: SavedMatch): SavedMatch => {
  const longer = a.record.entries.length - b.record.entries.length;
  const more = a.record.seed === b.record.seed && longer !== 0 ? longer : a.touched - b.touched;
  return more >= 0 ? a : b;
};
