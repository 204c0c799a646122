/** The hunt: today's result in a word, in German. */
import type { HeadTodayWords } from "./today.en.ts";

export const de: HeadTodayWords = {
  found: (misses, par) => `${misses}, Par ${par}`,
  notFound: "Nicht gelöst",
};
