/** Variation seeded by words: the same words give the same throw. Fairness is not its business, the match draws. */
import { type Whim, whimOf } from "../../shell/sound/whim.ts";

export type { Whim };

export const whimFrom = (words: string): Whim => {
  let mixed = 0x811c9dc5;
  for (const letter of words) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return whimOf(mixed);
};
