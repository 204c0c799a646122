/** The arcade: today's result in two words, in German. */
import type { ThirteenTodayWords } from "./today.en.ts";

export const de: ThirteenTodayWords = {
  stage: (cleared) => `Stufe ${cleared + 1}`,
};
