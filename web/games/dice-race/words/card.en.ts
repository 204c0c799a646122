/** The dice race: title and tagline, in English. */
import type { CardTexts } from "../../page.ts";

export const texts: CardTexts = {
  title: "Dice race",
  tagline: "Roll as long as you dare, then hold.",
};
