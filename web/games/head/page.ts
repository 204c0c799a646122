/** Don't Lose Your Head on the page: its manifest. */
import type { HeadFact, HeadView } from "@turnlight/games/head";
import { catalogue } from "../../language/catalogue.ts";
import { everyLanguage } from "../../languages/files.ts";
import { definePage, type PageTexts } from "../page.ts";
import { card } from "./hall/card.ts";
import { hurry } from "./play/hurry.ts";

const atOnce = async () => ({ Lobby: (await import("./lobby/AtOnce.tsx")).AtOnce });
const behindTheGate = async () => ({ Lobby: (await import("./lobby/Rooms.tsx")).Rooms });

export const page = definePage<HeadView, HeadFact>({
  ...card,
  texts: catalogue<PageTexts>(import.meta.glob("./words/page.*.ts")),
  opponents: ["executioner:0.5", "apprentice", "gravedigger", "crier", "clerk", "oracle"],
  names: everyLanguage(import.meta.glob("./words/names.*.ts", { eager: true })),
  sounds: {
    placed: "lock",
    asked: "knock",
    allowed: "lock",
    declined: "stuck",
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
    asked: 200,
    allowed: 200,
    declined: 200,
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
  reviewBoard: () => import("./review/Board.tsx"),
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
    today: atOnce,
    again: atOnce,
    rules: behindTheGate,
    records: behindTheGate,
  },
});
