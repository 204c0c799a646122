/** Small draws that several players make. */
import type { Draw } from "@turnlight/kernel";

const fine = 1_000_000;

/** True with this chance. */
export const happens = (draw: Draw, chance: number): boolean => draw.below(fine) < chance * fine;

/**
 * One of the best few by score, the better the likelier: of five, the first five times as often as the last. With
 * less slope the difference is smaller, and with none they are all alike.
 */
export const oneOfBest = <T>(
  draw: Draw,
  scored: readonly { readonly choice: T; readonly score: number }[],
  top: number,
  slope = 1,
) => {
  const best = scored.toSorted((one, two) => two.score - one.score).slice(0, top);
  const weights = best.map((_, rank) => (best.length - rank) ** slope);
  let ticket = (draw.below(fine) / fine) * weights.reduce((sum, weight) => sum + weight, 0);
  return best.find((_, rank) => {
    ticket -= weights[rank] ?? 0;
    return ticket < 0;
  });
};
