/** Lists of unfinished matches, in German. */
import type { UnfinishedTexts } from "./words.en.ts";

export const de: UnfinishedTexts = {
  title: "Weiterspielen",
  all: (count) => `Alle ${count} offenen Partien`,
  against: (names) => `Gegner: ${names}`,
  putAway: (what) => `Ausblenden: ${what}`,
  away: (what) => `Ausgeblendet: ${what}.`,
  undo: "Rückgängig",
  justNow: "gerade eben",
  none: "Keine offenen Partien.",
  awayTitle: "Ausgeblendete Partien",
  bringBack: "Wieder anzeigen",
  remove: "Löschen",
  removeAsk: "Diese Partie endgültig löschen?",
};
