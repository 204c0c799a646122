/** The lesson's texts in German. */
import type { ThirteenLessonTexts } from "./lesson.en.ts";

export const texts: ThirteenLessonTexts = {
  title: "Spielen lernen",
  steps: {
    roll: { title: "Erreiche 200 Punkte in dreizehn Runden", about: "Drei Runden bleiben dir. Wirf die Würfel." },
    six: { title: "Halte eine Sechs", about: "Du hast noch zwei Würfe. Gehaltene Würfel bleiben liegen." },
    other: { title: "Halte die andere Sechs", about: "Nur diese beiden: Du brauchst Sechsen." },
    again: { title: "Wirf noch einmal", about: "Die drei anderen Würfel werden neu geworfen." },
    box: { title: "Werte die Sechser", about: "Drei Sechsen: 18 Punkte. Jedes Feld zählt nur einmal." },
    next: { title: "Wirf noch einmal", about: "Zwei Felder sind noch frei." },
    scratch: { title: "Streiche den Fünfling", about: "Nichts passt. Du musst ein Feld aufgeben: Es bringt 0." },
    last: { title: "Wirf noch einmal", about: "Letzte Runde: Du hast 176 Punkte." },
    straight: { title: "Werte die große Straße", about: "Fünf in Folge: 40 Punkte." },
    buy: {
      title: "Kaufe die Glocke",
      about: "216 Punkte: geschafft! +0,4 Mult heißt: Jedes Feld zählt das 1,4-Fache.",
    },
    stage: { title: "Starte die nächste Stufe", about: "Das Ziel ist jetzt höher. Dein Talisman hilft." },
    second: { title: "Wirf die Würfel", about: "Alle dreizehn Felder sind wieder frei." },
    five: { title: "Werte den Fünfling", about: "Achte auf den Talisman: 50 Punkte × 1,4." },
  },
  notNow: (what) => `Gleich. Zuerst: ${what}.`,
  won: {
    title: "70 Punkte in einem Feld!",
    about:
      "Aus 50 Punkten hat deine Glocke 70 gemacht. In dieser Lektion lagen die Würfel fest; ab jetzt entscheidet der Zufall.",
  },
  play: "Lauf starten",
  again: "Noch einmal",
};
