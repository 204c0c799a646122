/** The registry of what the page shows: a new game is one line here. */
import type { Card } from "./card.ts";
import { diceRace } from "./dice-race/index.tsx";
import { head } from "./head/index.ts";
import { hiddenNumber } from "./hidden-number/index.tsx";
import { thirteen } from "./thirteen/index.ts";
import { wisp } from "./wisp/index.ts";
import { zonk } from "./zonk/index.ts";

export const cards: Readonly<Record<string, Card>> = {
  head,
  wisp,
  zonk,
  thirteen,
  "dice-race": diceRace,
  "hidden-number": hiddenNumber,
};

/** Names come from addresses, files and the device: only a game's own name finds one. */
export const cardOf = (game: string): Card | undefined => (Object.hasOwn(cards, game) ? cards[game] : undefined);
