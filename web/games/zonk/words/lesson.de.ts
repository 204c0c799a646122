/** The lesson's texts in German. */
import type { ZonkLessonTexts } from "./lesson.en.ts";

export const texts: ZonkLessonTexts = {
  title: "Spielen lernen",
  steps: {
    roll: { title: "Wer zuerst 500 Punkte erreicht, gewinnt", about: "Dein Zug: Wirf alle sechs Würfel." },
    threes: { title: "Wähle die drei Dreien", about: "Kombinationen zählen. Aus jedem Wurf legst du eine ab." },
    risk: {
      title: "Ablegen & würfeln",
      about: "Sichern würde diese 100 Punkte retten. Versuche mehr mit den anderen drei Würfeln.",
    },
    zonk: {
      title: "Zonk!",
      about: "Bei 2, 4 und 6 zählt nichts: Die 100 Punkte sind weg, und dein Zug ist vorbei.",
    },
    again: { title: "Wirf alle sechs Würfel", about: "Fridolin hat 80 gesichert. Jetzt bist du wieder dran." },
    fives: { title: "Wähle die drei Fünfen", about: "Ein Drilling: 100 Punkte." },
    rest: {
      title: "Ablegen & würfeln",
      about: "Mit drei Würfeln kommt ein Zonk in einem von zwölf Würfen. Das steht auf dem Knopf.",
    },
    straight: { title: "Wähle die kleine Straße 1–3", about: "Damit sind alle übrigen Würfel abgelegt." },
    hot: {
      title: "Ablegen & würfeln",
      about: "Alle sechs abgelegt: heiße Würfel! Wirf alle sechs noch einmal und behalte deine 130 Punkte.",
    },
    five: { title: "Wähle die große Straße 2–6", about: "Fünf in Folge: 400 Punkte." },
    bank: { title: "Ablegen & sichern", about: "Das macht 530 Punkte. Sichere sie, und du gewinnst." },
  },
  notNow: (what) => `Gleich. Zuerst: ${what}.`,
  won: "Gewonnen!",
  wonAbout:
    "Du hast einen Zonk und heiße Würfel erlebt. In dieser Lektion lagen die Würfel fest; ab jetzt entscheidet der Zufall.",
  play: "Partie spielen",
  again: "Noch einmal",
};
