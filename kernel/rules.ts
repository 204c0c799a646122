/**
 * The interface of a game's rules: pure functions over plain data. The rest of the kernel depends only on this file.
 */
import type { Draw } from "./chance.ts";
import type { Refusal, Result } from "./result.ts";

/** A place at the table, counted from 0. */
export type Seat = number;
/** Whoever sees a match: a seat, or somebody who only watches. */
export type Viewer = Seat | "spectator";
/** Who can make an entry in a match's log. */
export type Actor = Seat | "chance" | "host";
/** Who can make a move that the rules handle; the host's entries are handled by `Match`. */
export type Mover = Exclude<Actor, "host">;

/** What a position waits for. With several seats, each may move, in any order. */
export type Turn =
  | { readonly kind: "seats"; readonly seats: readonly Seat[] }
  /**
   * A named stream yields the same draws whatever happened before ("stage 3 shop"); left out, the entry's number names
   * the stream.
   */
  | { readonly kind: "chance"; readonly stream?: string }
  /** One score per seat, more is better. In a single-player game, more than 0 is a win. */
  | { readonly kind: "over"; readonly scores: readonly number[] };

/** An event for display, sound and log: plain data with a `kind`. Without durations: timing is up to the UI. */
export interface BaseFact {
  readonly kind: string;
}

/** A fact and its audience: everybody, or only the seats in `to` while the others receive `instead` (or nothing). */
export interface Told<Fact> {
  readonly fact: Fact;
  readonly to?: readonly Seat[];
  readonly instead?: Fact;
}

/** The position after a move, and what is told about it. */
export interface Applied<State, Fact> {
  readonly state: State;
  readonly told: readonly Told<Fact>[];
  /** The move revealed information, so undo must not go back beyond it. */
  readonly final?: boolean;
}

/** A set of moves too large to list. `Rules.refusal` decides whether a move belongs to it. */
export interface Described<Move> {
  /** Picks any legal move, so that random play and bots need no list. */
  pick(draw: Draw): Move;
}

/** Serialisation to one line of text and back; unreadable text is refused with a reason. */
export interface TextForm<T> {
  write(value: T): string;
  read(text: string): Result<T>;
}

/**
 * Every state, move, view and fact is plain data: null, booleans, finite numbers, strings, arrays and objects of these.
 * Methods never mutate what they are given and depend on nothing else: no clock, no randomness of their own.
 */
export interface Rules<Config, State, Move, View, Fact extends BaseFact> {
  readonly id: string;
  /** Increased when an old record would replay differently. */
  readonly version: number;
  readonly configText: TextForm<Config>;
  readonly moveText: TextForm<Move>;

  seats(config: Config): number;
  /**
   * The same settings with this seat to start, so that rematches and simulations can alternate. Left out where no seat
   * starts.
   */
  starting?(config: Config, seat: Seat): Config;
  /** Who starts the next match after these results; undefined, or left out, for everybody in turn. */
  starter?(config: Config, results: readonly (readonly number[])[]): Seat | undefined;
  setup(config: Config): State;
  turn(state: State): Turn;
  /**
   * A name for this decision by which a bot draws its own dice, where everybody is to meet the same opponent whatever
   * was played before. Left out or undefined, bots draw by the number of the entry.
   */
  moment?(state: State): string | undefined;
  /** Every legal move of a seat that may move now, in a stable order. */
  moves(state: State, seat: Seat): readonly Move[] | Described<Move>;
  /**
   * Why this move is illegal; undefined if it is legal. Also called for chance moves, since a logged roll is external
   * input.
   */
  refusal(state: State, by: Mover, move: Move): Refusal | undefined;
  /** Only called with moves that `refusal` accepts. */
  apply(state: State, by: Mover, move: Move): Applied<State, Fact>;
  /** Draws the pending chance move. Left out by games without chance. */
  roll?(state: State, draw: Draw): Move;
  /** All outcomes of the pending chance move with their weights, for engines that reason about chance. */
  odds?(state: State): readonly { readonly move: Move; readonly weight: number }[];
  /**
   * Removes a seat that resigned or was forfeited, while the others go on. Left out, the match ends there; it always
   * ends when one seat remains.
   */
  leave?(state: State, seat: Seat): Applied<State, Fact>;
  /** Everything this viewer may know, and nothing else. */
  view(state: State, viewer: Viewer): View;
  /** Some state consistent with the view: the only way for a bot to obtain a state. */
  imagine(view: View, viewer: Viewer, draw: Draw): State;
}

export type AnyRules = Rules<unknown, unknown, unknown, unknown, BaseFact>;

/** The facts that this viewer receives, in order. */
export const factsFor = <Fact>(told: readonly Told<Fact>[], viewer: Viewer): readonly Fact[] => {
  const facts: Fact[] = [];
  for (const { fact, to, instead } of told) {
    if (to === undefined || (viewer !== "spectator" && to.includes(viewer))) facts.push(fact);
    else if (instead !== undefined) facts.push(instead);
  }
  return facts;
};

/**
 * The winners by score: the best, or all who tie for it; in a single-player game, the player if the score is above 0.
 */
export const winners = (scores: readonly number[]): readonly Seat[] => {
  const best = Math.max(...scores);
  const seats = scores.map((_, seat) => seat);
  if (scores.length === 1) return best > 0 ? seats : [];
  return seats.filter((seat) => scores[seat] === best);
};
