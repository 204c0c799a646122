/** Don't Lose Your Head: Texte auf dem Brett der Analyse, auf Deutsch. */
import { seriesIn } from "../../../language/lists.ts";
import type { DuelReviewTexts } from "./review-board.en.ts";

export const texts: DuelReviewTexts = {
  misses: "Fehlschüsse:",
  words: "Gesuchte Wörter",
  letters: (letters) => `Geratene Buchstaben: ${letters}`,
  board: (name, guessed, better) =>
    seriesIn("de", [
      `Brett von ${name}`,
      ...(guessed === "" ? [] : [`geraten ${guessed}`]),
      ...(better === "" ? [] : [`besser ${better}`]),
    ]),
};
