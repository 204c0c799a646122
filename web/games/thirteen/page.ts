/** Thirteen Throws' page manifest. */

import type { RunFact, RunView } from "@turnlight/games/thirteen";
import { catalogue } from "../../language/catalogue.ts";
import { everyLanguage } from "../../languages/files.ts";
import { throwTime } from "../../ui/dice/throw-time.ts";
import { definePage, type PageTexts } from "../page.ts";
import { card } from "./hall/card.ts";
import { side } from "./words/side.ts";

const atOnce = async () => ({ Lobby: (await import("./lobby/AtOnce.tsx")).AtOnce });
const otherRooms = async () => ({ Lobby: (await import("./lobby/Rooms.tsx")).Rooms });

export const page = definePage<RunView, RunFact>({
  ...card,
  texts: catalogue<PageTexts>(import.meta.glob("./words/page.*.ts")),
  solo: true,
  opponents: [],
  names: everyLanguage(import.meta.glob("./words/names.*.ts", { eager: true })),
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
    charged: "drop",
    broke: "reveal",
    turned: "merge",
    "cashed-in": "bank",
    took: "card",
    skipped: "card",
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
  // The tray times its own throws, and the screen a score, whose time depends on its charms.
  times: {
    offered: 0,
    drafted: 120,
    began: 0,
    twisted: 220,
    throwing: 0,
    rolled: throwTime,
    used: 200,
    scored: 500,
    bonus: 600,
    scratched: 260,
    earned: 150,
    tipped: 150,
    tolled: 120,
    charged: 80,
    broke: 250,
    turned: 220,
    "cashed-in": 200,
    took: 120,
    skipped: 0,
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
  moments: ["drafted", "twisted", "bonus", "stood", "bought", "took", "broke", "victory", "over"],
  facts: () => import("./words/facts.ts"),
  review: () => import("./words/review.ts"),
  reviewBoard: () => import("./review/Board.tsx"),
  refusals: () => import("./words/refusals.ts"),
  statistics: () => import("./hall/statistics.ts"),
  screen: () => import("./play/Screen.tsx"),
  announcesItself: true,
  screenEnds: true,
  sideBySide: {
    // Relative to whoever is furthest: stages first, then points of the stage.
    share: ({ counts }, largest) =>
      ((counts["cleared"] ?? 0) + (counts["score"] ?? 0) / Math.max(1, largest["score"] ?? 1)) /
      ((largest["cleared"] ?? 0) + 1),
    texts: side,
    opponents: ["greedy:human"],
    online: () => import("./lobby/online.ts"),
    finalBoard: () => import("./play/Screen.tsx"),
  },
  rooms: {
    learn: async () => ({ Lobby: (await import("./learn/Lesson.tsx")).Lesson }),
    daily: otherRooms,
    today: atOnce,
    again: atOnce,
    challenges: otherRooms,
    customise: otherRooms,
    seed: otherRooms,
    collection: otherRooms,
    statistics: otherRooms,
    achievements: otherRooms,
  },
});
