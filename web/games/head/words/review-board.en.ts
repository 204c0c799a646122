/** Don't Lose Your Head: texts on the review's board, in English. */
import { seriesIn } from "../../../language/lists.ts";
export const texts = {
  misses: "Misses:",
  words: "Words to find",
  letters: (letters: string) => `Letters tried: ${letters}`,
  board: (name: string, guessed: string, better: string) =>
    seriesIn("en", [
      `${name}’s board`,
      ...(guessed === "" ? [] : [`guessed ${guessed}`]),
      ...(better === "" ? [] : [`better ${better}`]),
    ]),
};

export type DuelReviewTexts = typeof texts;
