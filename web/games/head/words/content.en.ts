/** What is played in English where nothing else is chosen. */
import type { WordLanguage } from "@turnlight/games/head";

export interface ContentTexts {
  /** The word list. */
  readonly bank: WordLanguage;
  /** The on-screen keyboard. */
  readonly keyboard: "qwerty" | "qwertz";
}

export const texts: ContentTexts = { bank: "english", keyboard: "qwerty" };
