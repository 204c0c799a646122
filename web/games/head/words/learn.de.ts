/** The tutorial's texts in German. */
import { pluralIn } from "../../../language/count.ts";
import type { LessonTexts } from "./learn.en.ts";

const count = pluralIn("de");

export const de: LessonTexts = {
  title: "Spielen lernen",
  apprentice: "Der Lehrling",
  steps: {
    welcome: {
      title: "Willkommen auf dem Richtplatz",
      about: () =>
        "Finde die versteckten Wörter des Lehrlings, bevor er deine findet. Zwei Spieler, zwei verdeckte Gitter, zwei Beile. Der Lehrling ist auch neu hier.",
    },
    words: {
      title: "Verstecke zuerst drei Wörter",
      about: () => "Schreibe in jede Zeile ein Wort oder hole dir mit diesem Knopf zufällige Wörter.",
    },
    board: {
      title: "Lege sie jetzt ins Gitter",
      about: () =>
        "Wähle ein Wort, tippe auf sein erstes und dann auf sein letztes Feld: gerade oder diagonal, auch rückwärts. Oder lass alle Wörter zufällig legen.",
    },
    ready: {
      title: "Niemand hat etwas gesehen",
      about: () => "Alle Wörter sind versteckt. Drücke auf „Bereit“, und das Raten beginnt.",
    },
    letter: {
      title: "Rate einen Buchstaben",
      about: ({ letter }) =>
        `Du bist dran. Die Wörter des Lehrlings haben 3, 4 und 5 Buchstaben. Versuche es mit ${letter}.`,
    },
    known: {
      title: "Ein Treffer",
      about: ({ letter }) =>
        `${letter} erscheint überall, wo es in den Wörtern vorkommt. Wo es im Gitter liegt, weißt du noch nicht. Inzwischen war der Lehrling dran.`,
    },
    cell: {
      title: "Rate ein Feld",
      about: ({ cell }) => `Felder findest du eines nach dem anderen. Versuche es mit ${cell}.`,
    },
    yellow: {
      title: "Gelb: Hier liegt ein Buchstabe",
      about: ({ under }) =>
        `Du hast ein Feld gefunden, kennst aber den Buchstaben noch nicht. Darum steht dort ein Stern. Rate ${under} und sieh zu, wie es grün wird.`,
    },
    word: {
      title: "Rate ein ganzes Wort",
      about: ({ word }) =>
        `In Wort ${word.row} fehlt nur noch ein Buchstabe. Mehrere Wörter würden passen, aber du hast einen Verdacht. Tippe das Wort an, schreibe ${word.text} und rate. Ein falsches Wort kostet zwei Fehler.`,
    },
    solved: {
      title: "Gelöst",
      about: () =>
        "Jetzt kennst du alle seine Buchstaben, auch in den anderen Wörtern. Felder deckt ein Wort aber nicht auf: Die musst du noch treffen.",
    },
    miss: { title: "Und jetzt ein Fehler", about: ({ empty }) => `Das passiert jedem. Versuche es mit ${empty}.` },
    blade: {
      title: "Achte auf das Beil",
      about: () =>
        "Ein leeres Feld oder ein falscher Buchstabe senkt dein Beil um eine Kerbe, ein falsches Wort um zwei. Am Fehlerlimit fällt es.",
    },
    finish: {
      title: "Den Rest schaffst du allein",
      about: () =>
        "Sobald du jeden Buchstaben kennst und jedes Feld gefunden hast, fällt das Beil über dem Lehrling. Etwas zweimal zu raten kostet nichts.",
    },
  },
  notNow: (what) => `Gleich. Zuerst: ${what}`,
  moves: {
    letter: (letter) => `Rate den Buchstaben ${letter}.`,
    cell: (cell) => `Rate das Feld ${cell}.`,
    word: (row, word) => `Rate ${word} als Wort ${row}.`,
  },
  hintWords: "Es fehlen noch Buchstaben. Denk an die Nacht.",
  hintCells: (left) =>
    count(left, {
      one: "Noch ein Feld. Wörter liegen in geraden Linien.",
      other: "Du kennst alle Buchstaben. Noch # Felder: Wörter liegen in geraden Linien und können sich kreuzen.",
    }),
  skip: "Tutorial verlassen",
  won: {
    title: "Dein Kopf sitzt, wo er hingehört",
    about: "Mehr musst du nicht wissen. Der Henker wartet schon.",
  },
  lost: {
    title: "Ab ist er",
    about: "Halb so wild: Es war nur das Tutorial. Versuche es noch einmal oder fordere gleich den Henker heraus.",
  },
  toNew: "Ein richtiges Duell spielen",
  again: "Noch einmal",
};
