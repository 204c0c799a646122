/** Don't Lose Your Head: title and tagline, in German. */
import type { CardTexts } from "../../page.ts";

export const texts: CardTexts = {
  title: "Nicht den Kopf verlieren",
  short: "Kopf",
  tagline: "Finde die versteckten Wörter, bevor das Beil fällt.",
  today: "Finde die Wörter",
};
