/**
 * Hidden number: both players hide a number in secret and at the same time, then take turns guessing the other's and
 * hear "higher", "lower" or "found". The smallest complete game with secrets and a simultaneous set-up.
 */
import {
  accept,
  type Draw,
  pick,
  quote,
  type Result,
  type Rules,
  refuse,
  type Seat,
  settings,
  type Turn,
  type Viewer,
  whole,
} from "@turnlight/kernel";

export interface NumberConfig {
  readonly highest: number;
  readonly first: Seat;
}

type GuessAnswer = "higher" | "lower" | "found";

export interface Guess {
  readonly by: Seat;
  readonly number: number;
  readonly answer: GuessAnswer;
}

export interface NumberState {
  readonly highest: number;
  readonly first: Seat;
  /** Each seat's number; 0 until it is hidden. */
  readonly hidden: readonly [number, number];
  readonly guesses: readonly Guess[];
}

export interface NumberView {
  readonly highest: number;
  readonly first: Seat;
  readonly ready: readonly [boolean, boolean];
  /** The viewer's own number, and both once the match is over; 0 where the viewer may not know it. */
  readonly known: readonly [number, number];
  readonly guesses: readonly Guess[];
}

export type NumberMove = { readonly kind: "hide" | "guess"; readonly number: number };

export type NumberFact =
  | { readonly kind: "hid"; readonly seat: Seat; readonly number?: number }
  | ({ readonly kind: "guessed" } & Guess)
  | { readonly kind: "revealed"; readonly hidden: readonly [number, number] };

/** The answer to a guess: where the hidden number lies relative to it. */
const answerTo = (guess: number, hidden: number): GuessAnswer =>
  guess === hidden ? "found" : guess < hidden ? "higher" : "lower";

const isOver = (guesses: readonly Guess[]): boolean => guesses.at(-1)?.answer === "found";

const other = (seat: Seat): Seat => 1 - seat;

const starts = (first: Seat, guesses: readonly Guess[]): Seat => (guesses.length % 2 === 0 ? first : other(first));

const numbersUpTo = (highest: number): readonly number[] => Array.from({ length: highest }, (_, i) => i + 1);

/** The numbers that the guesses of `by` leave possible. */
export const stillPossible = (highest: number, guesses: readonly Guess[], by: Seat): readonly number[] =>
  numbersUpTo(highest).filter((number) =>
    guesses.every((guess) => guess.by !== by || answerTo(guess.number, number) === guess.answer),
  );

const wasGuessed = (state: NumberState, seat: Seat, number: number): boolean =>
  state.guesses.some((guess) => guess.by === seat && guess.number === number);

export const rules: Rules<NumberConfig, NumberState, NumberMove, NumberView, NumberFact> = {
  id: "hidden-number",
  version: 1,

  configText: settings({ highest: whole(2, 1000, 20), first: whole(0, 1, 0) }),

  moveText: {
    write: ({ kind, number }) => `${kind} ${number}`,
    read(text): Result<NumberMove> {
      const [, kind, digits] = /^(hide|guess) ([1-9]\d{0,3})$/.exec(text) ?? [];
      if (kind === "hide" || kind === "guess") return accept({ kind, number: Number(digits) });
      return refuse("unknown-move", `${quote(text)} is not a move in the hidden number`, {
        right: '"hide" or "guess" and a number',
      });
    },
  },

  seats: () => 2,
  starting: (config, first) => ({ ...config, first }),
  setup: ({ highest, first }) => ({ highest, first, hidden: [0, 0], guesses: [] }),

  turn({ hidden, guesses, first }): Turn {
    const last = guesses.at(-1);
    if (last !== undefined && isOver(guesses))
      return { kind: "over", scores: [0, 1].map((seat) => (seat === last.by ? 1 : 0)) };
    const hiding = [0, 1].filter((seat) => hidden[seat] === 0);
    return { kind: "seats", seats: hiding.length > 0 ? hiding : [starts(first, guesses)] };
  },

  moves(state, seat): readonly NumberMove[] {
    const numbers = numbersUpTo(state.highest);
    if (state.hidden[seat] === 0) return numbers.map((number) => ({ kind: "hide", number }));
    return numbers.filter((number) => !wasGuessed(state, seat, number)).map((number) => ({ kind: "guess", number }));
  },

  refusal(state, by, move) {
    if (by === "chance") return { code: "not-now", reason: "nothing is drawn in this game" };
    const expected = state.hidden[by] === 0 ? "hide" : "guess";
    if (move.kind !== expected)
      return { code: "not-now", reason: `you can't ${move.kind} now`, right: `a move to ${expected}` };
    if (move.number > state.highest)
      return {
        code: "out-of-range",
        reason: `${move.number} is too high`,
        right: `a number from 1 to ${state.highest}`,
        values: { highest: state.highest },
      };
    if (move.kind === "guess" && wasGuessed(state, by, move.number))
      return {
        code: "guessed-before",
        reason: `${move.number} has already been guessed`,
        right: "another number",
        values: { number: move.number },
      };
    return undefined;
  },

  apply(state, by, { kind, number }) {
    // Unreachable: every move by chance is refused.
    const seat = by === 1 ? 1 : 0;
    if (kind === "hide") {
      const hidden: readonly [number, number] = seat === 0 ? [number, state.hidden[1]] : [state.hidden[0], number];
      return {
        state: { ...state, hidden },
        told: [{ fact: { kind: "hid", seat, number }, to: [seat], instead: { kind: "hid", seat } }],
      };
    }
    const guess: Guess = { by: seat, number, answer: answerTo(number, state.hidden[seat === 0 ? 1 : 0]) };
    const next = { ...state, guesses: [...state.guesses, guess] };
    const reveal: readonly { fact: NumberFact }[] = isOver(next.guesses)
      ? [{ fact: { kind: "revealed", hidden: state.hidden } }]
      : [];
    return { state: next, told: [{ fact: { kind: "guessed", ...guess } }, ...reveal], final: true };
  },

  view({ highest, first, hidden, guesses }, viewer) {
    const open = isOver(guesses);
    return {
      highest,
      first,
      ready: [hidden[0] > 0, hidden[1] > 0],
      known: [open || viewer === 0 ? hidden[0] : 0, open || viewer === 1 ? hidden[1] : 0],
      guesses,
    };
  },

  imagine({ highest, first, ready, known, guesses }, _viewer: Viewer, draw: Draw) {
    const guessed = (seat: 0 | 1): number => {
      if (!ready[seat]) return 0;
      return known[seat] > 0 ? known[seat] : pick(draw, stillPossible(highest, guesses, other(seat)));
    };
    return { highest, first, hidden: [guessed(0), guessed(1)], guesses };
  },
};
