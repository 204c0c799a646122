/** Don't Lose Your Head: title and tagline, in English. */
import type { CardTexts } from "../../page.ts";

export const texts: CardTexts = {
  title: "Don’t Lose Your Head",
  short: "Head",
  tagline: "Find the hidden words before the blade comes down.",
  today: "Find the words",
};
