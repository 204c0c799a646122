/** One level for several people, each on their own clearing: whoever needs the fewest moves has won. */
import { sideBySide } from "@turnlight/kernel";
import { wisp } from "./game.ts";

export const wispSideBySide = sideBySide(wisp, "the same level, each on their own clearing (2 to 6 seats)", {
  counts: ({ enemies }) => ({ left: enemies.reduce((sum, { count }) => sum + count, 0) }),
  compare: (one, other) => (other.counts["left"] ?? 0) - (one.counts["left"] ?? 0) || other.moves - one.moves,
  forgiving: true,
});
