/** Thirteen Throws' page manifest. */

import type { RunFact, RunView } from "@turnlight/games/thirteen";
import { throwTime } from "../../ui/dice/throw-time.ts";
import { definePage } from "../page.ts";
import { card } from "./hall/card.ts";
import { showTime } from "./play/showtime.ts";
import { de } from "./words/side.de.ts";
import { en } from "./words/side.en.ts";

const otherRooms = async () => ({ Lobby: (await import("./lobby/Rooms.tsx")).Rooms });

export const page = definePage<RunView, RunFact>({
  ...card,
  words: {
    en: {
      ...card.words.en,
      rules: [
        "Five dice, up to three rolls, then fill one of thirteen boxes. After thirteen rounds you must have reached the target.",
        "Won stages pay. Spend it on charms, dice and manuals: without them the targets soon run away.",
        "A lost stage ends the run. What you have unlocked stays.",
      ],
    },
    de: {
      ...card.words.de,
      rules: [
        "Fünf Würfel, bis zu drei Würfe, dann füll eines von dreizehn Feldern. Nach dreizehn Runden muss das Ziel erreicht sein.",
        "Gewonnene Stufen bringen Geld. Gib es für Talismane, Würfel und Handbücher aus: Ohne sie laufen dir die Ziele bald davon.",
        "Eine verlorene Stufe beendet den Lauf. Was du freigeschaltet hast, bleibt.",
      ],
    },
  },
  solo: true,
  opponents: [],
  labels: {
    scratch: { en: "Scratching", de: "Streichen" },
    literal: { en: "Only when nothing fits", de: "Nur wenn nichts passt" },
    free: { en: "Any open box", de: "Jedes offene Feld" },
    challenge: { en: "Challenge", de: "Herausforderung" },
    none: { en: "None", de: "Keine" },
    "no-upper": { en: "No upper section", de: "Ohne oberen Teil" },
    rising: { en: "Ascending targets", de: "Steigende Ziele" },
    ascending: { en: "Ascending targets, evenly", de: "Gleichmäßig steigende Ziele" },
    "two-rolls": { en: "Two rolls", de: "Zwei Würfe" },
    purist: { en: "Purist", de: "Purist" },
    first: { en: "First target", de: "Erstes Ziel" },
    stake: { en: "Stake", de: "Einsatz" },
  },
  sounds: {
    offered: "card",
    drafted: "card",
    began: "turn",
    twisted: "wake",
    throwing: "whoosh",
    rolled: "dice",
    used: "hit",
    scored: "chime",
    bonus: "fanfare",
    scratched: "miss",
    earned: "coin",
    tipped: "coin",
    tolled: "drop",
    "cashed-in": "bank",
    moved: "card",
    cracked: "reveal",
    stood: "bank",
    paid: "coin",
    starred: "chime",
    victory: "fanfare",
    bought: "coin",
    sold: "coin",
    widened: "coin",
    rerolled: "card",
    over: "defeat",
  },
  // The tray times its own throws; a score gets time for its way to the bar.
  times: {
    offered: 0,
    drafted: 120,
    began: 0,
    twisted: 220,
    throwing: 0,
    rolled: throwTime,
    used: 200,
    scored: showTime,
    bonus: 600,
    scratched: 260,
    earned: 150,
    tipped: 150,
    tolled: 120,
    "cashed-in": 200,
    moved: 80,
    cracked: 250,
    stood: 500,
    paid: 0,
    starred: 0,
    victory: 600,
    bought: 120,
    sold: 120,
    widened: 220,
    rerolled: 120,
    over: 200,
  },
  moments: ["drafted", "twisted", "bonus", "stood", "bought", "victory", "over"],
  facts: () => import("./words/facts.ts"),
  review: () => import("./words/review.ts"),
  refusals: () => import("./words/refusals.ts"),
  statistics: () => import("./hall/statistics.ts"),
  screen: () => import("./play/Screen.tsx"),
  announcesItself: true,
  screenEnds: true,
  sideBySide: {
    texts: { en, de },
    opponents: [{ bot: "greedy:human", name: { en: "The regular", de: "Der Stammgast" } }],
    online: () => import("./lobby/online.ts"),
  },
  rooms: {
    learn: otherRooms,
    daily: otherRooms,
    collection: otherRooms,
    statistics: otherRooms,
    achievements: otherRooms,
  },
});
