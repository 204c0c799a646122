/** Thirteen Throws: title and tagline, in English. */
import type { CardTexts } from "../../page.ts";

export const texts: CardTexts = {
  title: "Thirteen Throws",
  short: "Thirteen",
  tagline: "Thirteen boxes, a rising target and a shop.",
  today: "Same dice for all",
};
