/** The tavern: texts of its home page summary, in German. */
import { pluralIn } from "../../../language/count.ts";
import type { ZonkSummaryWords } from "./summary.en.ts";

const count = pluralIn("de");

export const texts: ZonkSummaryWords = {
  tables: {
    parlour: "Salon",
    classic: "Klassisch",
    tavern: "Wirtshaus",
    "hot-bonus": "Abräumer",
    daredevil: "Wagemut",
    "double-ones": "Doppelte Einsen",
    "three-sixes": "Drei Sechsen",
  },
  table: (table, target) => `${table}, Ziel ${target}`,
  daily: (day) => `Tagespartie vom ${day}`,
  lesson: "So wird gespielt",
  career: "Karriere",
  tournament: (round) => ["Viertelfinale", "Halbfinale", "Finale"][round] ?? "Turnier",
  stood: (scores) => `Stand ${scores}`,
  won: (score, other) => `Gewonnen, ${score} zu ${other}`,
  lost: (score, other) => `Verloren, ${score} zu ${other}`,
  points: (points, quality) => `${points} Punkte, Entscheidungen: ${quality}`,
  toTrophies: (left) => `Noch ${count(left, { one: "# Erfolg", other: "# Erfolge" })} offen`,
  first: "Gewinne deine erste Partie",
  all: "Alle Erfolge erreicht",
  trophies: (won, of) => `${won} von ${of} Erfolgen`,
};
