/**
 * Random numbers seeded by text: the same text gives the same throw. Only for the animation; the match draws the
 * values.
 */
import { type Random, randomOf } from "../../sound/random.ts";

export type { Random };

export const randomFrom = (words: string): Random => {
  let mixed = 0x811c9dc5;
  for (const letter of words) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return randomOf(mixed);
};
