/** The dice race: rules in short and the labels of its settings, in German. */
import type { PageTexts } from "../../page.ts";

export const texts: PageTexts = {
  rules: [
    "Erreiche als Erster das Ziel. In deinem Zug würfelst du, so oft du willst, und sammelst Punkte; dann sicherst du sie.",
    "Würfelst du eine Eins, verlierst du die Punkte dieses Zugs.",
  ],
  labels: {
    seats: "Spieler",
    target: "Ziel",
  },
};
