/** The doors of all games, in the order of the hall: a new game is one line here. */
import { door as diceRace } from "./dice-race/door.tsx";
import type { Door } from "./door.ts";
import { door as head } from "./head/door.ts";
import { door as hiddenNumber } from "./hidden-number/door.tsx";
import { door as thirteen } from "./thirteen/door.ts";
import { door as wisp } from "./wisp/door.ts";
import { door as zonk } from "./zonk/door.ts";

export const doors: Readonly<Record<string, Door>> = {
  head,
  wisp,
  zonk,
  thirteen,
  "dice-race": diceRace,
  "hidden-number": hiddenNumber,
};
