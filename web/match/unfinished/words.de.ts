/** Lists of unfinished matches, in German. */
import type { UnfinishedTexts } from "./words.en.ts";

export const de: UnfinishedTexts = {
  title: "Weiterspielen",
  all: (count) => `Alle ${count} offenen Partien`,
  against: (names) => `Gegner: ${names}`,
  putAway: (what) => `Weglegen: ${what}`,
  away: (what) => `Weggelegt: ${what}.`,
  undo: "Zurückholen",
  justNow: "gerade eben",
  none: "Nichts ist halb gespielt liegen geblieben.",
  awayTitle: "Weggelegt",
  bringBack: "Zurückholen",
  remove: "Löschen",
  removeAsk: "Diese Partie endgültig löschen?",
};
