/** Don't Lose Your Head: Texte auf dem Brett der Analyse, auf Deutsch. */
import type { ReviewBoardTexts } from "./review-board.en.ts";

export const texts: ReviewBoardTexts = {
  misses: "Fehlschüsse:",
  words: "Gesuchte Wörter",
  letters: (letters) => `Geratene Buchstaben: ${letters}`,
  board: (name, guessed, better) =>
    [
      `Brett von ${name}`,
      ...(guessed === "" ? [] : [`geraten ${guessed}`]),
      ...(better === "" ? [] : [`besser ${better}`]),
    ].join(", "),
};
