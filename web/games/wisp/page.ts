/** Will-o'-the-Wisp's page manifest. */
import type { WispFact, WispView } from "@turnlight/games/wisp";
import { catalogue } from "../../language/catalogue.ts";
import { everyLanguage } from "../../languages/files.ts";
import { definePage, type PageTexts } from "../page.ts";
import { card } from "./hall/card.ts";
import { side } from "./words/side.ts";

const atOnce = async () => ({ Lobby: (await import("./lobby/AtOnce.tsx")).AtOnce });
const otherRooms = async () => ({ Lobby: (await import("./lobby/Rooms.tsx")).Rooms });

export const page = definePage<WispView, WispFact>({
  ...card,
  texts: catalogue<PageTexts>(import.meta.glob("./words/page.*.ts")),
  solo: true,
  opponents: [],
  names: everyLanguage(import.meta.glob("./words/names.*.ts", { eager: true })),
  sounds: {
    move: "whoosh",
    step: "step",
    merge: "merge",
    purify: "purify",
    wake: "wake",
    stuck: "stuck",
    caught: "caught",
    complete: "fanfare",
    reset: "page",
  },
  // Creatures start shortly after one another; effects of a step wait until it has ended.
  times: { move: 150, wake: 140, step: 70, stuck: 60, merge: 260, purify: 460, caught: 520, complete: 420, reset: 220 },
  moments: ["wake", "merge", "purify", "caught", "complete"],
  facts: () => import("./words/facts.ts"),
  review: () => import("./words/review.ts"),
  reviewBoard: () => import("./review/Board.tsx"),
  reviewHelp: () => import("./review/help.ts"),
  refusals: () => import("./words/refusals.ts"),
  statistics: () => import("./hall/statistics.ts"),
  screen: () => import("./play/Screen.tsx"),
  announcesItself: true,
  screenEnds: true,
  sideBySide: {
    // Of the most creatures any board has had, those that are gone.
    share: ({ stands, counts }, largest) =>
      stands === "done" ? 1 : 1 - (counts["left"] ?? 0) / Math.max(1, largest["left"] ?? 1),
    texts: side,
    opponents: ["solver"],
    online: () => import("./lobby/online.ts"),
    finalBoard: () => import("./play/Screen.tsx"),
  },
  rooms: {
    editor: async () => ({ Lobby: (await import("./editor/WorkshopRoom.tsx")).WorkshopRoom }),
    daily: otherRooms,
    today: atOnce,
    again: atOnce,
    endless: otherRooms,
    chapter: otherRooms,
    mine: otherRooms,
    looks: otherRooms,
    pack: otherRooms,
    packs: otherRooms,
    level: otherRooms,
    community: async () => ({ Lobby: (await import("./community/CommunityRoom.tsx")).CommunityRoom }),
    first: async () => ({ Lobby: (await import("./learn/Lesson.tsx")).Lesson }),
    tale: otherRooms,
  },
});
