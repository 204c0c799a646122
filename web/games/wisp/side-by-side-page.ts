/** Will-o'-the-Wisp side by side, as the parlour knows it. */
import type { GamePage } from "../page.ts";
import { sideBySidePage } from "../side-by-side.ts";
import { wisp } from "./page.ts";
import { de } from "./words/side.de.ts";
import { en } from "./words/side.en.ts";

export const wispSideBySide: GamePage = sideBySidePage(wisp, {
  name: "wisp-side-by-side",
  game: "wisp",
  texts: { en, de },
  opponents: [{ bot: "solver", name: { en: "The moth", de: "Die Motte" } }],
  screen: () => import("./play/Screen.tsx"),
  far: () => import("./lobby/online.ts"),
  boardOf: async (record, seat) => (await import("@turnlight/games/wisp")).wispSideBySide.boardOf(record, seat),
});
