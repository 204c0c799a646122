/** What a game is: pure rules over plain data. Everything else in the kernel is written against this file. */
import type { Draw } from "./chance.ts";
import type { Refusal, Result } from "./result.ts";

export type Seat = number;
export type Viewer = Seat | "spectator";
/** Who can make an entry in a match's log. */
export type Actor = Seat | "chance" | "host";
/** Who can make a move that the rules understand; what the host does, `Match` understands by itself. */
export type Mover = Exclude<Actor, "host">;

/** What a position waits for. More than one seat: each may move, in any order. */
export type Turn =
  | { readonly kind: "seats"; readonly seats: readonly Seat[] }
  /** A named stream gives the same draws whatever happened before ("stage 3 shop"); unnamed, the entry's number names it. */
  | { readonly kind: "chance"; readonly stream?: string }
  /** One score a seat, more is better. Alone at the table, more than 0 is a win. */
  | { readonly kind: "over"; readonly scores: readonly number[] };

/** Something that happened, for screen, sound and log: plain data with a `kind`. No durations: the screen decides how long things take. */
export interface BaseFact {
  readonly kind: string;
}

/** A fact and who hears it: everybody, or only the seats in `to` while the others hear `instead` (or nothing). */
export interface Told<Fact> {
  readonly fact: Fact;
  readonly to?: readonly Seat[];
  readonly instead?: Fact;
}

export interface Applied<State, Fact> {
  readonly state: State;
  readonly told: readonly Told<Fact>[];
  /** The move gave something away, so undo must not pass it. */
  readonly final?: boolean;
}

/** A set of moves too large to list. `Rules.refusal` still says whether a move belongs to it. */
export interface Described<Move> {
  /** Any legal move, so that random play and bots need no list. */
  pick(draw: Draw): Move;
}

/** A text form and the way back. Written text is one line; what cannot be read says why. */
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
  /** Raised when an old record would replay differently. */
  readonly version: number;
  readonly configText: TextForm<Config>;
  readonly moveText: TextForm<Move>;

  seats(config: Config): number;
  /** The same table with this seat to start: how rematches and simulations alternate. Left out where nobody starts. */
  starting?(config: Config, seat: Seat): Config;
  setup(config: Config): State;
  turn(state: State): Turn;
  /** Every legal move of a seat that is on turn, in a stable order. */
  moves(state: State, seat: Seat): readonly Move[] | Described<Move>;
  /** Why this move is not legal; nothing if it is. Asked of chance too, since a logged roll comes from outside. */
  refusal(state: State, by: Mover, move: Move): Refusal | undefined;
  /** Only ever given what `refusal` lets pass. */
  apply(state: State, by: Mover, move: Move): Applied<State, Fact>;
  /** The pending chance move. Left out by games without chance. */
  roll?(state: State, draw: Draw): Move;
  /** All outcomes of the pending chance move with their weights, for engines that reason about chance. */
  odds?(state: State): readonly { readonly move: Move; readonly weight: number }[];
  /** How the others go on when a seat resigns or is forfeited. Left out, the match ends there; it always does when one seat remains. */
  leave?(state: State, seat: Seat): Applied<State, Fact>;
  /** All this viewer may know, and nothing else. */
  view(state: State, viewer: Viewer): View;
  /** Some state consistent with the view: a bot's only way to one. */
  imagine(view: View, viewer: Viewer, draw: Draw): State;
}

export type AnyRules = Rules<unknown, unknown, unknown, unknown, BaseFact>;

/** What of the told reaches this viewer, in order. */
export const factsFor = <Fact>(told: readonly Told<Fact>[], viewer: Viewer): readonly Fact[] => {
  const facts: Fact[] = [];
  for (const { fact, to, instead } of told) {
    if (to === undefined || (viewer !== "spectator" && to.includes(viewer))) facts.push(fact);
    else if (instead !== undefined) facts.push(instead);
  }
  return facts;
};

/** Who won, by the scores: the best, all of them when they tie; alone at the table, whoever scored at all. */
export const winners = (scores: readonly number[]): readonly Seat[] => {
  const best = Math.max(...scores);
  const seats = scores.map((_, seat) => seat);
  if (scores.length === 1) return best > 0 ? seats : [];
  return seats.filter((seat) => scores[seat] === best);
};
