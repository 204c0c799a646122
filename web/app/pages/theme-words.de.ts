/** Texts of the theme settings, in German. */
import type { ThemeWords } from "./theme-words.en.ts";

export const de: ThemeWords = {
  theme: "Design",
  themes: { system: "Systemstandard", dark: "Dunkel", light: "Hell", contrast: "Hoher Kontrast" },
  colourBlind: "Für Farbenblinde",
};
