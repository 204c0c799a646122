/** Zonk's page manifest. */

import type { ZonkFact, ZonkView } from "@turnlight/games/zonk";
import { catalogue } from "../../language/catalogue.ts";
import { everyLanguage } from "../../languages/files.ts";
import { definePage, type PageTexts } from "../page.ts";
import { card } from "./hall/card.ts";

const atOnce = async () => ({ Lobby: (await import("./lobby/AtOnce.tsx")).AtOnce });
const otherRooms = async () => ({ Lobby: (await import("./lobby/Rooms.tsx")).Rooms });

export const page = definePage<ZonkView, ZonkFact>({
  ...card,
  texts: catalogue<PageTexts>(import.meta.glob("./words/page.*.ts")),
  opponents: ["hybrid:normal", "hybrid:easy", "hybrid:hard", "perfect"],
  names: everyLanguage(import.meta.glob("./words/names.*.ts", { eager: true })),
  sounds: {
    rolled: "whoosh",
    took: "lock",
    "hot-dice": "chime",
    banked: "bank",
    zonked: "zonk",
    began: "turn",
    left: "page",
    won: "fanfare",
    tied: "chime",
  },
  moments: ["zonked", "hot-dice", "left", "won", "tied"],
  facts: () => import("./words/facts.ts"),
  review: () => import("./words/review.ts"),
  reviewBoard: () => import("./review/Board.tsx"),
  reviewLog: () => import("./review/Log.tsx"),
  refusals: () => import("./words/refusals.ts"),
  statistics: () => import("./hall/statistics.ts"),
  screen: () => import("./play/Screen.tsx"),
  announcesItself: true,
  screenEnds: true,
  online: () => import("./lobby/online.ts"),
  rooms: {
    customise: otherRooms,
    together: otherRooms,
    tournament: otherRooms,
    career: otherRooms,
    book: otherRooms,
    daily: otherRooms,
    today: atOnce,
    again: atOnce,
    lesson: async () => ({ Lobby: (await import("./learn/Lesson.tsx")).Lesson }),
    table: otherRooms,
  },
});
