/** The hidden number: title and tagline, in English. */
import type { CardTexts } from "../../page.ts";

export const texts: CardTexts = {
  title: "Hidden number",
  tagline: "Higher, lower, found.",
};
