/** The hidden number: texts of its screen, in English. */
export const texts = {
  hide: "Choose your number. Nobody else sees it.",
  guess: "Guess your opponent’s number.",
  wait: "Waiting for your opponent.",
  yours: (n: number) => `Your number: ${n}`,
  answers: { higher: "higher", lower: "lower", found: "found" },
  pick: (n: number, answerText: string) => (answerText === "" ? `${n}` : `${n}, ${answerText}`),
  guesses: "Guesses",
};

export type NumberTexts = typeof texts;
