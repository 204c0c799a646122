/** The hidden number: rules in short and the labels of its settings, in German. */
import type { PageTexts } from "../../page.ts";

export const texts: PageTexts = {
  rules: [
    "Finde als Erster die Zahl deines Gegners. Zuerst versteckt ihr beide heimlich eine Zahl.",
    "Dann ratet ihr abwechselnd. Nach jedem Versuch erfährst du, ob die Zahl höher oder niedriger ist.",
  ],
  labels: {
    highest: "Höchste Zahl",
  },
};
