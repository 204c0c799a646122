/** The page's game registry, in the order of the home page. A new game is one line here. */
import { card as diceRace } from "./dice-race/hall/card.ts";
import { card as head } from "./head/hall/card.ts";
import { card as hiddenNumber } from "./hidden-number/hall/card.ts";
import type { HallCard } from "./page.ts";
import { card as thirteen } from "./thirteen/hall/card.ts";
import { card as wisp } from "./wisp/hall/card.ts";
import { card as zonk } from "./zonk/hall/card.ts";

export const hallCards: Readonly<Record<string, HallCard>> = {
  head,
  wisp,
  zonk,
  thirteen,
  "dice-race": diceRace,
  "hidden-number": hiddenNumber,
};
