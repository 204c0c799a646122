/** The duel's texts in German. */
import type { PlayTexts } from "./texts.en.ts";

const misses = (n: number): string => `${n} Fehler`;

export const de: PlayTexts = {
  attack: "Angriff",
  defend: "Abwehr",
  result: "Ergebnis",
  boards: "Felder",
  theirBoard: (name) => `Gitter von ${name}`,
  yourBoard: "Dein Gitter",
  words: "Wörter",
  letters: (name) => `Geratene Buchstaben bei ${name}`,
  yourLetters: "Bei dir geratene Buchstaben",
  boardSize: (size) => `${size} mal ${size}`,

  yourTurn: "Du bist dran",
  turnOf: (name) => `${name} ist dran`,
  thinking: (name) => `${name} überlegt`,
  missesOf: (count, limit) => `${misses(count)} von ${limit}`,
  zone: { safe: "sicher", warning: "es wird eng", danger: "in Gefahr" },
  guillotine: (name, count, limit, zone) => `${name}: ${misses(count)} von ${limit}, ${zone}`,

  cell: {
    hidden: "nicht geraten",
    red: "leer",
    yellow: "ein Buchstabe, noch unbekannt",
    green: (letter) => letter,
    own: (letter) => `${letter}, nicht gefunden`,
    ownEmpty: "nichts",
    ownRed: "geraten, leer",
    ownYellow: (letter) => `${letter}, gefunden, Buchstabe unbekannt`,
    ownGreen: (letter) => `${letter}, gefunden`,
    left: (letter) => `${letter}, nie gefunden`,
  },
  key: {
    unused: "nicht geraten",
    known: "bekannt",
    near: "bekannt",
    missed: "kommt nicht vor",
    held: "steht schon da",
  },

  pattern: (row, spelled) => `Wort ${row}: ${spelled}`,
  blank: "Lücke",
  solved: "gelöst",
  guessWord: "Wort raten",
  guessWordRow: (row, spelled) => `Wort ${row} raten: ${spelled}`,
  accept: "Raten",
  acceptWord: (word) => `${word} raten`,
  cancel: "Abbrechen",
  erase: "Löschen",
  typeWord: (row) => `Tippe Wort ${row}. Gezeigte Buchstaben bleiben.`,
  incomplete: "Fülle erst alle Lücken.",

  aim: {
    cell: (cell) => `${cell} raten`,
    letter: (letter) => `Buchstaben ${letter} raten`,
    cellSaid: (cell) => `${cell} im Visier. Noch einmal oder Eingabe, um zu raten.`,
    letterSaid: (letter) => `${letter} gewählt. Noch einmal oder Eingabe, um zu raten.`,
    drop: "Doch nicht",
  },

  last: {
    none: "Noch nichts geraten. Buchstabe, Feld oder ein ganzes Wort?",
    waiting: "Noch nichts geraten.",
    letterHit: (who, letter) => `${who}: ${letter} kommt vor.`,
    letterMiss: (who, letter) => `${who}: kein ${letter}. Ein Fehler.`,
    cellYellow: (who, cell) => `${who}: In ${cell} steht ein Buchstabe.`,
    cellGreen: (who, cell, letter) => `${who}: In ${cell} steht ${letter}.`,
    cellRed: (who, cell) => `${who}: ${cell} ist leer. Ein Fehler.`,
    wordHit: (who, word) => `${who}: ${word} stimmt!`,
    wordMiss: (who, word) => `${who}: nicht ${word}. Zwei Fehler.`,
    again: "Noch ein Zug.",
    you: "Du",
  },

  refused: {
    "guessed-before": "Das wurde schon geraten. Es kostet nichts; versuch etwas anderes.",
    "unknown-word": (word) => `${word} steht nicht im Wörterbuch. Es kostet nichts; versuch ein anderes Wort.`,
    "blocked-word": "Dieses Wort wird hier nicht gespielt. Es kostet nichts; versuch ein anderes.",
    contradicts: "Das passt nicht zu den gezeigten Buchstaben. Es kostet nichts.",
    "wrong-length": "Das Wort hat die falsche Länge. Es kostet nichts.",
    "solved-before": "Dieses Wort ist schon gelöst.",
    "not-your-turn": "Du bist noch nicht dran.",
    other: "Das geht hier nicht. Es kostet nichts.",
  },

  guessed: "Geratene Wörter",
  noWords: "Noch keine Wörter geraten",
  wordRight: (word) => `${word}, richtig`,
  wordWrong: (word) => `${word}, falsch`,
  known: "Bekannte Buchstaben",
  found: "Gefundene Wörter",
  none: "keine",

  resign: "Aufgeben",
  options: "Optionen",
};
