/** The duel: labels of its statistics, in German. */
import type { HeadStatisticsWords } from "./statistics.en.ts";

export const texts: HeadStatisticsWords = {
  won: "Gewonnene Duelle",
  found: "Gewonnen: alles gefunden",
  felled: "Verloren: Fehlerlimit erreicht",
  misses: "Fehler pro Duell",
  accuracy: "Trefferquote",
  share: (part, of) => `${part} von ${of}`,
  byOpponent: "Gewonnene Duelle nach Gegner",
  opponent: "Gegner",
  duelsWon: "Gewonnen",
  of: (name, won, played) => `${name} (${won} von ${played})`,
  rivals: {
    executioner: "Der Henker",
    oracle: "Das Orakel",
    apprentice: "Der Lehrling",
    gravedigger: "Der Totengräber",
    crier: "Der Ausrufer",
    clerk: "Die Schreiberin",
  },
  beaten: "Besiegte Gegner",
  endings: "Wie deine Duelle endeten",
  ending: "Ende",
  duels: "Duelle",
};
