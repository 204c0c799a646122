/**
 * What a game's engine says about decisions, in one form for all games. A reviewer is given a seat's view and nothing
 * else, so it cannot judge by what was hidden then; its budget is work, not time, so it judges alike everywhere.
 */
import type { Seat } from "./rules.ts";
import type { Work } from "./work.ts";

/** From the least to the worst. */
export const marks = ["slip", "mistake", "blunder"] as const;
export type Mark = (typeof marks)[number];

/** What worths are counted in: a chance from 0 to 1, moves to the victory, misses. */
export type Unit = "chance" | "moves" | "misses";

export interface ReviewScale {
  readonly unit: Unit;
  /** A decision has a mark from so much on that it gave away. */
  readonly marks: Readonly<Record<Mark, number>>;
  /** A turn that gave away this much counts half. */
  readonly half: number;
}

export interface WeighedOption<Move> {
  readonly move: Move;
  /** More is better. */
  readonly worth: number;
}

/** One decision: everything that could be done, and what it is worth. */
export interface WeighedPosition<Move> {
  /** The best first; where there are too many to list, those worth a look. */
  readonly options: readonly WeighedOption<Move>[];
  /** Otherwise estimated. */
  readonly exact: boolean;
  /** Of any legal move, listed or not; nothing for one that is not weighed, as using an item. */
  worthOf(move: Move): number | undefined;
}

/** How a position stands for a seat. */
export interface PositionValue {
  /** The chance of winning or of the target, or the moves to the victory; nothing where it cannot be won any more. */
  readonly value: number | null;
  readonly exact: boolean;
  /** Points so far, where they are counted beside it. */
  readonly points?: number;
}

export interface ReviewBudget {
  /** Work for each decision, counted as the game's engine counts it. */
  readonly nodes: number;
}

export interface Reviewer<View, Move> {
  readonly scale: ReviewScale;
  /** Work that is usually given to a decision. */
  readonly usual: ReviewBudget;
  /** So little work that marks appear at once, where the usual keeps one waiting: a first look, and never exact. */
  readonly glance?: ReviewBudget;
  /** What must be worked out before anything of this match can be judged. Left out, or passed over, it is done with the first judgement. */
  prepare?(view: View, budget: ReviewBudget): Work<void>;
  /** What could be decided here; nothing where the seat decides nothing, or it is too much to be seen through. */
  weigh(view: View, seat: Seat, budget: ReviewBudget): WeighedPosition<Move> | undefined;
  /** Nothing where there is nothing to say, as in a shop. */
  outlook(view: View, seat: Seat, budget: ReviewBudget): PositionValue | undefined;
  /**
   * Which turn a decision belongs to, where a turn can have several: they count together, or else whoever splits a turn into many
   * easy decisions would seem to play better. Left out, every decision is a turn.
   */
  turn?(view: View, seat: Seat): number;
  /** What this kind of fault is called, as `banks-early 3`, so that faults of many matches can be counted together. */
  habit(view: View, seat: Seat, made: Move, best: Move): string;
}

export type AnyReviewer = Reviewer<unknown, unknown>;

/** The worst mark whose threshold is reached. */
export const markFrom = (from: ReviewScale["marks"], given: number): Mark | undefined =>
  marks.findLast((mark) => given >= from[mark]);

/** The mark of a decision that gave away so much. */
export const markOf = (scale: ReviewScale, given: number): Mark | undefined => markFrom(scale.marks, given);

/** How much a turn counts, from 1 for the best to 0. */
export const countOf = ({ half }: ReviewScale, given: number): number => 0.5 ** (given / half);
