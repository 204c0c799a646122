/** The set-up in German. */
import type { SetUpTexts } from "./texts.en.ts";

export const de: SetUpTexts = {
  whose: (name) => `${name} versteckt Wörter`,
  waiting: "Die andere Seite versteckt noch Wörter.",
  ready: "Bereit",
};
