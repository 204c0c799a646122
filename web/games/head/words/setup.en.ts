/** The set-up's texts in English, and the type of the other languages. */
import type { Difficulty, HouseRule, LimitParts } from "@turnlight/games/head";
import type { MissingInput } from "../setup/draft.ts";

const problems: Readonly<Record<string, string>> = {
  "unknown-word": "That is not in the word bank. Try another spelling.",
  "blocked-word": "That word is not accepted here. Choose another.",
  unspelled: "Spell the word first, then lay it on the board.",
  "off-board": "It does not fit: it would leave the grid.",
  clash: "Another word has a different letter there.",
  inside: "One word would lie wholly inside another.",
  crooked: "Words lie straight or diagonal, in one of eight directions.",
};

const lacks: Readonly<Record<MissingInput["what"], string>> = { word: "spell", wrong: "change", place: "place" };

const list = (all: readonly MissingInput[], what: MissingInput["what"]): readonly string[] => {
  const rows = all.filter((one) => one.what === what).map(({ row }) => row);
  return rows.length === 0 ? [] : [`${lacks[what]} word ${rows.join(", ")}`];
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
  whose: (name: string) => `${name}’s words are being hidden`,
  against: (name: string) => `against ${name}`,
  waiting: (name: string) => `${name} is still hiding words.`,
  waitingTitle: "Hidden. Not a soul saw it.",
  steps: { you: "You", words: "Words", board: "Board" },
  stepsLabel: "Steps",
  next: "Next",
  you: "You",
  name: "Name",
  colour: "Colour",
  taken: "taken",
  preset: "Preset",
  presets: { quick: "Quick", evening: "Evening", printed: "As printed", expert: "Expert" },
  grid: "Your grid",
  playerGrid: "Grid",
  gridSize: (n: number) => `${n} by ${n}`,
  count: "Your words",
  playerWords: "Words",
  counts: { 3: "3 words", 4: "4 words" },
  difficulty: "Difficulty",
  difficulties: levels,
  given: "Today’s table is the same for everybody.",
  limits: "Misses until the blade falls",
  evens: {
    fewer: (name: string) => `To keep the evening open, ${name} can bear fewer misses this time.`,
    more: (name: string) => `To keep the evening open, ${name} can bear more misses this time.`,
  },
  limitYou: "You",
  limitSum: ({ parts, grid, words, rival, difficulty }: LimitReckoned) =>
    `${parts.base} ${signed(parts.grid)} for ${rival === undefined ? "your" : `${rival}’s`} ${square(grid)} grid ${signed(parts.words)} for ${words} words ${signed(parts.difficulty)} for ${levels[difficulty]}`,
  /** `name` is the limit's player; undefined for the viewer. */
  limitTold: (name: string | undefined, limit: number, sum: string) =>
    `${name === undefined ? "Your" : `${name}’s`} blade falls at ${limit} misses: ${sum}.`,
  houseRules: { mercy: "Mercy", bonus: "Bonus turn", curtain: "Strict curtain" } satisfies Record<HouseRule, string>,
  house: (rules: readonly string[]) => `House rules: ${rules.length === 0 ? "none" : rules.join(", ")}.`,
  words: "Your words",
  row: (row: number, letters: number) => `Word ${row}, ${letters} letters`,
  rowEmpty: "empty",
  rowGood: "good",
  rowBad: "not accepted",
  rowLies: (cell: string, way: string) => `from ${cell} ${way}`,
  rowOff: "not on the board",
  clear: (row: number) => `Clear word ${row}`,
  suggestions: "Suggestions",
  randomWords: "Pick random words",
  randomPlaces: "Place at random",
  hideAll: "Hide words for me",
  board: (size: number) => `Your board, ${size} by ${size}`,
  cellEmpty: (cell: string) => cell,
  cellLetter: (cell: string, letter: string, row: number) => `${cell}, ${letter} of word ${row}`,
  cellStart: (cell: string) => `${cell}, the word begins here`,
  cellEnd: (cell: string) => `${cell}, the word can end here`,
  compass: (row: number) => `Direction of word ${row}`,
  free: "Tap where it begins and ends",
  ways: {
    N: "upwards",
    NE: "up and right",
    E: "to the right",
    SE: "down and right",
    S: "downwards",
    SW: "down and left",
    W: "to the left",
    NW: "up and left",
  },
  howSpell: (letters: number) => `A word of ${letters} letters, please.`,
  howStart: (word: string) => `Tap where ${word} begins.`,
  howStartWay: (word: string, way: string) => `Tap where ${word} begins; it runs ${way}.`,
  howBoard: "All well spelled. Next, lay them on the board.",
  howEnd: (word: string) => `Now tap where ${word} should run.`,
  howDone: "All hidden. Drag words to move them.",
  problems: (code: string) => problems[code] ?? problems["unknown-word"] ?? "",
  spelled: (word: string) => `${word}: a good word.`,
  lies: (word: string, cell: string, way: string) => `${word} lies from ${cell} ${way}.`,
  begun: (word: string, cell: string) => `${word} begins at ${cell}. Choose where it ends.`,
  clearedRow: (row: number) => `Word ${row} cleared.`,
  drawn: (list: string) => `Drawn: ${list}.`,
  scattered: "All words lie on the board.",
  ready: "Ready",
  missing: (all: readonly MissingInput[]) =>
    all.length === 0
      ? "Nothing is missing."
      : `To do: ${[...list(all, "word"), ...list(all, "wrong"), ...list(all, "place")].join("; ")}.`,
};

export type SetUpTexts = typeof en;
