/** Whom one meets at the daily table; the home page shows it before anything of the game is loaded. */
import { type DayOpponent, opponentOf as opponentBy } from "@turnlight/games/zonk/daily";
import type { PatronName } from "../faces/patrons.ts";

export { dayRounds } from "@turnlight/games/zonk/daily";

export const opponentOf: (date: string) => DayOpponent & PatronName = opponentBy;
