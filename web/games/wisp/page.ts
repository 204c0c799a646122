/** Will-o'-the-Wisp's page manifest. */
import type { WispFact, WispView } from "@turnlight/games/wisp";
import { definePage } from "../page.ts";
import { card } from "./hall/card.ts";
import { de } from "./words/side.de.ts";
import { en } from "./words/side.en.ts";

const otherRooms = async () => ({ Lobby: (await import("./lobby/Rooms.tsx")).Rooms });

export const page = definePage<WispView, WispFact>({
  ...card,
  words: {
    en: {
      ...card.words.en,
      rules: [
        "You are the light. Move one step in any of eight directions; everything awake takes one step towards you.",
        "Creatures that step into the grove are purified. One that reaches you puts you out.",
        "Trees stop them, mud holds them, sleepers wake when you come near. Nothing is left to luck.",
      ],
    },
    de: {
      ...card.words.de,
      rules: [
        "Du bist das Licht. Geh einen Schritt in eine der acht Richtungen; alles, was wach ist, kommt dir einen Schritt näher.",
        "Wer in den Hain tritt, ist erlöst. Wer dich erreicht, löscht dich aus.",
        "Bäume halten sie auf, Schlamm hält sie fest, Schläfer erwachen, wenn du nahe kommst. Glück gibt es hier nicht.",
      ],
    },
  },
  solo: true,
  opponents: [],
  labels: {},
  sounds: {
    move: "whoosh",
    step: "step",
    merge: "merge",
    purify: "purify",
    wake: "wake",
    stuck: "stuck",
    caught: "defeat",
    complete: "fanfare",
    reset: "page",
  },
  // Creatures start shortly after one another; effects of a step wait until it has ended.
  times: { move: 150, wake: 140, step: 70, stuck: 60, merge: 260, purify: 460, caught: 520, complete: 420, reset: 220 },
  moments: ["wake", "merge", "purify", "caught", "complete"],
  facts: () => import("./words/facts.ts"),
  review: () => import("./words/review.ts"),
  refusals: () => import("./words/refusals.ts"),
  statistics: () => import("./hall/statistics.ts"),
  screen: () => import("./play/Screen.tsx"),
  announcesItself: true,
  screenEnds: true,
  sideBySide: {
    texts: { en, de },
    opponents: [{ bot: "solver", name: { en: "The moth", de: "Die Motte" } }],
    online: () => import("./lobby/online.ts"),
  },
  rooms: {
    editor: async () => ({ Lobby: (await import("./editor/WorkshopRoom.tsx")).WorkshopRoom }),
    daily: otherRooms,
    endless: otherRooms,
    level: otherRooms,
    first: otherRooms,
    tale: otherRooms,
  },
});
