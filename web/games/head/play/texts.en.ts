/** The duel's texts in English, and the shape every other language must have. */
import type { Zone } from "./following.ts";

const misses = (n: number): string => (n === 1 ? "1 miss" : `${n} misses`);

export const en = {
  attack: "Attack",
  defend: "Defend",
  result: "Result",
  boards: "Boards",
  theirBoard: (name: string) => `${name}’s board`,
  yourBoard: "Your board",
  words: "Words",
  letters: (name: string) => `Letters guessed on ${name}’s board`,
  yourLetters: "Letters guessed on your board",
  boardSize: (size: number) => `${size} by ${size}`,

  yourTurn: "Your turn",
  turnOf: (name: string) => `${name}’s turn`,
  thinking: (name: string) => `${name} is thinking`,
  missesOf: (count: number, limit: number) => `${misses(count)} of ${limit}`,
  zone: { safe: "safe", warning: "getting warm", danger: "in danger" } satisfies Record<Zone, string>,
  guillotine: (name: string, count: number, limit: number, zone: string) =>
    `${name}: ${misses(count)} of ${limit}, ${zone}`,

  cell: {
    hidden: "not guessed",
    red: "empty",
    yellow: "a letter, not known yet",
    green: (letter: string) => letter,
    own: (letter: string) => `${letter}, not found`,
    ownEmpty: "nothing here",
    ownRed: "guessed, empty",
    ownYellow: (letter: string) => `${letter}, found, letter not known`,
    ownGreen: (letter: string) => `${letter}, found`,
    left: (letter: string) => `${letter}, never found`,
  },
  key: { unused: "not guessed", known: "known", near: "known", missed: "not there", held: "shown already" },

  pattern: (row: number, spelled: string) => `Word ${row}: ${spelled}`,
  blank: "blank",
  solved: "solved",
  guessWord: "Guess word",
  guessWordRow: (row: number, spelled: string) => `Guess word ${row}: ${spelled}`,
  accept: "Guess it",
  acceptWord: (word: string) => `Guess ${word}`,
  cancel: "Cancel",
  erase: "Erase",
  typeWord: (row: number) => `Type word ${row}. Shown letters stay.`,
  incomplete: "Fill every blank first.",

  aim: {
    cell: (cell: string) => `Guess ${cell}`,
    letter: (letter: string) => `Guess the letter ${letter}`,
    cellSaid: (cell: string) => `${cell} aimed at. Again, or Enter, to guess it.`,
    letterSaid: (letter: string) => `${letter} chosen. Again, or Enter, to guess it.`,
    drop: "Not that",
  },

  last: {
    none: "No guess yet. A letter, a cell, or a whole word?",
    waiting: "No guess yet.",
    letterHit: (who: string, letter: string) => `${who}: ${letter} is there.`,
    letterMiss: (who: string, letter: string) => `${who}: no ${letter}. One miss.`,
    cellYellow: (who: string, cell: string) => `${who}: ${cell} holds a letter.`,
    cellGreen: (who: string, cell: string, letter: string) => `${who}: ${cell} holds ${letter}.`,
    cellRed: (who: string, cell: string) => `${who}: ${cell} is empty. One miss.`,
    wordHit: (who: string, word: string) => `${who}: ${word} is right!`,
    wordMiss: (who: string, word: string) => `${who}: not ${word}. Two misses.`,
    again: "One more turn.",
    you: "You",
  },

  refused: {
    "guessed-before": "That was guessed before. Nothing lost; try something else.",
    "unknown-word": (word: string) => `${word} is not in the word bank. Nothing lost; try another word.`,
    "blocked-word": "That word is not played here. Nothing lost; try another word.",
    contradicts: "That does not fit the letters shown. Nothing lost.",
    "wrong-length": "That word has the wrong length. Nothing lost.",
    "solved-before": "That word is solved already.",
    "not-your-turn": "It is not your turn yet.",
    other: "That does not work here. Nothing lost.",
  },

  guessed: "Guessed words",
  noWords: "No words guessed yet",
  wordRight: (word: string) => `${word}, right`,
  wordWrong: (word: string) => `${word}, wrong`,
  known: "Known letters",
  found: "Found words",
  none: "none",

  resign: "Resign",
  options: "Options",
};

export type PlayTexts = typeof en;
