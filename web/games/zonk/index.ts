/** Zonk, as the parlour knows it. */
import type { Card } from "../card.ts";
import { Scene } from "./Scene.tsx";

export const zonk: Card = {
  room: "zonk",
  great: true,
  Scene,
  words: {
    en: {
      title: "Zonk",
      call: "One more roll? The bell is right there.",
      rules: [
        "Roll six dice and set a combination aside: its points go onto the turn.",
        "Then bank them, or roll the dice that are left. A roll without a combination is a zonk, and the turn is lost.",
        "First to the target wins. Banking in a row raises what you bank.",
      ],
    },
    de: {
      title: "Zonk",
      call: "Noch ein Wurf? Die Glocke steht gleich da.",
      rules: [
        "Wirf sechs Würfel und leg eine Kombination beiseite: Ihre Punkte zählen für den Zug.",
        "Dann sichere sie, oder wirf die übrigen. Ein Wurf ohne Kombination ist ein Zonk, und der Zug ist verloren.",
        "Wer zuerst das Ziel erreicht, gewinnt. Wer in Folge sichert, sichert mehr.",
      ],
    },
  },
  opponents: [
    { bot: "hybrid:normal", name: { en: "The regular", de: "Der Stammgast" } },
    { bot: "hybrid:easy", name: { en: "The newcomer", de: "Der Neuling" } },
    { bot: "hybrid:hard", name: { en: "The sharp", de: "Der Fuchs" } },
    { bot: "perfect", name: { en: "The perfect player", de: "Die Perfekte" } },
  ],
  labels: {
    seats: { en: "Players", de: "Mitspieler" },
    target: { en: "Target", de: "Ziel" },
    streak: { en: "Streak bonus", de: "Serienbonus" },
    on: { en: "On", de: "An" },
    off: { en: "Off", de: "Aus" },
  },
  sounds: { rolled: "dice", banked: "bank", zonk: "zonk" },
};
