/** Thirteen Throws on the profile, in German. */
import { pluralIn } from "../../../language/count.ts";
import type { ThirteenPortraitWords } from "./portrait.en.ts";

const count = pluralIn("de");

export const texts: ThirteenPortraitWords = {
  bestStage: "beste Stufe",
  reached: "Erreichte Stufe",
  runs: (runs) => count(runs, { one: "# Lauf", other: "# Läufe" }),
  boss: (stage) => `Boss ${stage}`,
  last: (runs) => count(runs, { one: "letzter Lauf", other: "letzte # Läufe" }),
  said: (runs, highest, best) =>
    `Höchste Stufe in deinen letzten ${runs} Läufen: ${highest}. Bisher am weitesten: ${best}`,
};
