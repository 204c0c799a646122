/** The tutorial's texts in English, and the type of the other languages. */
import type { LessonName, Plot } from "../learn/script.ts";

interface Taught {
  readonly title: string;
  readonly about: (plot: Plot) => string;
}

export const en = {
  title: "Your first game",
  apprentice: "The apprentice",
  steps: {
    welcome: {
      title: "Welcome to the square",
      about: () =>
        "Two players, two hidden boards, two blades. The apprentice across from you is new, too. Find their words before they find yours.",
    },
    words: {
      title: "First, hide three words",
      about: () => "Spell a word in each row, or let chance pick them for you with this key.",
    },
    board: {
      title: "Now lay them on the board",
      about: () =>
        "Choose a word, tap where it begins, then where it runs: straight or diagonal, backwards too. Or let chance do it.",
    },
    ready: { title: "Nobody saw it", about: () => "Everything lies. Press Ready, and the hunt begins." },
    letter: {
      title: "Guess a letter",
      about: ({ letter }) =>
        `Your turn. Their words have 3, 4 and 5 letters. Try ${letter}: press it here or on your keyboard.`,
    },
    known: {
      title: "A hit",
      about: ({ letter }) =>
        `${letter} shows wherever it stands in their words. Where on the board it lies, you do not know yet. Now it was the apprentice’s turn.`,
    },
    cell: { title: "Guess a cell", about: ({ cell }) => `Cells you find one by one. Try ${cell}.` },
    yellow: {
      title: "Yellow: something lies here",
      about: ({ under }) =>
        `You have found a cell, but not its letter, so it shows a star. Guess the letter ${under} and watch it turn green.`,
    },
    word: {
      title: "Guess a whole word",
      about: ({ word }) =>
        `Row ${word.row} is one letter short: several words would fit, and you have a hunch. Press it, spell ${word.text} and accept. A wrong word would cost two misses.`,
    },
    solved: {
      title: "Solved",
      about: () =>
        "All its letters are known now, in the other words as well. The word found no cells, though: those you still have to hit.",
    },
    miss: { title: "And now, a miss", about: ({ empty }) => `It happens to everybody. Try ${empty}.` },
    blade: {
      title: "Mind the blade",
      about: () =>
        "An empty cell or a wrong letter moves your blade one notch, a wrong word two. At the limit it falls.",
    },
    finish: {
      title: "The rest is yours",
      about: () =>
        "Know every letter and find every cell, and the apprentice’s blade falls. Repeating a guess costs nothing.",
    },
  } satisfies Record<LessonName, Taught>,
  notNow: (what: string) => `In a moment. First: ${what}`,
  moves: {
    letter: (letter: string) => `guess the letter ${letter}.`,
    cell: (cell: string) => `guess the cell ${cell}.`,
    word: (row: number, word: string) => `spell ${word} on row ${row}.`,
  },
  hintWords: "Still some letters to find. Think of the night.",
  hintCells: (left: number) =>
    left === 1
      ? "One cell left. Words lie straight."
      : `All letters known. ${left} cells left; words lie straight and meet.`,
  skip: "Leave the lesson",
  won: {
    title: "Your head is where it belongs",
    about: "That was all there is to know. The Executioner is waiting.",
  },
  lost: { title: "Off it comes", about: "No harm done: it was only a lesson. Try again, or face the Executioner." },
  toNew: "To a real duel",
  again: "Once more",
};

export type LessonTexts = typeof en;
