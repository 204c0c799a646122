/** The lesson in German. */
import type { WispLessonTexts } from "./lesson.en.ts";

export const texts: WispLessonTexts = {
  title: "Spielen lernen",
  step: (n, of) => `Schritt ${n} von ${of}`,
  goals: { 1: "Führe den Fuchs in den Hain.", 2: "Führe beide Füchse in den Hain." },
  bubbles: {
    step: {
      touch: "Tippe auf das helle Feld.",
      keys: (key) => `Klicke auf das helle Feld oder drücke ${key}.`,
      about: "Du bist das Licht. Nach jedem deiner Züge geht der Fuchs einen Schritt auf dich zu.",
    },
    grove: {
      touch: "Tippe wieder auf das helle Feld.",
      keys: (key) => `Klicke auf das helle Feld oder drücke ${key}.`,
      about: "Der Fuchs läuft geradewegs auf dein Licht zu, und der Hain liegt auf seinem Weg.",
    },
    caught: {
      touch: "Lass dich fangen: Tippe auf das helle Feld.",
      keys: (key) => `Lass dich fangen: Klicke auf das helle Feld oder drücke ${key}.`,
      about: "Es liegt direkt neben beiden Füchsen. Gefangen zu werden kostet nichts.",
    },
    undo: {
      touch: "Tippe auf „Rückgängig“.",
      keys: (key) => `Klicke auf „Rückgängig“ oder drücke ${key}.`,
      about: "Sie haben dich gefangen. Du kannst Züge rückgängig machen, so oft du willst.",
    },
    look: {
      touch: "Halte dasselbe Feld gedrückt.",
      keys: (key) => `Zeige auf dasselbe Feld oder drücke ${key}.`,
      about: "So siehst du, was passieren würde, bevor du gehst.",
    },
    merge: {
      touch: "Tippe auf das helle Feld.",
      keys: (key) => `Klicke auf das helle Feld oder drücke ${key}.`,
      about:
        "Das Kreuz heißt: Dort würdest du gefangen. Im Hain bist du sicher, und zwei Füchse verschmelzen zu einem.",
    },
    home: {
      touch: "Noch ein letzter Schritt.",
      keys: (key) => `Ein letzter Schritt: Klicke auf das helle Feld oder drücke ${key}.`,
      about: "Die Füchse folgen dir, mitten durch den Hain.",
    },
  },
  notNow: (way) => `Geh jetzt erst einmal ${way}.`,
  notNowUndo: "Drücke jetzt erst einmal „Rückgängig“.",
  target: (way) => `Geh ${way}`,
  tab: "Tab",
  back: "Zurück",
  skip: "Überspringen",
  undo: "Rück\u00ADgängig",
  won: "Gelöst!",
  wonAbout: "Das ist schon das ganze Spiel: Schau voraus und führe alle Wesen in den Hain.",
  firstLevel: "Level 1 spielen",
  again: "Noch einmal üben",
};
