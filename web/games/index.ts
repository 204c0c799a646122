/** The registry of what the page shows: a new game is one line here. */

import { diceRace } from "./dice-race/page.ts";
import { head } from "./head/page.ts";
import { hiddenNumber } from "./hidden-number/page.ts";
import type { GamePage } from "./page.ts";
import { thirteen } from "./thirteen/page.ts";
import { thirteenSideBySide } from "./thirteen/side-by-side-page.ts";
import { wisp } from "./wisp/page.ts";
import { wispSideBySide } from "./wisp/side-by-side-page.ts";
import { zonk } from "./zonk/page.ts";

export const pages: Readonly<Record<string, GamePage>> = {
  head,
  wisp,
  zonk,
  thirteen,
  "dice-race": diceRace,
  "hidden-number": hiddenNumber,
  "wisp-side-by-side": wispSideBySide,
  "thirteen-side-by-side": thirteenSideBySide,
};

/** Names come from addresses, files and the device: only a game's own name finds one. */
export const pageOf = (game: string): GamePage | undefined => (Object.hasOwn(pages, game) ? pages[game] : undefined);
