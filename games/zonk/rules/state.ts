/** A match of Zonk as plain data. Nothing is hidden, so everybody's view is the state. */
import type { Seat } from "@turnlight/kernel";
import { allDice, type Face } from "./dice.ts";
import { bankedPoints } from "./streak.ts";
import type { ScoringTable } from "./table.ts";

export interface ZonkConfig {
  readonly seats: number;
  readonly table: ScoringTable;
  readonly target: number;
  /** Whether banked turns in a row are worth more. */
  readonly streak: boolean;
  readonly first: Seat;
  /**
   * Duplicate Zonk: so many rounds instead of a race to the target, and the same dice for everybody, named by round and
   * roll. Left out, it is a race.
   */
  readonly rounds?: number;
}

/** What was set aside from one roll of the current turn. */
export interface TurnTake {
  /** The whole roll it was taken from. */
  readonly rolled: readonly Face[];
  readonly dice: readonly Face[];
  readonly points: number;
  /** Dice for the next roll: six again after hot dice. */
  readonly left: number;
}

/** Turn points and dice left after a take, when the choice was to roll or to bank. */
export type Crossroad = readonly [points: number, left: number];

/** A finished turn: what bots learn from, and what the turn log shows. */
export interface PastTurn {
  readonly seat: Seat;
  readonly round: number;
  /** The seat's score before it, less the best of the others'. */
  readonly lead: number;
  readonly crossroads: readonly Crossroad[];
  readonly takes: readonly TurnTake[];
  readonly ended: "banked" | "zonked";
  /** The roll without a combination, if it ended so. */
  readonly fell?: readonly Face[];
  /** What was added to the score. */
  readonly banked: number;
  /** Banked turns in a row before it. */
  readonly streak: number;
}

export type TurnPhase =
  /** The turn has not begun: six dice are to be rolled. */
  | { readonly kind: "ready" }
  /** A roll is pending. */
  | { readonly kind: "rolling" }
  | { readonly kind: "taking"; readonly dice: readonly Face[] }
  /** Something was taken: bank, or roll on. */
  | { readonly kind: "deciding" };

export interface ZonkState {
  readonly table: ScoringTable;
  readonly target: number;
  readonly streak: boolean;
  readonly first: Seat;
  /** The rounds of a duplicate; left out in a race. */
  readonly rounds?: number;
  readonly scores: readonly number[];
  /** Turns banked in a row by each seat, as far as they still raise the multiplier. */
  readonly streaks: readonly number[];
  readonly gone: readonly Seat[];
  readonly round: number;
  readonly seat: Seat;
  readonly phase: TurnPhase;
  /** The current turn's raw points. */
  readonly points: number;
  /** Dice for the next roll. */
  readonly left: number;
  readonly takes: readonly TurnTake[];
  readonly turns: readonly PastTurn[];
}

export type ZonkView = ZonkState;

export type ZonkMove =
  | { readonly kind: "roll" }
  | { readonly kind: "bank" }
  | { readonly kind: "take"; readonly dice: readonly Face[] }
  | { readonly kind: "rolled"; readonly dice: readonly Face[] };

export type ZonkFact =
  | { readonly kind: "began"; readonly seat: Seat; readonly round: number }
  | { readonly kind: "rolled"; readonly seat: Seat; readonly dice: readonly Face[] }
  | {
      readonly kind: "took";
      readonly seat: Seat;
      readonly dice: readonly Face[];
      readonly combinations: readonly string[];
      readonly points: number;
      readonly turnPoints: number;
      readonly left: number;
      /** What the house paid extra; part of the points. */
      readonly extra?: number;
    }
  | { readonly kind: "hot-dice"; readonly seat: Seat }
  | {
      readonly kind: "zonked";
      readonly seat: Seat;
      readonly lost: number;
      readonly streak: number;
      /** The face that spoiled the roll by a house rule. */
      readonly spoiled?: Face;
    }
  | {
      readonly kind: "banked";
      readonly seat: Seat;
      readonly points: number;
      readonly multiplier: number;
      readonly banked: number;
      readonly score: number;
      readonly streak: number;
    }
  | { readonly kind: "left"; readonly seat: Seat }
  | { readonly kind: "won"; readonly seat: Seat; readonly score: number }
  /** A duplicate ended with equal scores; the seat is the one that moved last. */
  | { readonly kind: "tied"; readonly seat: Seat; readonly score: number };

/** The state at the beginning of a turn. */
export const freshTurn = {
  phase: { kind: "ready" },
  points: 0,
  left: allDice,
  takes: [],
} as const satisfies Partial<ZonkState>;

export const setup = ({ seats, table, target, streak, first, rounds }: ZonkConfig): ZonkState => ({
  table,
  target,
  streak,
  first,
  ...(rounds !== undefined && { rounds }),
  scores: Array.from({ length: seats }, () => 0),
  streaks: Array.from({ length: seats }, () => 0),
  gone: [],
  round: 1,
  seat: first,
  ...freshTurn,
  turns: [],
});

export const scoreOf = (state: Pick<ZonkState, "scores">, seat: Seat): number => state.scores[seat] ?? 0;

/** Nobody moves any more: the target is reached, or the last round of a duplicate is over. */
export const isOver = (state: ZonkState): boolean =>
  state.rounds === undefined ? scoreOf(state, state.seat) >= state.target : state.round > state.rounds;

/** All active seats but this one. */
export const othersThan = (state: Pick<ZonkState, "scores" | "gone">, seat: Seat): readonly Seat[] =>
  state.scores.map((_, other) => other).filter((other) => other !== seat && !state.gone.includes(other));

/** A seat's lead over the best of the others; negative if it is behind. */
export const leadOf = (state: Pick<ZonkState, "scores" | "gone">, seat: Seat): number =>
  scoreOf(state, seat) - Math.max(0, ...othersThan(state, seat).map((other) => scoreOf(state, other)));

/** What is known of the end of a match. */
export type MatchGoal = Pick<ZonkState, "scores" | "target" | "rounds" | "round" | "first" | "gone">;

/** Nobody has a turn after this one; only a duplicate has such a turn before it is played. */
const isLastTurn = (state: MatchGoal, seat: Seat): boolean => {
  if (state.round !== state.rounds) return false;
  const seats = state.scores.length;
  const place = (one: Seat): number => (one - state.first + seats) % seats;
  return othersThan(state, seat).every((other) => place(other) < place(seat));
};

/** Whether so many more points win the match at once. */
export const winsWith = (state: MatchGoal, seat: Seat, banked: number): boolean =>
  state.rounds === undefined
    ? scoreOf(state, seat) + banked >= state.target
    : isLastTurn(state, seat) && leadOf(state, seat) + banked > 0;

/** Whether banking the current turn wins, including the streak's multiplier. */
export const bankWins = (state: ZonkState, seat: Seat): boolean =>
  winsWith(state, seat, bankedPoints(state.points, state.streaks[seat] ?? 0, state.streak));
