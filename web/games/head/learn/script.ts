/**
 * The lesson's script: a duel close to its end, both boards and the apprentice's guesses, and in each step the one thing
 * that leads on.
 */
import type { WordLanguage } from "@turnlight/games/head";
import type { LessonMove } from "../../../match/lesson/staged-table.ts";

export interface Plot {
  readonly config: string;
  /** The learner's board and the apprentice's, as move texts. */
  readonly boards: readonly [string, string];
  /** Guesses made before the learner sits down. */
  readonly found: readonly string[];
  readonly apprentice: readonly string[];
  /** The apprentice's guesses during the lesson, one after each note that is read. */
  readonly replies: readonly string[];
  /** A letter of all words that are still open. */
  readonly letter: string;
  /** The words that this letter completes. */
  readonly completes: readonly string[];
  readonly empty: string;
  /** The word that ends at the empty cell's neighbour. */
  readonly before: string;
  readonly word: { readonly row: number; readonly text: string; readonly missing: string };
  readonly last: string;
}

const configFor = (language: WordLanguage): string =>
  `grids=6,6 words=3,3 difficulty=easy,normal bank=${language} pack=none custom=none house=none first=0`;

const cells = (text: string): readonly string[] => text.split(" ").map((cell) => `cell ${cell}`);
const letters = (text: string): readonly string[] => [...text].map((letter) => `letter ${letter}`);

export const plots: Readonly<Record<WordLanguage, Plot>> = {
  english: {
    config: configFor("english"),
    boards: ["place CAT B1 E, LION C6 E, HORSE B4 E", "place SUN C4 NW, MOON A5 N, NIGHT A2 E"],
    found: [...letters("TIOUSGH"), ...cells("A2 B2 C2 D2 E2 B3 C4 A3 A4")],
    apprentice: [...letters("EAUMPK"), ...cells("A1 C3 E5 A6 D1 D2 C5 B4 C4 A3")],
    replies: ["letter B", "cell B6", "letter G"],
    letter: "N",
    completes: ["SUN", "NIGHT"],
    empty: "F2",
    before: "NIGHT",
    word: { row: 2, text: "MOON", missing: "M" },
    last: "A5",
  },
  german: {
    config: configFor("german"),
    boards: ["place HUT B1 E, WOLF C6 E, KATZE B4 E", "place UHU D1 S, MOND A4 N, NACHT A2 E"],
    found: [...letters("TAOUCHD"), ...cells("A1 A2 A3 B2 C2 D2 E2 D1 D3")],
    apprentice: [...letters("EANMPS"), ...cells("A1 C3 E5 A6 D1 D2 C5 B4 C4 A3")],
    replies: ["letter B", "cell B6", "letter G"],
    letter: "N",
    completes: ["NACHT"],
    empty: "F2",
    before: "NACHT",
    word: { row: 2, text: "MOND", missing: "M" },
    last: "A4",
  },
};

/** Both boards, then guess for guess, the learner first. */
export const openingOf = ({ boards, found, apprentice }: Plot): readonly LessonMove[] => [
  ...boards.map((move, seat) => ({ seat, move })),
  ...found.flatMap((move, i) => [
    { seat: 0, move },
    { seat: 1, move: apprentice[i] ?? "" },
  ]),
];

export const lessonNames = ["letter", "hit", "miss", "blade", "row", "spell", "solved", "cell"] as const;
export type LessonName = (typeof lessonNames)[number];

/** What ends a step: a guess, a word chosen to be spelled, or the note's own button. */
type HeadLessonWait =
  | { readonly kind: "guess"; readonly move: string }
  | { readonly kind: "row"; readonly row: number }
  | { readonly kind: "next" };

interface HeadLessonStep {
  /** Selector of what the note asks for. It gets the focus, so that Enter activates it. */
  readonly target: string;
  readonly wait: HeadLessonWait;
}

/** The opponent's board with words and letters. */
const theirs = ".hunt-panel.attack";
const keyOf = (letter: string): string => `${theirs} .panel-keys button[aria-label^="${letter}"]`;
const cellOf = (cell: string): string =>
  `${theirs} [data-column="${cell.charCodeAt(0) - 65}"][data-row="${Number(cell.slice(1)) - 1}"]`;

/** What confirms a guess that is aimed at, and a word that is spelled. */
export const aimKey = ".hunt-action .aiming .button";
export const spellKey = `${theirs} .hunt-spelling .button`;

const guess = (move: string): HeadLessonWait => ({ kind: "guess", move });

export const stepsOf = ({ letter, empty, word, last }: Plot): Readonly<Record<LessonName, HeadLessonStep>> => ({
  letter: { target: keyOf(letter), wait: guess(`letter ${letter}`) },
  hit: { target: `${theirs} .panel-words`, wait: { kind: "next" } },
  miss: { target: cellOf(empty), wait: guess(`cell ${empty}`) },
  blade: { target: ".gallows", wait: { kind: "next" } },
  row: { target: `${theirs} .panel-words li:nth-child(${word.row}) button`, wait: { kind: "row", row: word.row } },
  spell: { target: keyOf(word.missing), wait: guess(`word ${word.row} ${word.text}`) },
  solved: { target: `${theirs} .panel-words`, wait: { kind: "next" } },
  cell: { target: cellOf(last), wait: guess(`cell ${last}`) },
});
