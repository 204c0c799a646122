/**
 * Dice race: roll as often as you dare and add up the pips, then hold to keep them. A one loses what the turn has
 * gathered. Whoever first holds at the target wins. The smallest complete game with chance and more than two seats.
 */
import {
  accept,
  type Draw,
  type Mover,
  quote,
  type Refusal,
  type Result,
  type Rules,
  refuse,
  type Seat,
  settings,
  type Told,
  type Turn,
  whole,
} from "@turnlight/kernel";

export interface RaceConfig {
  readonly seats: number;
  readonly target: number;
  readonly first: Seat;
}

export interface RaceState {
  readonly target: number;
  readonly scores: readonly number[];
  readonly gone: readonly Seat[];
  readonly seat: Seat;
  /** Pips gathered this turn. */
  readonly turn: number;
  readonly rolling: boolean;
}

export type RaceMove =
  | { readonly kind: "roll" }
  | { readonly kind: "hold" }
  | { readonly kind: "rolled"; readonly face: number };

export type RaceFact =
  | { readonly kind: "rolled"; readonly seat: Seat; readonly face: number }
  | { readonly kind: "lost"; readonly seat: Seat; readonly points: number }
  | { readonly kind: "held"; readonly seat: Seat; readonly points: number; readonly score: number }
  | { readonly kind: "left"; readonly seat: Seat }
  | { readonly kind: "won"; readonly seat: Seat };

/** Everything is public, so everybody's view is the state. */
export type RaceView = RaceState;

const faces = [1, 2, 3, 4, 5, 6] as const;
const roll: RaceMove = { kind: "roll" };
const hold: RaceMove = { kind: "hold" };

const isWon = (state: RaceState): boolean => (state.scores[state.seat] ?? 0) >= state.target;

/** The next seat that is still in the race begins its turn. */
const passOn = (state: RaceState): RaceState => {
  let seat = state.seat;
  do seat = (seat + 1) % state.scores.length;
  while (state.gone.includes(seat));
  return { ...state, seat, turn: 0, rolling: false };
};

const only = (right: string, reason: string): Refusal => ({ code: "not-now", reason, right });

export const rules: Rules<RaceConfig, RaceState, RaceMove, RaceView, RaceFact> = {
  id: "dice-race",
  version: 1,

  configText: settings(
    { seats: whole(2, 6, 2), target: whole(10, 1000, 50), first: whole(0, 5, 0) },
    ({ seats, first }) =>
      first < seats
        ? undefined
        : { code: "bad-setting", reason: `seat ${first} can't start`, right: `a seat from 0 to ${seats - 1}` },
  ),

  moveText: {
    write: (move) => (move.kind === "rolled" ? `rolled ${move.face}` : move.kind),
    read(text): Result<RaceMove> {
      if (text === "roll") return accept(roll);
      if (text === "hold") return accept(hold);
      const face = /^rolled ([1-6])$/.exec(text)?.[1];
      if (face !== undefined) return accept({ kind: "rolled", face: Number(face) });
      return refuse("unknown-move", `${quote(text)} is not a move in the dice race`, {
        right: '"roll", "hold" or "rolled 1" to "rolled 6"',
      });
    },
  },

  seats: ({ seats }) => seats,
  starting: (config, first) => ({ ...config, first }),
  setup: ({ seats, target, first }) => ({
    target,
    scores: Array.from({ length: seats }, () => 0),
    gone: [],
    seat: first,
    turn: 0,
    rolling: false,
  }),

  turn(state): Turn {
    if (isWon(state)) return { kind: "over", scores: state.scores };
    return state.rolling ? { kind: "chance" } : { kind: "seats", seats: [state.seat] };
  },

  moves: (state) => (state.turn > 0 ? [roll, hold] : [roll]),

  refusal(state, by, move) {
    if (by === "chance") return move.kind === "rolled" ? undefined : only('"rolled" and a face', "chance only rolls");
    if (move.kind === "rolled") return only('"roll"', "a player does not choose the face");
    return move.kind === "hold" && state.turn === 0 ? only('"roll"', "there is nothing to hold yet") : undefined;
  },

  apply(state, _by: Mover, move) {
    const { seat } = state;
    if (move.kind === "roll") return { state: { ...state, rolling: true }, told: [] };
    if (move.kind === "hold") {
      const score = (state.scores[seat] ?? 0) + state.turn;
      const held = { ...state, scores: state.scores.with(seat, score), turn: 0 };
      const told: Told<RaceFact>[] = [{ fact: { kind: "held", seat, points: state.turn, score } }];
      if (!isWon(held)) return { state: passOn(held), told };
      return { state: held, told: [...told, { fact: { kind: "won", seat } }] };
    }
    const told: Told<RaceFact>[] = [{ fact: { kind: "rolled", seat, face: move.face } }];
    if (move.face > 1) return { state: { ...state, turn: state.turn + move.face, rolling: false }, told };
    return { state: passOn(state), told: [...told, { fact: { kind: "lost", seat, points: state.turn } }] };
  },

  roll: (_state, draw: Draw) => ({ kind: "rolled", face: 1 + draw.below(faces.length) }),
  odds: () => faces.map((face) => ({ move: { kind: "rolled", face }, weight: 1 })),

  leave(state, seat) {
    const without = { ...state, gone: [...state.gone, seat], scores: state.scores.with(seat, 0) };
    return { state: state.seat === seat ? passOn(without) : without, told: [{ fact: { kind: "left", seat } }] };
  },

  view: (state) => state,
  imagine: (view) => view,
};
