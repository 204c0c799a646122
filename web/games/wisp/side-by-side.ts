/** Will-o'-the-Wisp side by side, as the parlour knows it. */
import type { Card } from "../card.ts";
import { sideCard } from "../side-by-side.ts";
import { wisp } from "./index.ts";
import { de } from "./words/side.de.ts";
import { en } from "./words/side.en.ts";

export const wispSideBySide: Card = sideCard(wisp, {
  name: "wisp-side-by-side",
  game: "wisp",
  texts: { en, de },
  opponents: [{ bot: "solver", name: { en: "The moth", de: "Die Motte" } }],
  screen: () => import("./Screen.tsx"),
  far: () => import("./far.ts"),
  boardOf: async (record, seat) => (await import("@turnlight/games/wisp")).wispSideBySide.boardOf(record, seat),
});
