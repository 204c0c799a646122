/** The tutorial's texts in German. */
import type { LessonTexts } from "./learn.en.ts";

export const de: LessonTexts = {
  title: "Deine erste Partie",
  apprentice: "Der Lehrling",
  steps: {
    welcome: {
      title: "Willkommen auf dem Platz",
      about: () =>
        "Zwei Spieler, zwei verborgene Gitter, zwei Beile. Der Lehrling gegenüber ist auch neu. Finde seine Wörter, bevor er deine findet.",
    },
    words: {
      title: "Versteck zuerst drei Wörter",
      about: () => "Schreib in jede Zeile ein Wort, oder lass sie mit dieser Taste vom Zufall ziehen.",
    },
    board: {
      title: "Jetzt leg sie aufs Gitter",
      about: () =>
        "Wähle ein Wort, tipp an, wo es beginnt, dann, wohin es läuft: gerade oder schräg, auch rückwärts. Oder lass es den Zufall tun.",
    },
    ready: { title: "Niemand hat’s gesehen", about: () => "Alles liegt. Drück auf Bereit, und die Jagd beginnt." },
    letter: {
      title: "Rate einen Buchstaben",
      about: ({ letter }) =>
        `Du bist dran. Die Wörter drüben haben 3, 4 und 5 Buchstaben. Versuch ${letter}: hier oder auf deiner Tastatur.`,
    },
    known: {
      title: "Ein Treffer",
      about: ({ letter }) =>
        `${letter} zeigt sich überall, wo es in den Wörtern steht. Wo auf dem Gitter es liegt, weißt du noch nicht. Inzwischen war der Lehrling dran.`,
    },
    cell: { title: "Rate ein Feld", about: ({ cell }) => `Felder findest du eines nach dem anderen. Versuch ${cell}.` },
    yellow: {
      title: "Gelb: Hier liegt etwas",
      about: ({ under }) =>
        `Du hast ein Feld gefunden, aber nicht seinen Buchstaben, darum steht dort ein Stern. Rate ${under} und sieh, wie es grün wird.`,
    },
    word: {
      title: "Rate ein ganzes Wort",
      about: ({ word }) =>
        `Zeile ${word.row} fehlt nur ein Buchstabe: Mehrere Wörter würden passen, und du hast eine Ahnung. Drück darauf, schreib ${word.text} und nimm es an. Ein falsches Wort kostet zwei Fehler.`,
    },
    solved: {
      title: "Gelöst",
      about: () =>
        "Alle seine Buchstaben kennst du nun, auch in den anderen Wörtern. Felder hat das Wort keine gefunden: Die musst du noch treffen.",
    },
    miss: { title: "Und jetzt ein Fehler", about: ({ empty }) => `Das passiert jedem. Versuch ${empty}.` },
    blade: {
      title: "Gib acht auf das Beil",
      about: () =>
        "Ein leeres Feld oder ein falscher Buchstabe rückt dein Beil eine Kerbe weiter, ein falsches Wort zwei. Am Limit fällt es.",
    },
    finish: {
      title: "Der Rest gehört dir",
      about: () =>
        "Kenne jeden Buchstaben und finde jedes Feld, dann fällt das Beil des Lehrlings. Etwas zweimal zu raten kostet nichts.",
    },
  },
  notNow: (what) => `Gleich. Zuerst: ${what}`,
  moves: {
    letter: (letter) => `Rate den Buchstaben ${letter}.`,
    cell: (cell) => `Rate das Feld ${cell}.`,
    word: (row, word) => `Schreib ${word} in Zeile ${row}.`,
  },
  hintWords: "Es fehlen noch Buchstaben. Denk an die Nacht.",
  hintCells: (left) =>
    left === 1
      ? "Noch ein Feld. Wörter liegen gerade."
      : `Alle Buchstaben bekannt. Noch ${left} Felder; Wörter liegen gerade und treffen sich.`,
  skip: "Übung verlassen",
  won: {
    title: "Dein Kopf sitzt, wo er hingehört",
    about: "Mehr musst du nicht wissen. Der Henker wartet schon.",
  },
  lost: { title: "Ab ist er", about: "Halb so wild: Es war nur eine Übung. Noch einmal, oder gleich zum Henker?" },
  toNew: "Zu einem echten Duell",
  again: "Noch einmal",
};
