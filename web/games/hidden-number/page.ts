/** The hidden number's page manifest. */
import type { NumberFact, NumberView } from "@turnlight/kernel/examples/hidden-number";
import { definePage } from "../page.ts";
import { card } from "./hall/card.tsx";

export const page = definePage<NumberView, NumberFact>({
  ...card,
  words: {
    en: {
      ...card.words.en,
      rules: [
        "Both hide a number, in secret and at the same time.",
        "Then guess in turn and hear “higher” or “lower”. Whoever finds the other’s number first wins.",
      ],
    },
    de: {
      ...card.words.de,
      rules: [
        "Beide verstecken eine Zahl, heimlich und gleichzeitig.",
        "Dann wird abwechselnd geraten: „höher“ oder „tiefer“. Wer die Zahl des anderen zuerst findet, gewinnt.",
      ],
    },
  },
  opponents: [
    { bot: "halving", name: { en: "The clerk", de: "Der Buchhalter" } },
    { bot: "random", name: { en: "The dreamer", de: "Die Träumerin" } },
  ],
  labels: { highest: { en: "Highest number", de: "Höchste Zahl" } },
  sounds: { hid: "lock", guessed: "key", revealed: "reveal" },
  moments: ["revealed"],
  facts: () => import("./words/facts.ts"),
  refusals: () => import("./words/refusals.ts"),
  screen: () => import("./play/Screen.tsx"),
});
