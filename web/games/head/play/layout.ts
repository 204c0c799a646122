/** How the letters lie: as chosen in the settings, else as people type the language that is played. */
import type { Language } from "@turnlight/games/head";
import type { settings } from "../shared.ts";

type Chosen = (typeof settings.value)["keyboard"];

export const layoutFor = (chosen: Chosen, bank: Language): Exclude<Chosen, "language"> =>
  chosen !== "language" ? chosen : bank === "german" ? "qwertz" : "qwerty";
