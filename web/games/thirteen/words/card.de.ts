/** Thirteen Throws: title and tagline, in German. */
import type { CardTexts } from "../../page.ts";

export const texts: CardTexts = {
  title: "Dreizehn Würfe",
  short: "Dreizehn",
  tagline: "Dreizehn Felder, ein steigendes Ziel und ein Shop.",
  today: "Gleiche Würfel für alle",
};
