/** The registry of what the page shows: a new game is one line here. */
import type { Card } from "./card.ts";
import { diceRace } from "./dice-race/index.tsx";
import { hiddenNumber } from "./hidden-number/index.tsx";

export const cards: Readonly<Record<string, Card>> = {
  "dice-race": diceRace,
  "hidden-number": hiddenNumber,
};
