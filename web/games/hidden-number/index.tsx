/** The hidden number, as the parlour knows it. */
import type { NumberFact, NumberView } from "@turnlight/kernel/examples/hidden-number";
import type { Card } from "../card.ts";
import "./scene.css";

export const hiddenNumber: Card<NumberView, NumberFact> = {
  room: "parlour",
  great: false,
  Scene: () => (
    <svg class="emblem" data-scope="hidden-number-scene" viewBox="0 0 96 72" aria-hidden="true">
      <g class="slip">
        <rect x="10" y="12" width="40" height="50" rx="4" transform="rotate(-8 30 37)" />
        <text x="30" y="47" transform="rotate(-8 30 37)">
          ?
        </text>
        <rect x="48" y="12" width="40" height="50" rx="4" transform="rotate(7 68 37)" />
        <text x="68" y="47" transform="rotate(7 68 37)">
          7
        </text>
      </g>
    </svg>
  ),
  words: {
    en: {
      title: "Hidden number",
      call: "Higher, lower, found.",
      rules: [
        "Both hide a number, in secret and at the same time.",
        "Then guess in turn and hear “higher” or “lower”. Whoever finds the other’s number first wins.",
      ],
    },
    de: {
      title: "Verborgene Zahl",
      call: "Höher, tiefer, gefunden.",
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
  screen: () => import("./Screen.tsx"),
  far: async () => ({ far: { seats: [2, 2], config: async () => "" } }),
};
