/** Don't Lose Your Head: texts on the review's board, in English. */
export const texts = {
  misses: "Misses:",
  words: "Words to find",
  letters: (letters: string) => `Letters tried: ${letters}`,
  board: (name: string, guessed: string, better: string) =>
    [
      `${name}’s board`,
      ...(guessed === "" ? [] : [`guessed ${guessed}`]),
      ...(better === "" ? [] : [`better ${better}`]),
    ].join(", "),
};

export type ReviewBoardTexts = typeof texts;
