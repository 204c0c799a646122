/** The lesson's texts in German. */
import { listIn } from "../../../language/lists.ts";
import type { LessonTexts } from "./learn.en.ts";

export const de: LessonTexts = {
  title: "Spielen lernen",
  apprentice: "Der Lehrling",
  steps: {
    letter: ({ letter }) => ({
      title: "Finde seine Wörter, bevor er deine findet",
      about: `Ihr ratet abwechselnd. Rate den Buchstaben ${letter}.`,
    }),
    hit: ({ letter, completes }) => ({
      title: "Ein Treffer!",
      about: `${letter} vervollständigt ${listIn("de", completes)}. Jetzt rät der Lehrling.`,
    }),
    miss: ({ empty, before }) => ({
      title: `Rate das Feld ${empty}`,
      about: `Liegt neben ${before} noch ein Buchstabe?`,
    }),
    blade: () => ({
      title: "Daneben",
      about: "Leer. Jeder Fehler senkt dein Beil. Am Limit fällt es, und du verlierst.",
    }),
    row: ({ word }) => ({
      title: `Wähle Wort ${word.row}`,
      about: "Es fehlt nur ein Buchstabe. Ein falsches Wort kostet zwei Fehler.",
    }),
    spell: ({ word }) => ({ title: `Tippe ${word.missing}`, about: `Alles dreht sich um die Nacht: ${word.text}.` }),
    solved: () => ({
      title: "Gelöst!",
      about: `Jetzt kennst du alle Buchstaben. Du musst auch jedes Feld finden: Eins fehlt noch.`,
    }),
    cell: ({ last, word }) => ({
      title: `Rate das Feld ${last}`,
      about: `${word.text} liegt in Spalte ${last[0] ?? ""}. Das ${word.missing} kann nur hier sein.`,
    }),
  },
  confirm: { title: "Bestätige deine Wahl", about: "So kostet ein Versehen nichts." },
  enter: { title: "Rate das Wort", about: "Alle Buchstaben sind eingesetzt." },
  notNow: (what) => `Gleich. Zuerst: ${what}.`,
  won: {
    title: "Gewonnen!",
    about:
      "Alle Buchstaben bekannt, alle Felder gefunden: Das Beil des Lehrlings fällt. Im richtigen Duell versteckst du zuerst deine eigenen Wörter.",
  },
  toNew: "Ein Duell spielen",
  again: "Noch einmal",
};
