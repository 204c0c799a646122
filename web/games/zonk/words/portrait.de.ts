/** The tavern on the profile, in German. */
import { pluralIn } from "../../../language/count.ts";
import type { ZonkPortraitWords } from "./portrait.en.ts";

const count = pluralIn("de");

export const texts: ZonkPortraitWords = {
  wonOf: (matches) => `von ${matches} gewonnen`,
  luck: "Glück und Können",
  luckier: "mehr Glück →",
  better: "besser entschieden ↑",
  lead: "Vorsprung am Ende",
  last: (matches) => count(matches, { one: "letzte Partie", other: "letzte # Partien" }),
  bestTurn: (points) => `Bester Zug: ${points}`,
  luckSaid: (lucky, better, of) =>
    `In ${of} analysierten Partien hattest du ${lucky}-mal Würfelglück und hast ${better}-mal besser entschieden als sonst`,
  leadSaid: (won, of) => `In ${won} deiner letzten ${of} Partien lagst du am Ende vorn`,
};
