/** The duel's texts in English, and the type of the other languages. */

import type {
  BoardCorner,
  CharacterName,
  Difficulty,
  DuelEnding,
  HeadAchievement,
  PeopleDeed,
  WordDirection,
} from "@turnlight/games/head";
import { percentIn, pluralIn } from "../../../language/count.ts";
import { amidEnglish } from "../../../language/texts/declined.ts";
import type { Reaction } from "../play/gallows/Crowd.tsx";
import type { PencilMark } from "../play/pencil.ts";
import type { Zone } from "../play/shown-duel.ts";
import { signsKey } from "./signs.en.ts";
import { ways } from "./ways.en.ts";

const count = pluralIn("en");

const misses = (n: number): string => count(n, { one: "# miss", other: "# misses" });

export interface ShareWords {
  readonly title: string;
  readonly winner: string;
  readonly loser: string;
  readonly turns: number;
  /** Each player's name, and their guesses as lines of signs. */
  readonly guesses: readonly string[];
}

export const en = {
  attack: "Attack",
  defend: "Defend",
  board: { attack: "Their board", defend: "Your board", shared: "Board" },
  result: "Result",
  theirBoard: (name: string) => `${name}’s board`,
  yourBoard: "Your board",
  words: "Words",
  letters: (name: string) => `Letters guessed on ${amidEnglish(name)}’s board`,
  yourLetters: "Letters guessed on your board",
  boardSize: (size: number) => `${size} by ${size}`,

  standing: {
    misses: (who: string, said: string) => `${who}: ${said}.`,
    hunted: (who: string) => `What ${who} found:`,
    you: "you have",
    they: (name: string) => `${amidEnglish(name)} has`,
    tried: (letters: string) => `Not there: ${letters}.`,
  },
  yourTurn: "Your turn",
  huntedBy: (name: string) => `${name} is guessing here`,
  openOwn: (name: string) => `Show ${amidEnglish(name)}’s own board`,
  layOpen: "Back to the shared screen",
  resignFor: (name: string) => `Resign for ${amidEnglish(name)}?`,
  turnOf: (name: string) => `${name}’s turn`,
  thinking: (name: string) => `${name} is thinking`,
  zone: { safe: "safe", warning: "at risk", danger: "in danger" } satisfies Record<Zone, string>,
  falls: "The blade falls…",
  missesSaid: (count: number, limit: number, zone: string) => `${misses(count)}, limit ${limit}, ${zone}`,
  shouts: {
    still: [] as readonly string[],
    cheer: ["Hooray!", "Yes!"],
    groan: ["Boo!", "Oh no…"],
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
  key: { unused: "not guessed", known: "known", near: "known", missed: "not there", held: "already shown" },

  pattern: (row: number, spelled: string) => `Word ${row}: ${spelled}`,
  secret: (row: number, word: string, shown: string) => `Word ${row}: ${word}, shown so far: ${shown}`,
  runs: (way: WordDirection) => `It runs ${ways[way]}.`,
  blank: "blank",
  solved: "solved",
  tried: (list: string) => `Not ${list}`,
  guessWord: "Guess word",
  guessWordRow: (row: number, spelled: string) => `Guess word ${row}: ${spelled}`,
  accept: "Guess it",
  cancel: "Cancel",
  erase: "Erase",
  typeWord: (row: number) => `Type word ${row}. Known letters are already filled in.`,
  incomplete: "Fill in every blank first.",

  aim: {
    cell: (cell: string) => `Guess ${cell}`,
    letter: (letter: string) => `Guess the letter ${letter}`,
    cellSaid: (cell: string) => `${cell} selected. Choose it again or press Enter to guess it.`,
    letterSaid: (letter: string) => `${letter} selected. Choose it again or press Enter to guess it.`,
    drop: "Cancel",
  },

  pencil: {
    label: "Pencil marks",
    on: "Pencil on. Choose cells to mark them.",
    off: "Pencil off. Choosing a cell guesses it.",
    rule: "Pencil: tap a cell to mark it as likely, again for empty, again to rub it out.",
    marked: {
      likely: (cell: string) => `${cell} marked as likely.`,
      empty: (cell: string) => `${cell} marked as empty.`,
    } satisfies Record<PencilMark, (cell: string) => string>,
    unmarked: (cell: string) => `${cell}: mark removed.`,
    said: { likely: "marked as likely", empty: "marked as empty" } satisfies Record<PencilMark, string>,
  },
  aid: {
    unreachable: "no word can be here",
    line: (list: string) => `possible for ${list}`,
    /** The legend beside the board. */
    dead: "No word can be here",
    left: (list: string) => `Where ${list} could still be`,
  },

  last: {
    none: "No guesses yet. Try a letter, a cell or a whole word.",
    waiting: "No guesses yet.",
    letterHit: (who: string, letter: string) => `${who}: ${letter} is there.`,
    letterMiss: (who: string, letter: string) => `${who}: no ${letter}.`,
    cellYellow: (who: string, cell: string) => `${who}: ${cell} has a letter.`,
    cellGreen: (who: string, cell: string, letter: string) => `${who}: ${cell} is ${letter}.`,
    turned: (cell: string, letter: string) => `${cell} is ${letter}.`,
    cellRed: (who: string, cell: string) => `${who}: ${cell} is empty.`,
    wordHit: (who: string, word: string) => `${who}: ${word} is right!`,
    wordMiss: (who: string, word: string) => `${who}: not ${word}. Two misses.`,
    oneMiss: "One miss.",
    again: "Another turn.",
    you: "You",
  },

  /** Said by the opponent before the first guess, and after the last. */
  characters: {
    apprentice: {
      greets: "“Master says vowels first. What’s a vowel?”",
      wins: "“I won? Is that allowed?”",
      loses: "“Please don’t tell the master.”",
    },
    gravedigger: {
      greets: "“I start at the top and work my way down.”",
      wins: "“Six feet under. As usual.”",
      loses: "“So I was digging my own.”",
    },
    crier: {
      greets: "“Oyez! I feel a word coming on!”",
      wins: "“Read all about it: I won!”",
      loses: "“No news is good news.”",
    },
    clerk: {
      greets: "“Your words first. The rest is filing.”",
      wins: "“Case closed.”",
      loses: "“I’ll appeal.”",
    },
  } satisfies Record<CharacterName, Record<"greets" | "wins" | "loses", string>>,
  /** What the others say at the end. */
  lastWords: {
    executioner: {
      wins: "“Nothing personal. Next, please.”",
      loses: "“Fine. It’ll be sharp again by tomorrow.”",
    },
    oracle: { wins: "“I knew it before you sat down.”", loses: "“I didn’t see that coming. That worries me.”" },
  },
  ladder: {
    climbed: (name: string) => `First win against ${amidEnglish(name)}.`,
    next: (name: string) => `Next on the ladder: ${amidEnglish(name)}.`,
    top: "You’ve beaten everyone on the ladder.",
  },

  guessed: "Guessed words",
  known: "Known letters",
  found: "Found words",
  none: "none",

  right: "right",
  wrong: "wrong",
  notesOf: (name: string) => `What ${amidEnglish(name)} has found out`,

  menu: "Notes and options",
  resign: "Resign",
  rules: "How to play",
  goOn: "Keep playing",
  tapRule: "Tap a letter or cell to select it, then tap again to guess.",
  oneTap: "Guess with a single tap",
  gentle: "Family mode: a pumpkin instead of a head",
  coachAfter: "Review my guesses after each duel",

  youKeep: "You keep your head!",
  youLose: "You lose your head.",
  keeps: (name: string) => `${name} keeps their head!`,
  how: {
    found: (loser: string, winner: string) =>
      `${winner} found every letter and every cell. The blade falls on ${amidEnglish(loser)}.`,
    misses: (loser: string, winner: string) => `${loser} reached the miss limit. ${winner} wins.`,
    resigned: (loser: string, winner: string) => `${loser} resigned. ${winner} wins.`,
  } satisfies Record<DuelEnding, (loser: string, winner: string) => string>,
  summary: {
    title: "The duel in numbers",
    hits: "Hits",
    misses: "Misses",
    words: "Words found",
    turns: "Turns",
    accuracy: "Hit rate",
  },
  percent: (value: number) => percentIn("en", value / 100, 0),
  rematch: "Rematch",
  series: {
    title: (best: number) => `Best of ${best === 3 ? "three" : "five"}`,
    game: (game: number, best: number) => `Game ${game} of ${best}`,
    /** On a plate, for screen readers. */
    won: (n: number) => count(n, { one: "# game won", other: "# games won" }),
    score: (one: string, wins: number, other: string, losses: number) =>
      `${one} ${wins}, ${amidEnglish(other)} ${losses}`,
    next: "Next game",
    another: "New series",
    winner: (name: string, wins: number, losses: number) => `${name} wins the series ${wins}–${losses}.`,
    retelling: "The series in brief",
    gameTo: (game: number, name: string) => `Game ${game}: ${name}`,
    gameNumber: (game: number) => `Game ${game}`,
    wonBy: (name: string) => `${name} won.`,
    /** How a game ended. */
    told: {
      found: (winner: string, _: string, turns: number | undefined) =>
        turns === undefined
          ? `${winner} found everything.`
          : `${winner} found everything in ${count(turns, { one: "# turn", other: "# turns" })}.`,
      misses: (winner: string, loser: string, _: number | undefined) =>
        `${winner} won: ${amidEnglish(loser)} reached the miss limit.`,
      resigned: (winner: string, loser: string, _: number | undefined) =>
        `${winner} won: ${amidEnglish(loser)} resigned.`,
    },
    swept: (name: string) => `${name} didn’t lose a single game.`,
    turned: (name: string) => `${name} was behind and turned it round.`,
    decider: "It took the last game to decide it.",
    ahead: (name: string) => `${name} was never behind.`,
  },
  review: "Review",
  skip: "Skip",
  /** While the blade hangs. */
  hush: {
    misses: (count: number, limit: number) => `${count} of ${limit}. The square holds its breath.`,
    other: "The square holds its breath.",
  },
  replay: "Watch replay",
  share: "Share",
  toMenu: "Back to menu",
  turns: "Turning points",
  shareText: ({ title, winner, loser, turns, guesses }: ShareWords) =>
    [
      title,
      `${winner} beat ${amidEnglish(loser)} in ${count(turns, { one: "# turn", other: "# turns" })}.`,
      ...guesses,
      signsKey,
    ].join("\n"),
  earned: "New achievements",
  deeds: {
    "first-head": { name: "Head and shoulders", about: "Win a duel against the computer." },
    "clean-collar": { name: "Clean collar", about: "Find everything with three misses or fewer." },
    "by-a-hair": { name: "By a hair", about: "Win when your next miss would have been your last." },
    wordsmith: { name: "Wordsmith", about: "Guess three whole words in one duel." },
    "hot-streak": { name: "Seventh sense", about: "Make seven correct guesses in a row." },
    "wide-field": { name: "Needle in a haystack", about: "Find everything on a 12 by 12 board." },
    "hard-head": { name: "Hard head", about: "Beat the computer on Hard." },
    oracle: { name: "Saw it coming", about: "Beat the Oracle." },
    swift: { name: "Short work", about: "Find everything in twenty turns or fewer." },
    "three-in-a-row": { name: "Three in a row", about: "Beat the computer three times in a row." },
    "ten-in-a-row": { name: "Toast of the town", about: "Beat the computer ten times in a row." },
    "basket-case": { name: "Basket case", about: "Lose ten duels against the computer." },
  } satisfies Record<HeadAchievement, { name: string; about: string }>,
  peopleDeeds: {
    "face-to-face": { name: "Face to face", about: "Win a duel against another player." },
    "good-company": { name: "Good company", about: "Play ten duels with people." },
    "against-the-odds": { name: "Against the odds", about: "Beat a person when the settings favour them." },
  } satisfies Record<PeopleDeed, { name: string; about: string }>,
  remembers: {
    title: "What the Executioner remembers",
    about: "From your last duels with him, noted when the boards were revealed. It doesn’t change how he plays.",
    none: "Nothing yet. He needs a few duels to notice your habits.",
    forget: "Make him forget",
    forgot: "The Executioner has forgotten everything.",
    corners: {
      "top-left": "top left",
      "top-right": "top right",
      "bottom-left": "bottom left",
      "bottom-right": "bottom right",
    } satisfies Record<BoardCorner, string>,
    /** On the list. */
    noted: {
      edge: (times: number, of: number) => `Longest word along an edge: ${times} of ${of} duels`,
      corner: (corner: string, times: number, of: number) => `Words mostly ${corner}, in ${times} of ${of} duels`,
      opening: (letter: string, times: number, of: number) => `First letter ${letter}: ${times} of ${of} duels`,
      word: (word: string, times: number) => `${word}: ${times} times`,
    },
    /** Said by the Executioner when he has lost. */
    ends: {
      edge: "“Fine. But the edge again? I’ll be waiting there.”",
      corner: (corner: string) => `“Fine. But ${corner} again? I’ll be waiting there.”`,
      opening: (letter: string) => `“Well played. ${letter} first, as always.”`,
      word: (word: string) => `“${word} again. I should have known.”`,
    },
    /** Said by the Executioner before the first guess. */
    says: {
      edge: "“You like the edges. I keep a list.”",
      corner: (corner: string) => `“Let me guess: ${corner} again.”`,
      opening: (letter: string) => `“You’ll start with ${letter}. You always do.”`,
      word: (word: string) => `“Will it be ${word} again?”`,
    },
  },
  tally: {
    title: "Your duels so far",
    played: "Played",
    rate: "Win rate",
    streak: "Current streak",
    best: "Best streak",
    overTime: "Win rate over time, as a percentage",
    byDifficulty: "By difficulty",
    difficulty: { easy: "Easy", normal: "Normal", hard: "Hard" } satisfies Record<Difficulty, string>,
    wonOf: (won: number, played: number) => `${won} of ${played}`,
  },
  coach: {
    ask: "Review my guesses",
  },
};

export type PlayTexts = typeof en;
