/** The tavern: today's result in a word, in German. */
import type { ZonkTodayWords } from "./today.en.ts";

export const de: ZonkTodayWords = {
  won: "Gewonnen",
  lost: "Verloren",
  points: (points) => `${points} Punkte`,
};
