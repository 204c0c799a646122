/** The hidden number: title and tagline, in German. */
import type { CardTexts } from "../../page.ts";

export const texts: CardTexts = {
  title: "Verborgene Zahl",
  tagline: "Höher, niedriger, gefunden.",
};
