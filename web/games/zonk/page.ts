/** Zonk's page manifest. */

import type { ZonkFact, ZonkView } from "@turnlight/games/zonk";
import { definePage } from "../page.ts";
import { card } from "./hall/card.ts";
import { hurry, shown, thinks } from "./play/durations.ts";

const otherRooms = async () => ({ Lobby: (await import("./lobby/Rooms.tsx")).Rooms });

export const page = definePage<ZonkView, ZonkFact>({
  ...card,
  words: {
    en: {
      ...card.words.en,
      rules: [
        "Roll six dice and set a combination aside: its points go onto the turn.",
        "Then bank them, or roll the dice that are left. A roll without a combination is a zonk, and the turn is lost.",
        "First to the target wins. Banking in a row raises what you bank.",
      ],
    },
    de: {
      ...card.words.de,
      rules: [
        "Wirf sechs Würfel und leg eine Kombination beiseite: Ihre Punkte zählen für den Zug.",
        "Dann sichere sie, oder wirf die übrigen. Ein Wurf ohne Kombination ist ein Zonk, und der Zug ist verloren.",
        "Wer zuerst das Ziel erreicht, gewinnt. Wer in Folge sichert, sichert mehr.",
      ],
    },
  },
  opponents: [
    { bot: "hybrid:normal", name: { en: "Hinnerk, the regular", de: "Hinnerk, der Stammgast" } },
    { bot: "hybrid:easy", name: { en: "Fridolin, the newcomer", de: "Fridolin, der Neuling" } },
    { bot: "hybrid:hard", name: { en: "Dietrich, the fox", de: "Dietrich, der Fuchs" } },
    { bot: "perfect", name: { en: "The automaton", de: "Der Automat" } },
  ],
  otherNames: [
    { en: "The automaton", de: "Der Automat" },
    { en: "The landlady", de: "Die Wirtin" },
    { en: "The stranger", de: "Der Fremde" },
  ],
  labels: {
    seats: { en: "Players", de: "Mitspieler" },
    target: { en: "Target", de: "Ziel" },
    streak: { en: "Streak bonus", de: "Serienbonus" },
    on: { en: "On", de: "An" },
    off: { en: "Off", de: "Aus" },
  },
  sounds: {
    rolled: "whoosh",
    took: "lock",
    "hot-dice": "chime",
    banked: "bank",
    zonked: "zonk",
    began: "turn",
    left: "page",
    won: "fanfare",
  },
  times: shown,
  thinks,
  hurry,
  moments: ["zonked", "hot-dice", "left", "won"],
  facts: () => import("./words/facts.ts"),
  review: () => import("./words/review.ts"),
  refusals: () => import("./words/refusals.ts"),
  statistics: () => import("./hall/statistics.ts"),
  screen: () => import("./play/Screen.tsx"),
  announcesItself: true,
  screenEnds: true,
  online: () => import("./lobby/online.ts"),
  rooms: {
    tournament: otherRooms,
    book: otherRooms,
    daily: otherRooms,
    lesson: otherRooms,
    table: otherRooms,
  },
});
