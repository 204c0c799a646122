/** Zonk: refusals of moves and requests, in German, by code. */
import type { refusals as english } from "./refusals.en.ts";

export const refusals: Readonly<Record<keyof typeof english, string>> = {
  "not-now": "Das muss warten: Schau, was auf dem Tisch liegt.",
  "no-such-die": "So viele Würfel mit einer {face} gibt es nicht: {wanted} gewünscht, {there} auf dem Tisch.",
  "no-combination": "Das ist keine Kombination dieses Tisches.",
  "bad-roll": "So viele Würfel können hier nicht fallen.",
  "bad-table": "Diese Punktetafel lässt sich nicht lesen.",
  "unknown-table": "Diese Punktetafel gibt es nicht.",
  "unknown-combination": "Diese Kombination gibt es nicht.",
  "no-single": "Eine einzelne Eins oder Fünf muss zählen, sonst ließe sich der letzte Würfel nie spielen.",
  "bad-memory": "Was dieser Gegner von dir weiß, lässt sich nicht lesen.",
  "no-seat": "Dort sitzt niemand.",
  "bad-tournament": "Ein Turnier braucht acht Teilnehmer mit verschiedenen Namen.",
  "not-due": "Diese Partie des Turniers ist nicht dran.",
  "no-winner": "Eine Turnierpartie braucht einen Sieger.",
};
