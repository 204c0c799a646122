/** Combinations of several faces are distinguished by their faces, the most frequent first. */
import type { Kind } from "@turnlight/games/zonk";

const isMixed = (kind: Kind): boolean => /^(two-pair|full-house|three-pairs|two-triples)$/.test(kind);

/** " 3·6" for three threes and two sixes; empty where the name already says it. */
export const facesApart = (kind: Kind, dice: readonly number[]): string => {
  if (!isMixed(kind)) return "";
  const count = (face: number): number => dice.filter((one) => one === face).length;
  const faces = [...new Set(dice)].toSorted((a, b) => count(b) - count(a) || a - b);
  return ` ${faces.join("·")}`;
};
