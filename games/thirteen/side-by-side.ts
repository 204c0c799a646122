/** One seed for several people, each with their own run: whoever clears more stages has won, then whoever scored more. */
import { sideBySide } from "@turnlight/kernel";
import { thirteen } from "./game.ts";

export const thirteenSideBySide = sideBySide(thirteen, "the same dice, each with a run of their own (2 to 6 seats)", {
  counts: ({ stage, cleared, sheet }) => ({ stage, cleared, score: sheet.score }),
  compare: (one, other) =>
    (one.counts["cleared"] ?? 0) - (other.counts["cleared"] ?? 0) ||
    (one.counts["score"] ?? 0) - (other.counts["score"] ?? 0),
});
