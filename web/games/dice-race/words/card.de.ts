/** The dice race: title and tagline, in German. */
import type { CardTexts } from "../../page.ts";

export const texts: CardTexts = {
  title: "Würfelrennen",
  tagline: "Würfle, solange du dich traust, und sichere dann deine Punkte.",
};
