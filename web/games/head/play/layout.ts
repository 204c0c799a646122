/** The keyboard layout: as chosen in the settings, else QWERTZ for pages that are used to it and for German words. */
import type { WordLanguage as Bank } from "@turnlight/games/head";
import type { settings } from "../shared.ts";

type ChosenKeyboard = (typeof settings.value)["keyboard"];

export const layoutFor = (
  chosen: ChosenKeyboard,
  bank: Bank,
  usual: "qwerty" | "qwertz",
): Exclude<ChosenKeyboard, "language"> => {
  if (chosen !== "language") return chosen;
  return bank === "german" ? "qwertz" : usual;
};
