/** Texts of the shared components, in German. */
import { pluralIn } from "../language/count.ts";
import type { PartsTexts } from "./texts.en.ts";

const count = pluralIn("de");

export const texts: PartsTexts = {
  close: "Schließen",
  cancel: "Abbrechen",
  dismiss: "Schließen",
  messages: "Meldungen",
  notices: "Meldungen",
  noticesWaiting: (notices) => count(notices, { one: "# neue Meldung", other: "# neue Meldungen" }),
  ok: "OK",
  aimedAt: (cell) => `${cell}, ausgewählt. Tippe noch einmal, um zu ziehen.`,

  summary: "Stellung vorlesen",

  yourTurn: "Du bist dran",
  onTurn: "Ist dran",
  waiting: "Wartet",
  thinking: "Überlegt",
  left: "Hat die Partie verlassen",
  won: "Gewonnen",

  curtainTitle: (name) => `${name}, du bist dran`,
  curtainLook: (name) => `Nur für ${name}`,
  curtainText: (name) => `Gib das Gerät an ${name} weiter. Alle anderen schauen bitte kurz weg.`,
  curtainTake: (name) => `Ich bin ${name}`,

  tutorialStep: (step, of) => `Schritt ${step} von ${of}`,
  tutorialNext: "Weiter",
  tutorialDone: "Losspielen",
  tutorialSkip: "Tutorial überspringen",

  keyboard: "Buchstaben",
  erase: "Löschen",
  enter: "Eingeben",
  keyStates: {
    unused: "noch nicht probiert",
    known: "an der richtigen Stelle",
    near: "im Wort, aber woanders",
    missed: "nicht im Wort",
    held: "gerade nicht erlaubt",
  },

  share: "Teilen",
  shareWith: "Teilen …",
  copy: "Text kopieren",
  copied: "Text kopiert.",
  copyByHand: "Automatisches Kopieren hat nicht geklappt. Der Text ist markiert, du kannst ihn selbst kopieren.",
  save: "Herunterladen",
  saved: (name) => `Gespeichert als ${name}.`,
  saveFailed: "Der Browser konnte die Datei nicht speichern. Kopiere stattdessen den Text.",
  shareText: "Text zum Teilen",

  figures: (title) => `${title}, als Tabelle`,
  emptyChart: "Noch keine Daten. Spiele erst eine Partie.",
};
