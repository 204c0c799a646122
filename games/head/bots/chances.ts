/** Small draws that several players make. */
import type { Draw } from "@turnlight/kernel";

const fine = 1_000_000;

/** True with this chance. */
export const happens = (draw: Draw, chance: number): boolean => draw.below(fine) < chance * fine;

/** One of the best few by score, the better the likelier: of five, the first five times as often as the last. */
export const oneOfBest = <T>(
  draw: Draw,
  scored: readonly { readonly choice: T; readonly score: number }[],
  top: number,
) => {
  const best = scored.toSorted((one, two) => two.score - one.score).slice(0, top);
  if (best.length === 0) return undefined;
  let ticket = draw.below((best.length * (best.length + 1)) / 2);
  return best.find((_, rank) => {
    ticket -= best.length - rank;
    return ticket < 0;
  });
};
