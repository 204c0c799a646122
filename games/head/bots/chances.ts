/** Small draws that several players make. */
import type { Draw } from "@turnlight/kernel";

const fine = 1_000_000;

/** True with this chance. */
export const happens = (draw: Draw, chance: number): boolean => draw.below(fine) < chance * fine;

/** One of the best few by score, each equally likely; what ties with the last of them stands in order. */
export const oneOfBest = <T>(
  draw: Draw,
  scored: readonly { readonly choice: T; readonly score: number }[],
  top: number,
) => {
  const best = scored.toSorted((one, two) => two.score - one.score).slice(0, top);
  return best.length === 0 ? undefined : best[draw.below(best.length)];
};
