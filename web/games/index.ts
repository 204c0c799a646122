/** The registry of what the page shows: a new game is one line here. */
import type { Card } from "./card.ts";
import { diceRace } from "./dice-race/index.tsx";
import { head } from "./head/index.ts";
import { hiddenNumber } from "./hidden-number/index.tsx";
import { thirteen } from "./thirteen/index.ts";
import { thirteenSideBySide } from "./thirteen/side-by-side.ts";
import { wisp } from "./wisp/index.ts";
import { wispSideBySide } from "./wisp/side-by-side.ts";
import { zonk } from "./zonk/index.ts";

export const cards: Readonly<Record<string, Card>> = {
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
export const cardOf = (game: string): Card | undefined => (Object.hasOwn(cards, game) ? cards[game] : undefined);
