/** The tutorial's script: the board that is hunted, and the steps in order. */
import { head, type WordLanguage } from "@turnlight/games/head";

export interface Plot {
  readonly config: string;
  /** The apprentice's board, as a move text. */
  readonly place: string;
  /** The letter the learner is guided to guess. */
  readonly letter: string;
  readonly cell: string;
  /** The letter in that cell. */
  readonly under: string;
  readonly word: { readonly row: number; readonly text: string };
  readonly empty: string;
}

const configFor = (language: WordLanguage): string =>
  `grids=6,6 words=3,3 difficulty=easy,normal bank=${language} pack=none custom=none house=none first=0`;

/** All words cross in few cells, so that the tutorial is short. */
export const plots: Readonly<Record<WordLanguage, Plot>> = {
  english: {
    config: configFor("english"),
    place: "place SUN C4 NW, MOON A5 N, NIGHT A2 E",
    letter: "N",
    cell: "A3",
    under: "O",
    word: { row: 2, text: "MOON" },
    empty: "F6",
  },
  german: {
    config: configFor("german"),
    place: "place UHU D1 S, MOND A4 N, NACHT A2 E",
    letter: "N",
    cell: "A3",
    under: "O",
    word: { row: 2, text: "MOND" },
    empty: "F6",
  },
};

export const lessonNames = [
  "welcome",
  "words",
  "board",
  "ready",
  "letter",
  "known",
  "cell",
  "yellow",
  "word",
  "solved",
  "miss",
  "blade",
  "finish",
] as const;
export type LessonName = (typeof lessonNames)[number];

/** What ends a step: a button, progress in hiding the words, or a guess. */
export type Wait =
  | { readonly kind: "next" | "words" | "board" | "ready" }
  | { readonly kind: "guess"; readonly move: string };

interface LessonStep {
  /** Selector of the bubble's target; empty centres the bubble. */
  readonly target: string;
  readonly wait: Wait;
  /** Selector of the control that gets the focus, so that Enter activates it. */
  readonly focus?: string;
}

/** The opponent's board with words and letters; the tutorial keeps it in view. */
export const theirs = ".hunt-panel.attack";
const keyOf = (letter: string): string => `${theirs} .panel-keys button[aria-label^="${letter}"]`;
const cellOf = (cell: string): string =>
  `${theirs} [data-column="${cell.charCodeAt(0) - 65}"][data-row="${Number(cell.slice(1)) - 1}"]`;

/** On a phone the board is on a later step. */
const chanceWords = ".desk .random-keys button:first-child, .at-words .random-keys button";
const chancePlaces =
  ".desk .random-keys button:last-child, .at-board .random-keys button, .at-words .step-keys .button.main";
const readyKey = ".head-setup .ready-key";

const guess = (move: string): Wait => ({ kind: "guess", move });

export const stepsOf = ({ letter, cell, under, word, empty }: Plot): Readonly<Record<LessonName, LessonStep>> => ({
  welcome: { target: "", wait: { kind: "next" } },
  words: { target: chanceWords, wait: { kind: "words" }, focus: chanceWords },
  board: { target: chancePlaces, wait: { kind: "board" }, focus: chancePlaces },
  ready: { target: readyKey, wait: { kind: "ready" }, focus: readyKey },
  letter: { target: `${theirs} .panel-keys`, wait: guess(`letter ${letter}`), focus: keyOf(letter) },
  known: { target: `${theirs} .panel-words`, wait: { kind: "next" } },
  cell: { target: `${theirs} .panel-board`, wait: guess(`cell ${cell}`), focus: cellOf(cell) },
  yellow: { target: `${theirs} .panel-keys`, wait: guess(`letter ${under}`), focus: keyOf(under) },
  word: {
    target: `${theirs} .panel-words`,
    wait: guess(`word ${word.row} ${word.text}`),
    focus: `${theirs} .panel-words li:nth-child(${word.row}) button`,
  },
  solved: { target: `${theirs} .panel-words`, wait: { kind: "next" } },
  miss: { target: `${theirs} .panel-board`, wait: guess(`cell ${empty}`), focus: cellOf(empty) },
  blade: { target: ".gallows", wait: { kind: "next" } },
  finish: { target: "", wait: { kind: "next" } },
});

/** Why the tutorial's boards are illegal; undefined when they are legal. Checked by a test. */
export const plotRefusal = (language: WordLanguage): string | undefined => {
  const { config, place } = plots[language];
  const read = head.rules.configText.read(config);
  const move = head.rules.moveText.read(place);
  if (!read.ok) return read.refusal.reason;
  if (!move.ok) return move.refusal.reason;
  return head.rules.refusal(head.rules.setup(read.value), 1, move.value)?.reason;
};
