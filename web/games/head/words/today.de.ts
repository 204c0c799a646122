/** The duel: today's result in a word, in German. */
import type { HeadTodayWords } from "./today.en.ts";

export const de: HeadTodayWords = {
  won: "Gewonnen",
  lost: "Verloren",
};
