/**
 * Don't Lose Your Head: both players hide words on a grid, in secret and at the same time, and then take turns to guess
 * letters, cells and words of the other's. Whoever finds everything wins; whoever misses too often loses their head.
 */
import { type Described, type Draw, pick, type Refusal, type Rules, type Seat, type Turn } from "@turnlight/kernel";
import { type Board, boardAtRandom, boardRefusal } from "./board.ts";
import { type BankOf, configSettings, type HeadConfig, isAlone, other } from "./config.ts";
import { cellsOf } from "./grid.ts";
import { applyGuess, guessRefusal, huntIn } from "./guessing.ts";
import { agrees, huntOf, isSolved } from "./hunt.ts";
import { imaginedBoard } from "./imagine.ts";
import { type GuessMove, type HeadMove, moveText } from "./moves.ts";
import { seriesScore } from "./series.ts";
import type { HeadFact, HeadState, HeadView } from "./state.ts";
import { alphabet } from "./words.ts";

export type HeadRules = Rules<HeadConfig, HeadState, HeadMove, HeadView, HeadFact>;

const seats: readonly Seat[] = [0, 1];

/** Who hunts alone has every turn. Otherwise turns alternate, except after a bonus. */
const guesser = ({ config, guesses }: Pick<HeadState, "config" | "guesses">): Seat => {
  if (isAlone(config)) return 0;
  const last = guesses.at(-1);
  if (last === undefined) return config.first;
  return last.again ? last.by : other(last.by);
};

/** Nobody searches the board of whoever hunts alone, so they set none. */
const isSet = ({ config, boards }: Pick<HeadState, "config" | "boards">, seat: 0 | 1): boolean =>
  boards[seat] !== null || (seat === 0 && isAlone(config));

const unset = (state: HeadState): readonly Seat[] => seats.filter((seat) => !isSet(state, seat === 0 ? 0 : 1));

const notNow = (reason: string, right: string): Refusal => ({ code: "not-now", reason, right });

/** A letter, a cell and a row have one chance each, so that random play does not consist mostly of words. */
const anyGuess = (state: HeadState, seat: Seat, bankOf: BankOf, draw: Draw): GuessMove => {
  const hunt = huntIn(state, seat);
  const letters = alphabet.filter((letter) => !hunt.known.includes(letter) && !hunt.missed.includes(letter));
  const seen = new Set(hunt.cells.map(({ cell }) => cell));
  const cells = cellsOf(state.config.grids[other(seat)]).filter((cell) => !seen.has(cell));
  const rows = hunt.patterns.flatMap((pattern, i) => (isSolved(pattern) ? [] : [i + 1]));
  const ticket = draw.below(letters.length + cells.length + rows.length);
  const letter = letters[ticket];
  if (letter !== undefined) return { kind: "letter", letter };
  const cell = cells[ticket - letters.length];
  if (cell !== undefined) return { kind: "cell", cell };
  const row = rows[ticket - letters.length - cells.length] ?? 1;
  const pattern = hunt.patterns[row - 1] ?? "";
  const guessed = new Set(hunt.words.map(({ word }) => word));
  const words = bankOf(state.config).words(pattern.length);
  return {
    kind: "word",
    row,
    word: pick(
      draw,
      words.filter((word) => agrees(word, pattern) && !guessed.has(word)),
    ),
  };
};

const withBoard = (boards: HeadState["boards"], seat: Seat, board: Board): HeadState["boards"] =>
  seat === 0 ? [board, boards[1]] : [boards[0], board];

/** The rules, given the word banks, which are content. */
export const headRules = (bankOf: BankOf): HeadRules => ({
  id: "head",
  version: 1,
  configText: configSettings(bankOf),
  moveText,

  seats: () => 2,
  starting: (config, first) => ({ ...config, first }),
  starter: ({ best }, results) => (best === 1 ? undefined : seriesScore(results, best).starter),
  setup: (config) => ({ config, boards: [null, null], guesses: [], fall: null }),

  turn(state): Turn {
    const { fall } = state;
    if (fall !== null) return { kind: "over", scores: seats.map((seat) => (seat === fall.seat ? 0 : 1)) };
    const placing = unset(state);
    return { kind: "seats", seats: placing.length > 0 ? placing : [guesser(state)] };
  },

  moves(state, seat): Described<HeadMove> {
    const { config } = state;
    const side = seat === 0 ? 0 : 1;
    if (isSet(state, side)) return { pick: (draw) => anyGuess(state, seat, bankOf, draw) };
    return {
      pick: (draw) => ({
        kind: "place",
        board: boardAtRandom(bankOf(config), config.grids[side], config.words[side], draw),
      }),
    };
  },

  refusal(state, by, move) {
    if (by === "chance") return notNow("this game has no chance moves", "a move by a seat");
    const { config } = state;
    const side = by === 0 ? 0 : 1;
    const bank = bankOf(config);
    if (move.kind === "place") {
      if (isSet(state, side)) return notNow("the board is already set", "a guess");
      return boardRefusal(move.board, config.grids[side], config.words[side], bank);
    }
    if (unset(state).length > 0) return notNow("a board has not been set yet", '"place" and the words of the board');
    return guessRefusal(huntIn(state, by), move, config.grids[other(by)], bank);
  },

  apply(state, by, move) {
    // Unreachable: every move by chance is refused.
    const seat = by === 1 ? 1 : 0;
    if (move.kind !== "place") return applyGuess(state, seat, move);
    const { board } = move;
    const next = { ...state, boards: withBoard(state.boards, seat, board) };
    const placed = { fact: { kind: "placed", seat, board }, to: [seat], instead: { kind: "placed", seat } } as const;
    if (unset(next).length > 0) return { state: next, told: [placed] };
    return { state: next, told: [placed, { fact: { kind: "began", seat: guesser(next) } }] };
  },

  view({ config, boards, guesses, fall }, viewer) {
    const shown = (seat: 0 | 1) => (fall !== null || viewer === seat ? boards[seat] : null);
    return {
      config,
      ready: [isSet({ config, boards }, 0), isSet({ config, boards }, 1)],
      boards: [shown(0), shown(1)],
      guesses,
      hunts: [huntOf(config, 0, boards[1], guesses), huntOf(config, 1, boards[0], guesses)],
      fall,
    };
  },

  imagine({ config, ready, boards, guesses, hunts, fall }, _viewer, draw) {
    const board = (seat: 0 | 1): Board | null => {
      if (!ready[seat] || (seat === 0 && isAlone(config))) return null;
      return boards[seat] ?? imaginedBoard(hunts[other(seat)], config.grids[seat], bankOf(config), draw);
    };
    return { config, boards: [board(0), board(1)], guesses, fall };
  },
});
