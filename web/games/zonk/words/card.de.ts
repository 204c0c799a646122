/** Zonk: title and tagline, in German. */
import type { CardTexts } from "../../page.ts";

export const texts: CardTexts = {
  title: "Zonk",
  tagline: "Noch ein Wurf? Die Glocke steht bereit.",
  today: "Wag noch einen Wurf",
};
