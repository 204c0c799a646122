/** Zonk: title and tagline, in English. */
import type { CardTexts } from "../../page.ts";

export const texts: CardTexts = {
  title: "Zonk",
  tagline: "One more roll? The bell is right there.",
  today: "Press your luck",
};
