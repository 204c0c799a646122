/** Zonk: refusals of moves and requests, in German, by code. */
import type { refusals as english } from "./refusals.en.ts";

export const refusals: Readonly<Record<keyof typeof english, string>> = {
  "not-now": "Das geht gerade nicht. Schau erst, was auf dem Tisch liegt.",
  "no-such-die": "Nicht genug Würfel mit einer {face}: {wanted} gewählt, {there} im Wurf.",
  "no-combination": "Das zählt an diesem Tisch nicht. Wähle eine Kombination aus der Liste.",
  "bad-roll": "Für diesen Wurf ist das die falsche Anzahl Würfel.",
  "bad-table": "Dieser Tisch ist nicht lesbar. Prüfe die Punktwerte.",
  "unknown-table": "Diesen Tisch gibt es nicht.",
  "unknown-combination": "Diese Kombination gibt es nicht.",
  "no-single": "Eine einzelne Eins oder Fünf muss zählen, sonst könnte der letzte Würfel nie punkten.",
  "bad-memory": "Was dieser Gegner über dich gelernt hat, ist nicht lesbar.",
  "no-seat": "Dort sitzt niemand.",
  "bad-tournament": "Ein Turnier braucht acht Spieler mit verschiedenen Namen.",
  "not-due": "Diese Turnierpartie ist noch nicht dran.",
  "not-a-duplicate":
    "In dieser Partie ging es um eine Zielpunktzahl. Diese Auswertung gibt es nur für Partien mit fester Rundenzahl.",
  "no-winner": "Eine Turnierpartie braucht einen Sieger.",
};
