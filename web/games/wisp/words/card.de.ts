/** Will-o'-the-Wisp: title and tagline, in German. */
import type { CardTexts } from "../../page.ts";

export const texts: CardTexts = {
  title: "Irrlicht",
  short: "Irrlicht",
  tagline: "Locke, was dich jagt, in den Hain.",
  today: "Level des Tages",
};
