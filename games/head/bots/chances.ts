/** Random choices shared by several bots. */
import type { Draw } from "@turnlight/kernel";

const fine = 1_000_000;

/** True with this probability. */
export const happens = (draw: Draw, chance: number): boolean => draw.below(fine) < chance * fine;

/**
 * Draws one of the best few by score, the better the likelier: of five, the first five times as often as the last. A
 * smaller slope reduces the difference, and with a slope of 0 they are equally likely.
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
