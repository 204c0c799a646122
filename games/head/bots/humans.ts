/**
 * Reference humans: scripted players modelled on how people play, from a newcomer to a careful calculator. They are
 * used to measure the game and are not tuned to it. docs/head-strength.md describes them; they are not offered as
 * opponents.
 */
import { accept, anyMove, type Bot, type BotMaker, type Draw, pick, quote, refuse, type Seat } from "@turnlight/kernel";
import { letterFrequency } from "../content/frequency.ts";
import {
  type Board,
  blank,
  boardAtRandom,
  cellAt,
  fittingWords,
  type GuessMove,
  type HeadMove,
  type HeadView,
  type WordLanguage,
} from "../rules/index.ts";
import { appraise } from "../solver/oracle.ts";
import { happens, oneOfBest } from "./chances.ts";
import { alongALine, alongToldWays, type BoardReading, finishedIn, sightOf, worthAShot } from "./executioner/sight.ts";
import { cellsLeft, hitCells, isLegal, openCells, openLetters, openRows, type Prey, preyOf } from "./prey.ts";

export const humanNames = ["weak", "casual", "good", "strong"] as const;
export type HumanName = (typeof humanNames)[number];

interface Human {
  /** The share of the common fitting words that they think of. */
  readonly vocabulary: number;
  /** They choose one of this many letters that seem best to them, the better the likelier. */
  readonly among: number;
  /**
   * How often they look for a letter that fits the words they think of; otherwise they guess a common one, vowels
   * first.
   */
  readonly readsRows: number;
  /** How often they continue beside a hit or along an apparent line, rather than shoot somewhere else. */
  readonly follows: number;
  /** How often they notice that a word is finished. */
  readonly notices: number;
  /**
   * How they shoot without a line to follow: anywhere, where words have room, or where a hit is likeliest by
   * calculation.
   */
  readonly shoots: "anywhere" | "room" | "reckoned";
  /** The share of cells among their guesses: while there is a hit to follow, and otherwise. */
  readonly cells: { readonly onAHit: number; readonly otherwise: number };
  /** They try a word when they think of no more than this many, and at most this many letters are missing. */
  readonly dares: { readonly words: number; readonly missing: number };
  /** They consider this many boards and set the one with the rarest letters. */
  readonly boards: number;
}

/** One table for all of them, so that the differences between better and weaker players are visible at a glance. */
const humans: Readonly<Record<HumanName, Human>> = {
  weak: {
    vocabulary: 0.3,
    among: 8,
    readsRows: 0.1,
    follows: 0.6,
    notices: 0.3,
    shoots: "anywhere",
    cells: { onAHit: 0.7, otherwise: 0.5 },
    dares: { words: 1, missing: 1 },
    boards: 1,
  },
  casual: {
    vocabulary: 0.5,
    among: 5,
    readsRows: 0.5,
    follows: 0.85,
    notices: 0.7,
    shoots: "anywhere",
    cells: { onAHit: 0.6, otherwise: 0.4 },
    dares: { words: 1, missing: 2 },
    boards: 1,
  },
  good: {
    vocabulary: 0.8,
    among: 3,
    readsRows: 0.9,
    follows: 1,
    notices: 1,
    shoots: "room",
    cells: { onAHit: 0.5, otherwise: 0.25 },
    dares: { words: 2, missing: 3 },
    boards: 3,
  },
  strong: {
    vocabulary: 1,
    among: 1,
    readsRows: 1,
    follows: 1,
    notices: 1,
    shoots: "reckoned",
    cells: { onAHit: 0.4, otherwise: 0.1 },
    dares: { words: 2, missing: 3 },
    boards: 10,
  },
};

interface Idea {
  readonly row: number;
  readonly pattern: string;
  readonly words: readonly string[];
}

/** The words they think of for each open row this turn. */
const ideasOf = ({ vocabulary }: Human, { hunt, bank }: Prey, draw: Draw): readonly Idea[] =>
  openRows(hunt).map(({ row, pattern }) => ({
    row,
    pattern,
    words: fittingWords(hunt, row, bank.picks(pattern.length)).filter(() => happens(draw, vocabulary)),
  }));

/** Whether they believe they know the word: something shows, little is missing, and they think of hardly any other. */
const dareWord = ({ dares }: Human, prey: Prey, ideas: readonly Idea[], draw: Draw): GuessMove | undefined => {
  const missing = (pattern: string): number => [...pattern].filter((letter) => letter === blank).length;
  const sure = ideas.filter(
    ({ pattern, words }) =>
      missing(pattern) < pattern.length &&
      missing(pattern) <= dares.missing &&
      words.length > 0 &&
      words.length <= dares.words,
  );
  const guesses = sure.flatMap(({ row, words }) => words.map((word): GuessMove => ({ kind: "word", row, word })));
  const legal = guesses.filter((guess) => isLegal(prey, guess));
  return legal.length === 0 ? undefined : pick(draw, legal);
};

/** In how many of the words they think of a letter would appear. */
const fits =
  (ideas: readonly Idea[]) =>
  (letter: string): number =>
    ideas.reduce(
      (sum, { pattern, words }) =>
        sum +
        words.filter((word) => [...word].some((own, i) => own === letter && pattern[i] === blank)).length /
          Math.max(1, words.length),
      0,
    );

const vowels = "AEIOU";

/** Vowels first, then whatever is frequent. */
const usual =
  (language: WordLanguage) =>
  (letter: string): number =>
    (letterFrequency[language][letter] ?? 0) + (vowels.includes(letter) ? 10 : 0);

const chooseLetter = (human: Human, prey: Prey, ideas: readonly Idea[], draw: Draw): GuessMove | undefined => {
  const score = happens(draw, human.readsRows) ? fits(ideas) : usual(prey.bank.language);
  const scored = openLetters(prey.hunt).map((choice) => ({ choice, score: score(choice) }));
  const best = oneOfBest(draw, scored, human.among);
  return best && { kind: "letter", letter: best.choice };
};

const isBeside = (one: number, two: number, size: number): boolean =>
  Math.abs((one % size) - (two % size)) <= 1 && Math.abs(Math.floor(one / size) - Math.floor(two / size)) <= 1;

/** The calculation of a patient person before a cell guess. */
const patience = 3000;

const likeliest = (view: HeadView, seat: Seat, draw: Draw): GuessMove | undefined => {
  const { guesses } = appraise(view, seat, { nodes: patience, draw });
  const [first, ...others] = guesses.filter(({ guess }) => guess.kind === "cell");
  return others.reduce((best, next) => (next.hit > (best?.hit ?? 0) ? next : best), first)?.guess;
};

/** Cells through which more lines pass than through half of the others. */
const roomiest = ({ glance }: BoardReading, cells: readonly number[]): readonly number[] => {
  const room = new Map<number, number>();
  for (const line of glance) for (const cell of line) room.set(cell, (room.get(cell) ?? 0) + 1);
  const inOrder = cells.toSorted((one, two) => (room.get(two) ?? 0) - (room.get(one) ?? 0));
  return inOrder.slice(0, Math.ceil(inOrder.length / 2));
};

/** A cell they would consider: along an apparent line, beside a hit, or anywhere that seems worth a shot. */
const byEye = (human: Human, { hunt, size }: Prey, draw: Draw): readonly number[] => {
  const sight = sightOf(hunt, size, happens(draw, human.notices) ? finishedIn(hunt, size) : []);
  const open = worthAShot(sight, openCells(hunt, size));
  if (!happens(draw, human.follows)) return open;
  const shown = [alongALine(sight, open), alongToldWays(sight, open)].find((cells) => cells.length > 0);
  if (shown !== undefined) return shown;
  const hits = hitCells(hunt, size).filter(sight.isOpenHit);
  const beside = open.filter((cell) => hits.some((hit) => isBeside(cell, hit, size)));
  if (beside.length > 0 || human.shoots !== "room") return beside.length > 0 ? beside : open;
  return roomiest(sight, open);
};

const chooseCell = (human: Human, view: HeadView, seat: Seat, draw: Draw): GuessMove | undefined => {
  if (human.shoots === "reckoned") return likeliest(view, seat, draw);
  const prey = preyOf(view, seat);
  const seen = byEye(human, prey, draw);
  const cells = seen.length > 0 ? seen : openCells(prey.hunt, prey.size);
  return cells.length === 0 ? undefined : { kind: "cell", cell: cellAt(pick(draw, cells), prey.size) };
};

/** How often the letters of a board are guessed: few and rare letters make it hard. */
const commonness = (board: Board, language: WordLanguage): number => {
  const letters = new Set(board.flatMap(({ word }) => [...word]));
  return [...letters].reduce((sum, letter) => sum + (letterFrequency[language][letter] ?? 0), 0);
};

const chooseBoard = ({ boards }: Human, { bank }: Prey, size: number, words: number, draw: Draw): Board => {
  const [first = [], ...others] = Array.from({ length: boards }, () => boardAtRandom(bank, size, words, draw));
  return others.reduce(
    (best, next) => (commonness(next, bank.language) < commonness(best, bank.language) ? next : best),
    first,
  );
};

/** A hit that belongs to no finished word is to be followed. */
const hasOpenHit = ({ hunt, size }: Prey): boolean => {
  const { isOpenHit } = sightOf(hunt, size, finishedIn(hunt, size));
  return hitCells(hunt, size).some(isOpenHit);
};

const humanOf = (human: Human): Bot<HeadView, HeadMove> => ({
  choose({ view, seat, moves, draw }) {
    const side = seat === 0 ? 0 : 1;
    const prey = preyOf(view, seat);
    const { grids, words } = view.config;
    if (!view.ready[side])
      return { move: { kind: "place", board: chooseBoard(human, prey, grids[side], words[side], draw) } };
    const ideas = ideasOf(human, prey, draw);
    const share = hasOpenHit(prey) ? human.cells.onAHit : human.cells.otherwise;
    const wantsCell = ideas.length === 0 || (cellsLeft(prey.hunt) > 0 && happens(draw, share));
    const move =
      dareWord(human, prey, ideas, draw) ??
      (wantsCell ? chooseCell(human, view, seat, draw) : chooseLetter(human, prey, ideas, draw)) ??
      chooseCell(human, view, seat, draw);
    return { move: move ?? anyMove(moves, draw) };
  },
});

const readHuman = (text: string): HumanName | undefined => humanNames.find((name) => name === text);

export const humanBot = (name: HumanName): Bot<HeadView, HeadMove> => humanOf(humans[name]);

export const human: BotMaker<HeadView, HeadMove> = {
  about: `a scripted human for measuring: ${humanNames.map((name) => `human:${name}`).join(", ")}`,
  make(setting = "casual") {
    const name = readHuman(setting);
    if (name !== undefined) return accept(humanBot(name));
    return refuse("bad-bot", `human was given ${quote(setting)}`, { right: humanNames.join(", ") });
  },
};
