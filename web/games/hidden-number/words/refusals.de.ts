/** The hidden number: refusals of moves and requests, in German, by code. */
import type { refusals as english } from "./refusals.en.ts";

export const refusals: Readonly<Record<keyof typeof english, string>> = {
  "out-of-range": "Wähle eine Zahl von 1 bis {highest}.",
  "guessed-before": "{number} wurde schon geraten. Versuche eine andere Zahl.",
};
