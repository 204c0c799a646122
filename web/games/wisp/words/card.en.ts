/** Will-o'-the-Wisp: title and tagline, in English. */
import type { CardTexts } from "../../page.ts";

export const texts: CardTexts = {
  title: "Will-o’-the-Wisp",
  short: "Wisp",
  tagline: "Lure what hunts you into the grove.",
  today: "Today’s level",
};
