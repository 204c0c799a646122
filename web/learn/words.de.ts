/** The training room's texts in German. */
import { pluralIn } from "../language/count.ts";
import type { LearnTexts } from "./words.en.ts";

const count = pluralIn("de");

export const texts: LearnTexts = {
  title: "Lernen",
  today: (n) => count(n, { one: "# Übung heute", other: "# Übungen heute" }),
  minutes: (n) => count(n, { one: "etwa # Minute", other: "etwa # Minuten" }),
  doneToday: "Für heute geschafft",
  doneAbout: (tomorrow) =>
    tomorrow === 0
      ? "Nichts ist fällig. Wähle unten ein Thema oder spiele und analysiere eine Partie."
      : count(tomorrow, { one: "# Übung kommt später wieder.", other: "# Übungen kommen später wieder." }),
  firstTitle: "Beginne mit einer Lektion",
  firstAbout: "Jede Lektion dauert etwa eine Minute. Fehler aus deinen analysierten Partien werden hier zu Übungen.",
  days: (n) => count(n, { one: "# Tag", other: "# Tage" }),
  inARow: "in Folge",
  noStreak: "Noch keine Serie",
  trained: (days) =>
    days === 0
      ? "Training: noch keine Serie"
      : count(days, { one: "Trainingsserie: # Tag", other: "Trainingsserie: # Tage" }),
  week: "Die letzten sieben Tage",
  dayDone: "geschafft",
  dayOpen: "offen",
  todayShort: "Heute",
  find: "Finde den besseren Zug",
  from: (game, day, where) => [game, day, where].filter((part) => part !== "").join(" · "),
  cost: (doing, amount) => `${doing} hat dich ${amount} gekostet.`,
  costPrepared: (doing, amount) => `${doing} hat ${amount} gekostet.`,
  start: "Starten",
  of: (at, of) => `${at} von ${of}`,
  queue: "Übungen für heute",
  box: "Karteikasten",
  boxEmpty: "Fehler aus deinen Partien landen hier.",
  inBox: (cards) => count(cards, { one: "# Karte", other: "# Karten" }),
  mastered: (cards) => `${cards} gemeistert`,
  compartment: (days) => (days === "new" ? "Neu" : count(days, { one: "# Tag", other: "# Tage" })),
  shelf: "Lektionen und Themen",
  howToPlay: "Spielregeln",
  lesson: "Lektion",
  lessonOf: (game) => `${game}: Lektion`,
  lessonDone: (game) => `${game}: Lektion, abgeschlossen`,
  finished: "Fertig",
  solved: (solved, of) => `(${solved} von ${of} gelöst)`,
  progress: (solved, of) => `${solved}/${of}`,
  fresh: "Neu",
  themes: {
    reading: "Was ist noch möglich?",
    word: "Schon das Wort?",
    guess: "Welcher Tipp?",
    way: "Der kürzeste Weg",
    step: "Pass auf!",
    "dead-end": "Sackgassen",
    bank: "Sichern oder würfeln?",
    few: "Wenige Würfel übrig",
    dice: "Welche Würfel?",
    lock: "Welche Würfel halten?",
    stop: "Würfeln oder werten?",
    box: "Welches Feld?",
    shop: "Was kaufen?",
  },
  reviews: "Letzte Analysen",
  allReviews: "Alle Partien",
  noReviews: "Beende eine Partie und wähle „Partie analysieren“.",
  replays: "Wiederholungen",
  faults: (n) => (n === 0 ? "keine Fehler" : count(n, { one: "# Fehler", other: "# Fehler" })),
  accuracy: "Genauigkeit",
  themeDone: "Du hast das Thema durchgespielt. Was falsch war, kommt morgen wieder.",
  goneTitle: "Hier gibt es nichts zu üben",
  goneAbout: "Unter dieser Adresse gibt es keine Übungen.",
};
