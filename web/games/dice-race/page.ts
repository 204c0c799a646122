/** The dice race's page manifest. */

import type { RaceFact, RaceView } from "@turnlight/kernel/examples/dice-race";
import { definePage } from "../page.ts";
import { card } from "./hall/card.tsx";

export const page = definePage<RaceView, RaceFact>({
  ...card,
  words: {
    en: {
      ...card.words.en,
      rules: [
        "Roll as often as you like and add up the pips; hold to keep them.",
        "A one loses what the turn has gathered. Whoever first holds at the target wins.",
      ],
    },
    de: {
      ...card.words.de,
      rules: [
        "Würfle, so oft du willst, und zähle die Augen zusammen; halte, um sie zu behalten.",
        "Eine Eins kostet, was der Zug gesammelt hat. Wer zuerst am Ziel hält, gewinnt.",
      ],
    },
  },
  opponents: [
    { bot: "holds:20", name: { en: "Steady", de: "Die Ruhige" } },
    { bot: "holds:30", name: { en: "Daring", de: "Der Wagemutige" } },
    { bot: "random", name: { en: "Whimsical", de: "Die Launische" } },
  ],
  labels: {
    seats: { en: "Players", de: "Mitspieler" },
    target: { en: "Target", de: "Ziel" },
  },
  sounds: { rolled: "dice", lost: "zonk", held: "bank", won: "fanfare", left: "page" },
  moments: ["lost", "left", "won"],
  facts: () => import("./words/facts.ts"),
  screen: () => import("./play/Screen.tsx"),
});
