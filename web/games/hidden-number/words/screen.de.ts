/** The hidden number: texts of its screen, in German. */
import type { NumberTexts } from "./screen.en.ts";

export const texts: NumberTexts = {
  hide: "Wähle deine Zahl. Niemand sonst sieht sie.",
  guess: "Rate die Zahl deines Gegners.",
  wait: "Dein Gegner ist dran.",
  yours: (n) => `Deine Zahl: ${n}`,
  answers: { higher: "höher", lower: "niedriger", found: "gefunden" },
  pick: (n, answerText) => (answerText === "" ? `${n}` : `${n}, ${answerText}`),
  guesses: "Bisherige Versuche",
};
