/**
 * The interface through which a game's engine judges decisions. A reviewer sees only a seat's view, so it cannot judge
 * by information hidden at the time; its budget is counted in work rather than time, so it judges alike on every
 * machine.
 */
import type { Seat } from "./rules.ts";
import type { Work } from "./work.ts";

/** From the mildest to the worst. */
export const marks = ["slip", "mistake", "blunder"] as const;
export type Mark = (typeof marks)[number];

/** The unit of worths: a chance from 0 to 1, moves to victory, or misses. */
export type Unit = "chance" | "moves" | "misses";

export interface ReviewScale {
  readonly unit: Unit;
  /** The loss from which on a decision gets each mark. */
  readonly marks: Readonly<Record<Mark, number>>;
  /** A turn that gave away this much counts half. */
  readonly half: number;
}

export interface WeighedOption<Move> {
  readonly move: Move;
  /** More is better. */
  readonly worth: number;
}

/** One decision: its options and what each is worth. */
export interface WeighedPosition<Move> {
  /** The best first; where there are too many to list, the most relevant ones. */
  readonly options: readonly WeighedOption<Move>[];
  /** Whether the worths are exact rather than estimated. */
  readonly exact: boolean;
  /** How far a difference of two worths may be off, where that is known; a smaller loss gets no mark. */
  readonly bound?: number;
  /** The same for one move against the best, where every move has its own. */
  boundOf?(move: Move): number;
  /** Left out of the accuracy, as where only doubtful decisions are judged at all. */
  readonly counts?: false;
  /** The worth of any legal move, listed or not; undefined for one that is not judged, such as using an item. */
  worthOf(move: Move): number | undefined;
}

/** The outlook of a position for a seat. */
export interface PositionValue {
  /** The chance of winning or of reaching the target, or the moves to victory; null if it can no longer be won. */
  readonly value: number | null;
  readonly exact: boolean;
  /** Points so far, where the game counts them as well. */
  readonly points?: number;
}

/** How long an engine needs for a hidden set-up. Guesses and misses are means over several searches. */
export interface SetupReview {
  readonly guesses: number;
  readonly misses: number;
  /** The middle half of random set-ups with the same settings, in guesses. */
  readonly usual: { readonly low: number; readonly high: number };
  /** The share of random set-ups that are found faster. */
  readonly harderThan: number;
  /** How many random set-ups it was compared with. */
  readonly compared: number;
}

export interface ReviewBudget {
  /** Work per decision, in the units of the game's engine. */
  readonly nodes: number;
}

/** Judges the decisions of a finished match. */
export interface Reviewer<View, Move> {
  readonly scale: ReviewScale;
  /** The default work per decision. */
  readonly usual: ReviewBudget;
  /** A much smaller budget for a preliminary judgement that appears at once; its results are never exact. */
  readonly glance?: ReviewBudget;
  /**
   * Work needed before anything in this match can be judged. If it is left out or skipped, the first judgement does it.
   */
  prepare?(view: View, budget: ReviewBudget): Work<void>;
  /** The decision of this position; undefined if the seat has none, or if it is too complex to judge. */
  weigh(view: View, seat: Seat, budget: ReviewBudget): WeighedPosition<Move> | undefined;
  /** Whether a move needs no judgement, so that a costly `weigh` is made for doubtful moves only. */
  isRoutine?(view: View, seat: Seat, move: Move): boolean;
  /** Undefined where there is no meaningful outlook, as in a shop. */
  outlook(view: View, seat: Seat, budget: ReviewBudget): PositionValue | undefined;
  /**
   * The turn a decision belongs to, for games with several decisions a turn: they are counted together, or else
   * splitting a turn into many easy decisions would raise the accuracy. Left out, every decision is a turn.
   */
  turn?(view: View, seat: Seat): number;
  /**
   * Whether this move and the next one of the seat are one choice, such as what to set aside and whether to roll on:
   * they are judged together.
   */
  joinsNext?(move: Move): boolean;
  /** What the seat's own set-up is worth by itself, such as a hidden board. */
  setup?(view: View, seat: Seat): Work<SetupReview | undefined>;
  /** By how much a loss lowers the outlook, where losses are counted in another unit. */
  outlookLost?(view: View, seat: Seat, given: number): number;
  /** The kind of fault as a key such as `banks-early 3`, so that faults can be counted over many matches. */
  habit(view: View, seat: Seat, made: Move, best: Move): string;
}

export type AnyReviewer = Reviewer<unknown, unknown>;

/** The worst mark whose threshold is reached. */
export const markFrom = (from: ReviewScale["marks"], given: number): Mark | undefined =>
  marks.findLast((mark) => given >= from[mark]);

/** The mark of a decision that gave away this much. */
export const markOf = (scale: ReviewScale, given: number): Mark | undefined => markFrom(scale.marks, given);

/** The weight of a turn, from 1 for a perfect one down to 0. */
export const countOf = ({ half }: ReviewScale, given: number): number => 0.5 ** (given / half);
