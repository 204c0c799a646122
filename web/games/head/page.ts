/** Don't Lose Your Head on the page: its manifest. */
import type { HeadFact, HeadView } from "@turnlight/games/head";
import { definePage } from "../page.ts";
import { card } from "./hall/card.ts";
import { hurry } from "./play/hurry.ts";

const behindTheGate = async () => ({ Lobby: (await import("./lobby/Rooms.tsx")).Rooms });

export const page = definePage<HeadView, HeadFact>({
  ...card,
  words: {
    en: {
      ...card.words.en,
      rules: [
        "Both hide words in a grid. Then you take turns guessing: a letter, a cell, or a whole word.",
        "A wrong letter or cell is one miss, a wrong word two. At the limit the blade falls.",
        "Know every letter and find every cell, and it falls for the other.",
      ],
    },
    de: {
      ...card.words.de,
      rules: [
        "Beide verstecken Wörter in einem Gitter. Dann rätst du abwechselnd: einen Buchstaben, ein Feld oder ein ganzes Wort.",
        "Ein falscher Buchstabe oder ein leeres Feld ist ein Fehler, ein falsches Wort sind zwei. Am Limit fällt das Beil.",
        "Wer jeden Buchstaben kennt und jedes Feld gefunden hat, lässt es beim anderen fallen.",
      ],
    },
  },
  opponents: [
    { bot: "executioner:0.5", name: { en: "The Executioner", de: "Der Henker" } },
    { bot: "executioner:0.2", name: { en: "The apprentice", de: "Der Lehrling" } },
    { bot: "oracle", name: { en: "The Oracle", de: "Das Orakel" } },
  ],
  labels: {
    bank: { en: "Words", de: "Wörter" },
    english: { en: "English", de: "Englisch" },
    german: { en: "German", de: "Deutsch" },
    pack: { en: "Extra words", de: "Wörter dazu" },
    none: { en: "None", de: "Keine" },
    animals: { en: "Animals", de: "Tiere" },
    kitchen: { en: "Kitchen", de: "Küche" },
    sea: { en: "Sea", de: "Meer" },
    castle: { en: "Castle", de: "Burg" },
    woods: { en: "Woods", de: "Wald" },
  },
  sounds: {
    placed: "lock",
    began: "turn",
    letter: ({ hit }) => (hit ? "hit" : "tap"),
    cell: ({ colour }) => (colour === "red" ? "tap" : "hit"),
    word: ({ hit }) => (hit ? "fanfare" : "stuck"),
    known: "key",
    pattern: "card",
    "turned-green": "lock",
    solved: "chime",
    missed: "miss",
    again: "turn",
    // First a pause, then the blade; the screen adds the thud and the closing sound.
    fell: "wake",
    revealed: "blade",
  },
  times: {
    placed: 200,
    began: 500,
    letter: 420,
    cell: 420,
    word: 520,
    known: 120,
    pattern: 220,
    "turned-green": 180,
    solved: 480,
    missed: 520,
    again: 480,
    fell: 500,
    revealed: 1150,
  },
  hurry,
  moments: ["solved", "word", "fell"],
  facts: () => import("./words/facts.ts"),
  review: () => import("./words/review.ts"),
  refusals: () => import("./words/refusals.ts"),
  statistics: () => import("./hall/statistics.ts"),
  screen: () => import("./play/Screen.tsx"),
  announcesItself: true,
  screenEnds: true,
  online: () => import("./lobby/online.ts"),
  rooms: {
    learn: async () => ({ Lobby: (await import("./learn/Lesson.tsx")).Lesson }),
    new: behindTheGate,
    daily: behindTheGate,
    rules: behindTheGate,
    records: behindTheGate,
  },
});
