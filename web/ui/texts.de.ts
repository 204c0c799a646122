/** Texts of the shared components, in German. */
import type { PartsTexts } from "./texts.en.ts";

export const partsDe: PartsTexts = {
  close: "Schließen",
  cancel: "Weiterspielen",
  dismiss: "Wegwischen",
  messages: "Meldungen",
  aimedAt: (cell) => `${cell} anvisiert. Tippe noch einmal, um zu ziehen.`,

  summary: "Sag, wie es steht",

  yourTurn: "Du bist dran",
  onTurn: "Am Zug",
  waiting: "Wartet",
  thinking: "Überlegt",
  left: "Hat den Tisch verlassen",
  won: "Gewonnen",

  curtainTitle: (name) => `${name}, du bist dran`,
  curtainText: (name) => `Gib das Gerät an ${name} weiter. Alle anderen schauen kurz weg.`,
  curtainTake: (name) => `Ich bin ${name}`,

  tutorialStep: (step, of) => `Schritt ${step} von ${of}`,
  tutorialNext: "Weiter",
  tutorialDone: "Losspielen",
  tutorialSkip: "Überspringen",

  keyboard: "Buchstaben",
  erase: "Löschen",
  enter: "Eingeben",
  keyStates: {
    unused: "noch frei",
    known: "sitzt",
    near: "kommt vor, aber woanders",
    missed: "kommt nicht vor",
    held: "gerade gesperrt",
  },

  share: "Teilen",
  shareWith: "Jemandem schicken",
  copy: "Text kopieren",
  copied: "Kopiert. Füg ihn ein, wo du magst.",
  copyByHand: "Der Browser lässt uns nicht kopieren. Der Text ist markiert: Kopier ihn selbst.",
  save: "Als Datei sichern",
  saved: (name) => `Gesichert als ${name}.`,
  saveFailed: "Der Browser will die Datei nicht sichern. Kopier stattdessen den Text.",
  shareText: "Text zum Teilen",

  figures: (title) => `${title}, in Zahlen`,
  emptyChart: "Noch nichts zu zeichnen. Spiel erst eine Partie.",
};
