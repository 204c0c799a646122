/** The duel: texts of its home page summary, in German. */
import { pluralIn } from "../../../language/count.ts";
import type { HeadSummaryWords } from "./summary.en.ts";

const count = pluralIn("de");

export const texts: HeadSummaryWords = {
  daily: (day) => `Duell des Tages, ${day}`,
  presets: {
    quick: "Schnelles Duell",
    evening: "Standardduell",
    printed: "Klassisches Duell",
    expert: "Expertenduell",
  },
  table: (grid, words) => `${words} Wörter auf ${grid} × ${grid}`,
  hiding: "Verstecke deine Wörter",
  misses: (own, ownLimit, theirs, theirLimit) =>
    `Fehler: du ${own} von ${ownLimit}, Gegner ${theirs} von ${theirLimit}`,
  hunt: (day) => `Jagd des Tages, ${day}`,
  missed: (misses) => `${misses} Fehler`,
  found: (misses, par) => `Gefunden mit ${count(misses, { one: "# Fehler", other: "# Fehlern" })}, Par ${par}`,
  notFound: (par) => `Nicht gelöst, Par ${par}`,
  toAchievement: (left) => `Noch ${count(left, { one: "# Erfolg", other: "# Erfolge" })} zu holen`,
  first: "Gewinne dein erstes Duell",
  all: "Du hast alle Erfolge",
  duels: (won, played) => `${won} von ${played} Duellen gewonnen`,
};
