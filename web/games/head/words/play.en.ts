/** The duel's texts in English, and the type of the other languages. */
import type { Difficulty, DuelEnding, HeadAchievement } from "@turnlight/games/head";
import type { Reaction } from "../play/gallows/Crowd.tsx";
import type { Zone } from "../play/shown-duel.ts";

const misses = (n: number): string => (n === 1 ? "1 miss" : `${n} misses`);

export interface ShareWords {
  readonly title: string;
  readonly winner: string;
  readonly loser: string;
  readonly turns: number;
  /** Each player's guesses as symbols. */
  readonly lines: readonly string[];
}

export const en = {
  attack: "Attack",
  defend: "Defend",
  board: { attack: "Their board", defend: "Your board", shared: "Board" },
  result: "Result",
  theirBoard: (name: string) => `${name}’s board`,
  yourBoard: "Your board",
  words: "Words",
  letters: (name: string) => `Letters guessed on ${name}’s board`,
  yourLetters: "Letters guessed on your board",
  boardSize: (size: number) => `${size} by ${size}`,

  standing: {
    misses: (who: string, said: string) => `${who}: ${said}.`,
    hunted: (who: string) => `What ${who} found:`,
    you: "you have",
    they: (name: string) => `${name} has`,
    tried: (letters: string) => `Not there: ${letters}.`,
  },
  yourTurn: "Your turn",
  huntedBy: (name: string) => `${name} hunts here`,
  openOwn: (name: string) => `Show ${name}’s own board`,
  layOpen: "Back to the shared table",
  resignFor: (name: string) => `Give up for ${name}?`,
  turnOf: (name: string) => `${name}’s turn`,
  thinking: (name: string) => `${name} is thinking`,
  zone: { safe: "safe", warning: "getting warm", danger: "in danger" } satisfies Record<Zone, string>,
  falls: "The blade falls …",
  missesSaid: (count: number, limit: number, zone: string) => `${misses(count)} of ${limit}, ${zone}`,
  shouts: {
    still: [] as readonly string[],
    cheer: ["Hooray!", "Yes!"],
    groan: ["Boo!", "Oh no …"],
    gasp: ["Ooooh!"],
    riot: ["Hooray!", "Heads up!", "Encore!"],
  } satisfies Record<Reaction, readonly string[]>,

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
  secret: (row: number, word: string, shown: string) => `Word ${row}: ${word}, shown so far: ${shown}`,
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
    letterMiss: (who: string, letter: string) => `${who}: no ${letter}.`,
    cellYellow: (who: string, cell: string) => `${who}: ${cell} holds a letter.`,
    cellGreen: (who: string, cell: string, letter: string) => `${who}: ${cell} holds ${letter}.`,
    cellRed: (who: string, cell: string) => `${who}: ${cell} is empty.`,
    wordHit: (who: string, word: string) => `${who}: ${word} is right!`,
    wordMiss: (who: string, word: string) => `${who}: not ${word}. Two misses.`,
    oneMiss: "One miss.",
    again: "One more turn.",
    you: "You",
  },

  guessed: "Guessed words",
  known: "Known letters",
  found: "Found words",
  none: "none",

  right: "right",
  wrong: "wrong",
  notesOf: (name: string) => `What ${name} has found out`,

  menu: "Notes and options",
  resign: "Resign",
  rules: "The rules",
  goOn: "Keep playing",
  tapRule: "One tap aims, a second guesses: letters, cells and words.",
  oneTap: "One tap guesses at once",
  gentle: "For families: no head rolls, only a pumpkin",
  coachAfter: "After the duel, let the coach look at my guesses",

  youKeep: "You keep your head!",
  youLose: "You lose your head.",
  keeps: (name: string) => `${name} keeps their head!`,
  how: {
    found: (loser: string, winner: string) =>
      `${winner} found every letter and every cell. The blade falls for ${loser}.`,
    misses: (loser: string, winner: string) => `${loser} missed once too often. ${winner} wins.`,
    resigned: (loser: string, winner: string) => `${loser} gave up. ${winner} wins.`,
  } satisfies Record<DuelEnding, (loser: string, winner: string) => string>,
  summary: {
    title: "The duel in figures",
    hits: "Hits",
    misses: "Misses",
    words: "Words found",
    turns: "Turns",
    accuracy: "Accuracy",
  },
  percent: (value: number) => `${value} %`,
  rematch: "Rematch",
  replay: "Watch again",
  share: "Share",
  toMenu: "To the menu",
  turns: "What decided it",
  shareText: ({ title, winner, loser, turns, lines }: ShareWords) =>
    [title, `${winner} beat ${loser} in ${turns} turns.`, ...lines].join("\n"),
  earned: "Newly earned",
  deeds: {
    "first-head": { name: "Head and shoulders", about: "Win a duel." },
    "clean-collar": { name: "Clean collar", about: "Win by discovery with at most three misses." },
    "by-a-hair": { name: "By a hair", about: "Win with one miss left." },
    wordsmith: { name: "Wordsmith", about: "Guess three whole words in one duel." },
    "hot-streak": { name: "Seventh sense", about: "Seven right guesses in a row." },
    "wide-field": { name: "Needle in a haystack", about: "Find everything on a 12 by 12 board." },
    "hard-head": { name: "Hard head", about: "Win on Hard." },
    oracle: { name: "Saw it coming", about: "Beat the Oracle." },
    swift: { name: "Short work", about: "Win by discovery in twenty turns." },
    "three-in-a-row": { name: "Three in a row", about: "Win three duels in a row." },
    "ten-in-a-row": { name: "Toast of the town", about: "Win ten duels in a row." },
    "basket-case": { name: "Basket case", about: "Lose your head ten times." },
  } satisfies Record<HeadAchievement, { name: string; about: string }>,
  tally: {
    title: "Your duels so far",
    played: "Played",
    rate: "Won",
    streak: "In a row",
    best: "Most in a row",
    overTime: "Share won, duel by duel, in per cent",
    byDifficulty: "By difficulty",
    difficulty: { easy: "Easy", normal: "Normal", hard: "Hard" } satisfies Record<Difficulty, string>,
    wonOf: (won: number, played: number) => `${won} of ${played}`,
  },
  coach: {
    ask: "Ask the coach",
  },
};

export type PlayTexts = typeof en;
