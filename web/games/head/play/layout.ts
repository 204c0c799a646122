/** How the letters lie: as chosen in the settings, else as whoever reads or plays in German has them under the fingers. */
import type { WordLanguage as Bank } from "@turnlight/games/head";
import type { language, settings } from "../shared.ts";

type Chosen = (typeof settings.value)["keyboard"];

export const layoutFor = (
  chosen: Chosen,
  bank: Bank,
  read: (typeof language)["value"],
): Exclude<Chosen, "language"> => {
  if (chosen !== "language") return chosen;
  return bank === "german" || read === "de" ? "qwertz" : "qwerty";
};
