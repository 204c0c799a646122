/** Whose turn it is in unfinished matches, in German. */
import type { TurnTexts } from "./turns.en.ts";

export const texts: TurnTexts = {
  own: "Du bist dran",
  of: (name) => `${name} ist dran`,
  earlier: "Mit älteren Regeln begonnen",
};
