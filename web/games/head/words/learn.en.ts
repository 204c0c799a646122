/** The tutorial's texts in English, and the type of the other languages. */
import { pluralIn } from "../../../language/count.ts";
import type { LessonName, Plot } from "../learn/script.ts";

const count = pluralIn("en");

interface Taught {
  readonly title: string;
  readonly about: (plot: Plot) => string;
}

export const en = {
  title: "Learn to play",
  apprentice: "The apprentice",
  steps: {
    welcome: {
      title: "Welcome to the square",
      about: () =>
        "Find the apprentice’s hidden words before yours are found. Two players, two hidden boards, two blades. The apprentice is new here, too.",
    },
    words: {
      title: "First, hide three words",
      about: () => "Spell a word in each row, or press this button for random words.",
    },
    board: {
      title: "Now place them on the board",
      about: () =>
        "Choose a word, tap where it starts, then where it ends: straight or diagonal, backwards too. Or place them at random.",
    },
    ready: { title: "Nobody saw a thing", about: () => "All your words are hidden. Press Ready to start guessing." },
    letter: {
      title: "Guess a letter",
      about: ({ letter }) => `Your turn. Their words have 3, 4 and 5 letters. Try ${letter}.`,
    },
    known: {
      title: "A hit",
      about: ({ letter }) =>
        `${letter} is filled in wherever it appears in their words. You don’t know yet where it is on the board. Meanwhile, the apprentice has had a turn.`,
    },
    cell: { title: "Guess a cell", about: ({ cell }) => `You find cells one at a time. Try ${cell}.` },
    yellow: {
      title: "Yellow: there’s a letter here",
      about: ({ under }) =>
        `You’ve found a cell but don’t know its letter, so it shows a star. Guess the letter ${under} and watch it turn green.`,
    },
    word: {
      title: "Guess a whole word",
      about: ({ word }) =>
        `Word ${word.row} has one letter missing. Several words would fit, but you have a hunch. Select it, type ${word.text} and guess it. A wrong word would cost two misses.`,
    },
    solved: {
      title: "Solved",
      about: () =>
        "You now know all its letters, in the other words too. Guessing a word doesn’t find any cells, though: you still have to hit those.",
    },
    miss: { title: "And now, a miss", about: ({ empty }) => `It happens to everyone. Try ${empty}.` },
    blade: {
      title: "Mind the blade",
      about: () =>
        "An empty cell or a wrong letter lowers your blade by one notch, a wrong word by two. At your miss limit, it falls.",
    },
    finish: {
      title: "The rest is up to you",
      about: () =>
        "Once you know every letter and have found every cell, the apprentice’s blade falls. Repeating a guess costs nothing.",
    },
  } satisfies Record<LessonName, Taught>,
  notNow: (what: string) => `Not yet. First, ${what}`,
  moves: {
    letter: (letter: string) => `guess the letter ${letter}.`,
    cell: (cell: string) => `guess the cell ${cell}.`,
    word: (row: number, word: string) => `guess ${word} for word ${row}.`,
  },
  hintWords: "There are still letters to find. Think of the night.",
  hintCells: (left: number) =>
    count(left, {
      one: "One cell left. Words run in straight lines.",
      other: "You know every letter. # cells left: words run in straight lines and may cross.",
    }),
  skip: "Leave the tutorial",
  won: {
    title: "Your head is where it belongs",
    about: "That’s all there is to know. The Executioner is waiting.",
  },
  lost: { title: "Off it comes", about: "No harm done: it was only a tutorial. Try again, or face the Executioner." },
  toNew: "Play a real duel",
  again: "Try again",
};

export type LessonTexts = typeof en;
