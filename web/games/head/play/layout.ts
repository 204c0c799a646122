/** The keyboard layout: as chosen in the settings, else QWERTZ for German pages and German words. */
import type { WordLanguage as Bank } from "@turnlight/games/head";
import type { language, settings } from "../shared.ts";

type ChosenKeyboard = (typeof settings.value)["keyboard"];

export const layoutFor = (
  chosen: ChosenKeyboard,
  bank: Bank,
  read: (typeof language)["value"],
): Exclude<ChosenKeyboard, "language"> => {
  if (chosen !== "language") return chosen;
  return bank === "german" || read === "de" ? "qwertz" : "qwerty";
};
