/** Thirteen Throws side by side, as the parlour knows it. */
import type { GamePage } from "../page.ts";
import { sideBySidePage } from "../side-by-side.ts";
import { thirteen } from "./page.ts";
import { de } from "./words/side.de.ts";
import { en } from "./words/side.en.ts";

export const thirteenSideBySide: GamePage = sideBySidePage(thirteen, {
  name: "thirteen-side-by-side",
  game: "thirteen",
  texts: { en, de },
  opponents: [{ bot: "greedy:human", name: { en: "The regular", de: "Der Stammgast" } }],
  screen: () => import("./play/Screen.tsx"),
  far: async () => {
    const { sideSeats } = await import("@turnlight/kernel");
    // Everything is in the pool, so that it is the same for everybody.
    return { far: { seats: sideSeats, config: async (seats) => `seats=${seats} unlocked=all` } };
  },
  boardOf: async (record, seat) => (await import("@turnlight/games/thirteen")).thirteenSideBySide.boardOf(record, seat),
});
