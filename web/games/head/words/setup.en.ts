/** The set-up's texts in English, and the type of the other languages. */

import type { Difficulty, HouseRule, LimitParts } from "@turnlight/games/head";
import { pluralIn } from "../../../language/count.ts";
import { listIn, seriesIn } from "../../../language/lists.ts";
import { amidEnglish } from "../../../language/texts/declined.ts";
import type { MissingInput } from "../setup/draft.ts";
import { ways } from "./ways.en.ts";

const count = pluralIn("en");

const problems: Readonly<Record<string, string>> = {
  "unknown-word": "That word isn’t in the dictionary. Try another one.",
  "blocked-word": "That word isn’t allowed. Try another one.",
  unspelled: "Spell the word first, then place it on the board.",
  "off-board": "It doesn’t fit: it would run off the board.",
  clash: "Another word has a different letter there.",
  inside: "A word can’t lie completely inside another one.",
  crooked: "Words have to be straight or diagonal.",
};

const lacks: Readonly<Record<MissingInput["what"], string>> = { word: "spell", wrong: "change", place: "place" };

const list = (all: readonly MissingInput[], what: MissingInput["what"]): readonly string[] => {
  const rows = all.filter((one) => one.what === what).map(({ row }) => row);
  return rows.length === 0
    ? []
    : [`${lacks[what]} ${count(rows.length, { one: "word", other: "words" })} ${listIn("en", rows.map(String))}`];
};

const levels = { easy: "Easy", normal: "Normal", hard: "Hard" } satisfies Record<Difficulty, string>;
/** A no-break space keeps sign and number on one line. */
const signed = (n: number): string => (n < 0 ? `−\u00a0${-n}` : `+\u00a0${n}`);

const square = (size: number): string => `${size}\u00a0×\u00a0${size}`;

/** How a limit is calculated. */
export interface LimitReckoned {
  readonly parts: LimitParts;
  /** The size of the board that is searched. */
  readonly grid: number;
  readonly words: number;
  /** The owner of that board; undefined for the viewer. */
  readonly rival: string | undefined;
  /** The searcher's own difficulty. */
  readonly difficulty: Difficulty;
}

export const en = {
  whose: (name: string) => `${name}, hide your words`,
  against: (name: string) => `against ${amidEnglish(name)}`,
  waiting: (name: string) => `${name} is still hiding their words.`,
  waitingTitle: "Hidden. Nobody saw a thing.",
  steps: { you: "You", words: "Words", board: "Board" },
  stepsLabel: "Steps",
  next: "Next",
  you: "You",
  name: "Name",
  colour: "Colour",
  taken: "taken",
  preset: "Preset",
  presets: { quick: "Quick", evening: "Standard", printed: "Classic", expert: "Expert" },
  grid: "Board size",
  playerGrid: "Board size",
  gridSize: (n: number) => `${n} by ${n}`,
  count: "Number of words",
  playerWords: "Number of words",
  counts: { 3: "3 words", 4: "4 words" },
  difficulty: "Difficulty",
  difficulties: levels,
  given: "Today’s settings are the same for everyone.",
  limits: "Misses until the blade falls",
  evens: {
    fewer: (name: string) => `To keep things close, ${amidEnglish(name)} has a lower miss limit this time.`,
    more: (name: string) => `To keep things close, ${amidEnglish(name)} has a higher miss limit this time.`,
  },
  limitYou: "You",
  limitSum: ({ parts, grid, words, rival, difficulty }: LimitReckoned) =>
    `${parts.base} ${signed(parts.grid)} for ${rival === undefined ? "your" : `${amidEnglish(rival)}’s`} ${square(grid)} board ${signed(parts.words)} for ${words} words ${signed(parts.difficulty)} for ${levels[difficulty]}`,
  /** `name` is the limit's player; undefined for the viewer. */
  limitTold: (name: string | undefined, limit: number, sum: string) =>
    `${name === undefined ? "Your" : `${name}’s`} blade falls at ${limit} misses: ${sum}.`,
  houseRules: {
    mercy: "Mercy",
    bonus: "Bonus turn",
    direction: "Words show their direction",
    aid: "Deduction aid",
    curtain: "Pass the device every turn",
    words: "Words are enough",
    alone: "Hunting alone",
  } satisfies Record<HouseRule, string>,
  house: (rules: readonly string[]) => `House rules: ${rules.length === 0 ? "none" : listIn("en", rules)}.`,
  words: "Your words",
  row: (row: number, letters: number) => `Word ${row}, ${letters} letters`,
  rowEmpty: "empty",
  rowGood: "placed",
  rowBad: "not allowed",
  rowLies: (cell: string, way: string) => `from ${cell} ${way}`,
  rowOff: "not placed yet",
  clear: (row: number) => `Clear word ${row}`,
  suggestions: "Suggestions",
  randomWords: "Pick random words",
  randomPlaces: "Place at random",
  hideAll: "Hide words for me",
  board: (size: number) => `Your board, ${size} by ${size}`,
  cellEmpty: (cell: string) => cell,
  cellLetter: (cell: string, letter: string, row: number) => `${cell}, ${letter} of word ${row}`,
  cellStart: (cell: string) => `${cell}, the word starts here`,
  cellEnd: (cell: string) => `${cell}, the word can end here`,
  compass: (row: number) => `Direction of word ${row}`,
  free: "Tap where it starts and ends",
  ways,
  howSpell: (letters: number) => `Spell a word of ${letters} letters.`,
  howStart: (word: string) => `Tap where ${word} starts.`,
  howStartWay: (word: string, way: string) => `Tap where ${word} starts. It runs ${way}.`,
  /** The chosen word is spelled; another is not yet. */
  howNext: (row: number, letters: number) => `Now spell word ${row}, with ${letters} letters.`,
  howBoard: "All words spelled. Next, place them on the board.",
  howEnd: (word: string) => `Now tap where ${word} ends.`,
  howDone: "All hidden. Drag a word to move it.",
  problems: (code: string) => problems[code] ?? problems["unknown-word"] ?? "",
  spelled: (word: string) => `${word} is a valid word.`,
  lies: (word: string, cell: string, way: string) => `${word} placed from ${cell} ${way}.`,
  begun: (word: string, cell: string) => `${word} starts at ${cell}. Choose where it ends.`,
  clearedRow: (row: number) => `Word ${row} cleared.`,
  drawn: (list: string) => `Random words: ${list}.`,
  scattered: "All words are on the board.",
  ready: "Ready",
  missing: (all: readonly MissingInput[]) =>
    all.length === 0
      ? "Everything is ready."
      : `To do: ${seriesIn("en", [...list(all, "word"), ...list(all, "wrong"), ...list(all, "place")])}.`,
  /** A word that is not in the dictionary, by agreement. */
  agree: {
    ask: (name: string) => `Ask ${amidEnglish(name)} to allow it`,
    waiting: (name: string) => `Waiting for ${amidEnglish(name)} to answer.`,
    declined: (name: string) => `${name} said no. Choose another word.`,
    title: (name: string) => `${name}, do you allow it?`,
    about: (name: string, length: number) =>
      `${name} would like to hide a word of ${length} letters that isn’t in the dictionary. The word stays secret. If you allow it, your guesses for it don’t have to be in the dictionary either.`,
    allow: "Allow",
    decline: "Don’t allow",
  },
};

export type SetUpTexts = typeof en;
