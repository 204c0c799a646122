/** Combinations of several faces are told apart by them: the face there is most of comes first. */
import type { Kind } from "@turnlight/games/zonk";

const isMixed = (kind: Kind): boolean => /^(two-pair|full-house|three-pairs|two-triples)$/.test(kind);

/** " 3·6" for three threes and two sixes; nothing where the name says it already. */
export const facesApart = (kind: Kind, dice: readonly number[]): string => {
  if (!isMixed(kind)) return "";
  const count = (face: number): number => dice.filter((one) => one === face).length;
  const faces = [...new Set(dice)].toSorted((a, b) => count(b) - count(a) || a - b);
  return ` ${faces.join("·")}`;
};
