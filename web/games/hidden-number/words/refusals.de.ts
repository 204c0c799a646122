/** The hidden number: refusals of moves and requests, in German, by code. */
import type { refusals as english } from "./refusals.en.ts";

export const refusals: Readonly<Record<keyof typeof english, string>> = {
  "out-of-range": "Die Zahl muss zwischen 1 und {highest} liegen.",
  "guessed-before": "{number} wurde schon geraten. Versuch eine andere.",
};
