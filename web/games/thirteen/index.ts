/** Thirteen Throws, as the parlour knows it. */
import type { Card } from "../card.ts";
import { Scene } from "./Scene.tsx";

export const thirteen: Card = {
  room: "thirteen",
  great: true,
  Scene,
  words: {
    en: {
      title: "Thirteen Throws",
      call: "Thirteen boxes, a rising target, and a shop.",
      rules: [
        "Five dice, up to three rolls, then fill one of thirteen boxes. After thirteen rounds you must have reached the target.",
        "Won stages pay. Spend it on charms, dice and manuals: without them the targets soon run away.",
        "A lost stage ends the run. What you have unlocked stays.",
      ],
    },
    de: {
      title: "Dreizehn Würfe",
      call: "Dreizehn Felder, ein steigendes Ziel und ein Laden.",
      rules: [
        "Fünf Würfel, bis zu drei Würfe, dann füll eines von dreizehn Feldern. Nach dreizehn Runden muss das Ziel erreicht sein.",
        "Gewonnene Stufen bringen Geld. Gib es für Talismane, Würfel und Handbücher aus: Ohne sie laufen dir die Ziele bald davon.",
        "Eine verlorene Stufe beendet den Lauf. Was du freigeschaltet hast, bleibt.",
      ],
    },
  },
  opponents: [],
  labels: {
    scratch: { en: "Scratching", de: "Streichen" },
    literal: { en: "Only when nothing fits", de: "Nur wenn nichts passt" },
    free: { en: "Any open box", de: "Jedes offene Feld" },
    challenge: { en: "Challenge", de: "Herausforderung" },
    none: { en: "None", de: "Keine" },
    "no-upper": { en: "No upper section", de: "Ohne oberen Teil" },
    ascending: { en: "Ascending targets", de: "Steigende Ziele" },
    "two-rolls": { en: "Two rolls", de: "Zwei Würfe" },
    purist: { en: "Purist", de: "Purist" },
    first: { en: "First target", de: "Erstes Ziel" },
  },
  sounds: { rolled: "dice", scored: "chime", bought: "coin" },
};
