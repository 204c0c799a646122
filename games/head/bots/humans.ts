/**
 * Reference humans: scripted players to measure the Executioner against, from one who guesses by whim to one who
 * counts. They are written down in docs/head-strength.md; nobody meets them at the table as an opponent.
 */
import { accept, anyMove, type Bot, type BotMaker, type Draw, pick, quote, refuse, type Seat } from "@turnlight/kernel";
import { letterFrequency } from "../content/frequency.ts";
import { wordsToExpect } from "../content/table-bank.ts";
import {
  type Board,
  blank,
  boardAtRandom,
  cellAt,
  type Difficulty,
  fittingWords,
  type GuessMove,
  type HeadMove,
  type HeadView,
  type Language,
} from "../rules/index.ts";
import { appraise } from "../solver/oracle.ts";
import { happens, oneOfBest } from "./chances.ts";
import { cellsLeft, hitCells, isLegal, openCells, openLetters, openRows, type Prey, preyOf } from "./prey.ts";

export const humanNames = ["weak", "casual", "good", "strong"] as const;
export type HumanName = (typeof humanNames)[number];

interface Human {
  /** How they choose a letter: by whim, or by the words they know that would fit. */
  readonly letters: "whim" | "fitting";
  /** How they choose a cell: anywhere, beside a hit, or where it is likeliest to hit, reckoned with patience. */
  readonly cells: "anywhere" | "beside" | "reckoned";
  /** They choose one of so many letters that seem best to them, the better the likelier. */
  readonly among: number;
  /** The share of cells among their guesses while there are letters to find. */
  readonly cellShare: number;
  /** They try a word when they can think of no more than so many; words they know are the common ones. */
  readonly daresWith: number;
  /** Of so many boards that come to mind they set the one whose letters are hardest to guess. */
  readonly boards: number;
}

/** One table for all of them, so that the ladder from weak to strong can be read off. */
const humans: Readonly<Record<HumanName, Human>> = {
  weak: { letters: "whim", cells: "anywhere", among: 1, cellShare: 0.95, daresWith: 0, boards: 1 },
  casual: { letters: "fitting", cells: "beside", among: 14, cellShare: 0.6, daresWith: 0, boards: 1 },
  good: { letters: "fitting", cells: "reckoned", among: 12, cellShare: 0.5, daresWith: 0, boards: 1 },
  strong: { letters: "fitting", cells: "reckoned", among: 1, cellShare: 0, daresWith: 1, boards: 20 },
};

/** The difficulty each of them would choose. */
export const matchingDifficulty: Readonly<Record<HumanName, Difficulty>> = {
  weak: "easy",
  casual: "normal",
  good: "normal",
  strong: "hard",
};

/** Words a person can think of for each open row. */
const ideas = ({ hunt, bank }: Prey) =>
  openRows(hunt).map(({ row, pattern }) => ({
    row,
    pattern,
    words: wordsToExpect(fittingWords(hunt, row, bank.matching(pattern)), bank),
  }));

const dareWord = ({ daresWith }: Human, prey: Prey, draw: Draw): GuessMove | undefined => {
  const sure = ideas(prey).filter(
    ({ pattern, words }) =>
      [...pattern].some((letter) => letter !== blank) && words.length > 0 && words.length <= daresWith,
  );
  const guesses = sure.flatMap(({ row, words }) => words.map((word): GuessMove => ({ kind: "word", row, word })));
  const legal = guesses.filter((guess) => isLegal(prey, guess));
  return legal.length === 0 ? undefined : pick(draw, legal);
};

/** In how many of the words that come to mind a letter would show. */
const scoreOfLetter = (prey: Prey): ((letter: string) => number) => {
  const rows = ideas(prey);
  return (letter) =>
    rows.reduce(
      (sum, { pattern, words }) =>
        sum +
        words.filter((word) => [...word].some((own, i) => own === letter && pattern[i] === blank)).length /
          Math.max(1, words.length),
      0,
    );
};

const chooseLetter = (human: Human, prey: Prey, draw: Draw): GuessMove | undefined => {
  const letters = openLetters(prey.hunt);
  if (human.letters === "whim")
    return letters.length === 0 ? undefined : { kind: "letter", letter: pick(draw, letters) };
  const score = scoreOfLetter(prey);
  const scored = letters.map((choice) => ({ choice, score: score(choice) }));
  const best = oneOfBest(draw, scored, human.among);
  return best && { kind: "letter", letter: best.choice };
};

const isBeside = (one: number, two: number, size: number): boolean =>
  Math.abs((one % size) - (two % size)) <= 1 && Math.abs(Math.floor(one / size) - Math.floor(two / size)) <= 1;

/** What a patient person reckons through before a cell. */
const patience = 3000;

const chooseCell = (human: Human, view: HeadView, seat: Seat, draw: Draw): GuessMove | undefined => {
  const { hunt, size } = preyOf(view, seat);
  const cells = openCells(hunt, size);
  if (cells.length === 0) return undefined;
  const named = (cell: number): GuessMove => ({ kind: "cell", cell: cellAt(cell, size) });
  if (human.cells === "reckoned") {
    const { guesses } = appraise(view, seat, { nodes: patience, draw });
    const [first, ...others] = guesses.filter(({ guess }) => guess.kind === "cell");
    return others.reduce((best, next) => (next.hit > (best?.hit ?? 0) ? next : best), first)?.guess;
  }
  const hits = hitCells(hunt, size);
  const beside = cells.filter((cell) => hits.some((hit) => isBeside(cell, hit, size)));
  return named(pick(draw, human.cells === "beside" && beside.length > 0 ? beside : cells));
};

/** How often the letters of a board are guessed: few and rare ones make it hard. */
const commonness = (board: Board, language: Language): number => {
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

const humanOf = (human: Human): Bot<HeadView, HeadMove> => ({
  choose({ view, seat, moves, draw }) {
    const side = seat === 0 ? 0 : 1;
    const prey = preyOf(view, seat);
    const { grids, words } = view.config;
    if (!view.ready[side])
      return { move: { kind: "place", board: chooseBoard(human, prey, grids[side], words[side], draw) } };
    const lettersLeft = openRows(prey.hunt).length > 0;
    const wantsCell = !lettersLeft || (cellsLeft(prey.hunt) > 0 && happens(draw, human.cellShare));
    const move =
      dareWord(human, prey, draw) ??
      (wantsCell ? chooseCell(human, view, seat, draw) : chooseLetter(human, prey, draw)) ??
      chooseCell(human, view, seat, draw);
    return { move: move ?? anyMove(moves, draw) };
  },
});

export const readHuman = (text: string): HumanName | undefined => humanNames.find((name) => name === text);

export const humanBot = (name: HumanName): Bot<HeadView, HeadMove> => humanOf(humans[name]);

export const human: BotMaker<HeadView, HeadMove> = {
  about: `a scripted human for measuring: ${humanNames.map((name) => `human:${name}`).join(", ")}`,
  make(setting = "casual") {
    const name = readHuman(setting);
    if (name !== undefined) return accept(humanBot(name));
    return refuse("bad-bot", `human was given ${quote(setting)}`, { right: humanNames.join(", ") });
  },
};
