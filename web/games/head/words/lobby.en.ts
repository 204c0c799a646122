/** The lobby's texts in English, and the type of the other languages. */
import { pluralIn } from "../../../language/count.ts";
import { amidEnglish } from "../../../language/texts/declined.ts";
import { signsKey } from "./signs.en.ts";

const count = pluralIn("en");

const letters = (n: number): string => count(n, { one: "# letter", other: "# letters" });
const turned = (n: number): string => count(n, { one: "# turn", other: "# turns" });

/** Why a line of a custom word list was left out. */
const lineProblems: Readonly<Record<string, (word: string) => string>> = {
  "bad-length": (word) => `“${word}” has ${letters(word.length)}. Words need 3 to 6.`,
  "bad-letter": (word) => `“${word}” contains something other than the letters A to Z.`,
  "blocked-word": (word) => `“${word}” isn’t allowed.`,
  "word-twice": (word) => `“${word}” is already in the list.`,
  "too-many-words": (word) => `“${word}” doesn’t fit: the limit is 300 words.`,
};

export const en = {
  newGame: {
    title: "New game",
    opponent: "Opponent",
    opponents: {
      executioner: { name: "The Executioner", about: "Plays like a person in a bad mood. Gets better when you do." },
      apprentice: {
        name: "The Apprentice",
        about: "Asks for vowels, forgets half of what he finds and never risks a word.",
      },
      gravedigger: {
        name: "The Gravedigger",
        about: "Digs up cell after cell, row by row, and thinks about letters later.",
      },
      crier: { name: "The Town Crier", about: "Shouts out a word as soon as he can think of one. Often too soon." },
      clerk: { name: "The Clerk", about: "Works out every word first, then the cells. Forgets nothing." },
      oracle: { name: "The Oracle", about: "Weighs up every word and every cell. Unpleasantly good." },
      person: {
        name: "A friend on this device",
        about: "Take turns to hide your words in secret, then play on one screen.",
      },
    },
    duel: "Boards and difficulty",
    presetAbout: {
      quick:
        "A few minutes on small boards. Differs from the original rules: a higher miss limit, an extra turn for every word you solve, and solved words show their direction.",
      evening:
        "The usual game. Differs from the original rules: a higher miss limit, an extra turn for every word you solve, and solved words show their direction.",
      printed: "Exactly the original rules: no house rules, 21 misses.",
      expert: "The original rules on the largest boards and on Hard. No house rules.",
      own: "Your own settings.",
    },
    halvesAbout:
      "Each player has their own board and difficulty. Your miss limit depends on your opponent’s board and your own difficulty.",
    you: "You",
    guest: "Guest",
    equalHalves: "In a quick match, both players get your board size, number of words and difficulty.",
    personName: (n: number) => `Name of player ${n}`,
    personColour: (n: number) => `Colour of player ${n}`,
    usualGuest: "Guest",
    words: "Words",
    bank: "Dictionary",
    banks: { english: "English", german: "German" },
    pack: "Word pack",
    packs: {
      none: "None",
      animals: "Animals",
      kitchen: "Kitchen",
      sea: "Sea",
      castle: "Castle",
      woods: "Woods",
    },
    packAbout: "Adds its words to the dictionary. Random words are taken from the pack.",
    ownList: "Add my own words",
    listLabel: "Your words, one per line, 3 to 6 letters",
    listAbout:
      "Names, places, inside jokes: they don’t have to be in the dictionary. Lines that start with # are ignored.",
    listFile: "Import text file",
    listTooLong: "That file is too long. Use a list of up to 300 words.",
    listCount: (n: number) => count(n, { one: "# word added.", other: "# words added." }),
    listFaults: (n: number) => count(n, { one: "# line skipped:", other: "# lines skipped:" }),
    line: (n: number, why: string) => `Line ${n}: ${why}`,
    lineProblem: (code: string, word: string) => lineProblems[code]?.(word) ?? `“${word}” can’t be used.`,
    moreLines: (n: number) => `… and ${n} more.`,
    listEmpty: "Your list is empty. Add a word or turn the list off.",
    house: "House rules",
    mercyAbout:
      "A higher miss limit: the difficulty adds 9 (Easy), 6 (Normal) or 2 (Hard), and the limit is always between 10 and 40.",
    bonusAbout: "Solve a word, letter by letter or in one guess, and you get another turn.",
    directionAbout: "A solved word shows which way it runs, so there’s less guesswork at the end.",
    aidAbout:
      "Marks cells where no word can be, and shows where a solved word could still be. It never shows anything you couldn’t work out yourself. Off in rated matches.",
    curtainAbout:
      "The boards are covered until the next player takes the device. When this is off, you share one screen once you’ve both hidden your words.",
    wordsAbout: "Work out every word and you win, even with cells still to find. Good for playing with children.",
    aloneAbout: "Only one player searches, without a miss limit.",
    hides: (grid: number, words: number) => `${words} words, ${grid}\u00a0×\u00a0${grid} board`,
    extraWords: (n: number) => count(n, { one: "# custom word", other: "# custom words" }),
    even: "Even it out",
    evenAbout: (name: string, n: number) =>
      n === 0
        ? `After your first duel with ${amidEnglish(name)}, this suggests fair settings.`
        : `Suggests fair settings based on ${count(n, { one: "your # duel", other: "your # duels" })} with ${amidEnglish(name)}.`,
    evenPublished: (name: string, n: number) =>
      n === 0
        ? `Suggests fair settings based on the results you and ${amidEnglish(name)} have published.`
        : `Suggests fair settings based on the results you and ${amidEnglish(name)} have published, and ${count(n, { one: "your # duel", other: "your # duels" })}.`,
    evenWith: "Opponent",
    evened: (name: string, mine: number, theirs: number) =>
      `Suggested miss limits: ${mine} for you, ${theirs} for ${amidEnglish(name)}.`,
    series: "Series",
    seriesOf: { 1: "Single game", 3: "Best of three", 5: "Best of five" },
    seriesAbout: "Whoever loses a game starts the next one.",
    begin: "Start duel",
  },
  daily: {
    title: "Daily duel",
    today: "Today’s duel",
    about:
      "Everyone faces the same board, and only your first try counts. There’s a new duel every day at midnight UTC.",
    theirs: (grid: number, words: number) => `${grid} × ${grid}, ${words} words`,
    board: "The Executioner’s board",
    yours: "Your board",
    pack: "Word pack",
    limit: "Your miss limit",
    play: "Play today’s duel",
    again: "Play again",
    open: "not played yet",
    won: (turns: number, misses: number, limit: number) => `Won in ${turned(turns)}, with ${misses} of ${limit} misses`,
    lost: (turns: number) => `Lost your head after ${turned(turns)}`,
    streak: (n: number) => count(n, { one: "# day won", other: "# days won in a row" }),
    share: "Share result",
    shareTitle: "Your daily duel",
    shareText: (day: string, won: boolean, turns: number, misses: number, limit: number) =>
      `Don’t Lose Your Head, ${day}\n${won ? "Kept my head" : "Lost my head"} in ${turned(turns)}, ${misses}/${limit} misses`,
    shareKey: signsKey,
    archive: "Earlier days",
    late: "Earlier days count towards your statistics, but not your streak.",
  },
  records: {
    people: "Duels with people",
    peopleAbout: "Counted apart from duels against the computer.",
    wonOf: (won: number, played: number) => `Won ${won} of ${played}`,
    title: "Statistics",
    none: "No duels against the computer yet. Your statistics appear here after your first one.",
    deeds: "Achievements",
    done: (n: number, of: number) => `${n} of ${of}`,
    earned: "earned",
    locked: "not earned yet",
    begin: "Start a duel",
  },
  rules: {
    title: "How to play",
    goal: "Find all of your opponent’s hidden words before they find yours, and before your misses bring down the blade.",
    first: "Learn to play",
    firstAbout: (steps: number) =>
      `Learn by playing the end of a duel, in ${steps} short steps. You can leave or repeat it whenever you like.`,
    /** Two words that cross, by rows; a word with one letter known, and the same word whole. */
    example: { hidden: ["RC···", "·A···", "·TV··", "···E·", "····N"], letter: "_E__", word: "BEAR" },
    hide: "Hide",
    hideAbout:
      "Each player hides words on a board: one each of 3, 4 and 5 letters, plus one of 6 if you play with four words. They can run in any of eight directions, backwards too, and may cross where they share a letter.",
    guess: "Guess",
    guessAbout: "Take turns, with one guess each. There are three kinds:",
    letter: "A letter",
    letterAbout: "Right: it’s filled in wherever it appears in their words. Wrong: 1 miss.",
    cell: "A cell",
    cellAbout: "Right: there’s a letter in it. Empty: 1 miss.",
    word: "A whole word",
    wordAbout: "Right: the word is solved. Wrong: 2 misses. It doesn’t find any cells.",
    cells: "What the cells mean",
    green: "found, and you know the letter",
    yellow: "found, but you don’t know the letter yet; turns green when you do",
    red: "empty: a miss",
    blade: "Mind the blade",
    bladeAbout: "Every miss lowers your blade by a notch. At your miss limit, it falls. The limit is:",
    formula: "15 + their board + their words + your difficulty",
    gridBonus: "their board",
    wordBonus: "their words",
    difficultyBonus: "your difficulty",
    mercyBonus: "the same with the house rule Mercy, as in Quick and Standard",
    win: "Keep your head",
    winAbout:
      "Once you know every letter and have found every cell, your opponent’s blade falls, however few misses they have. You also win if they reach their miss limit first.",
    free: "Some guesses cost nothing: repeating a guess, a word that isn’t in the dictionary, or a word that can’t fit. You’re told why and can guess again.",
    keys: "Keyboard",
    keysAbout:
      "Hiding: type to spell, press 1–4 to choose a word, arrows and Enter to place it, and Esc to cancel. Guessing: press a letter and then Enter, use arrows and Enter for a cell, and press the full stop to hear how things stand.",
  },
};

export type LobbyTexts = typeof en;
