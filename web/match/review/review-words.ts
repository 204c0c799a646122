import type { Entry, JudgedDecision } from "@turnlight/kernel";

/** A decisive moment that is to be retold: a mistake, or a roll. */
interface RetoldMoment<View = unknown> {
  readonly n: number;
  readonly kind: "fault" | "dice";
  /** Whether it was good for the reviewed seat, and how much it moved, as text. */
  readonly isGood: boolean;
  readonly amount: string;
  readonly before: View;
  readonly after: View;
  readonly seat: number;
  /** The reader played this seat. */
  readonly isOwn: boolean;
  readonly judged: JudgedDecision | undefined;
  nameOf(seat: number): string;
}

/** A whole match that is to be retold. */
export interface RetoldMatch<View = unknown> {
  readonly seat: number;
  /** The reader played this seat. */
  readonly isOwn: boolean;
  /** Entries of the match. */
  readonly of: number;
  viewAt(n: number): View;
  entryAt(n: number): Entry | undefined;
  nameOf(seat: number): string;
}

export interface RetoldStory {
  /** The entry it leads to. */
  readonly n: number;
  readonly text: string;
}

/** A game's own texts for its reviews. Declared as methods, so that a list of all games can hold them. */
export interface ReviewWords<View = unknown> {
  /** A move in short, for a list: "roll two dice"; with the one that belongs to it, where both are one choice. */
  move(move: string, view: View, next?: string): string;
  /** The same as the beginning of a sentence: "Rolling two dice with 230 on the table". */
  doing(move: string, view: View, next?: string): string;
  /** Where in the match the seat stands: "Round 5, roll 1". */
  where(view: View, seat: number): string;
  /** The round or stage in short, for the curve: "R5". */
  lap?(view: View): string | undefined;
  /** A guess in short, for a list of both players' guesses beside each other: "A5", and whether it was right. */
  guess?(move: string, after: View): { readonly text: string; readonly isHit: boolean } | undefined;
  /** A recurring mistake, by its id: "Banks too early with three dice". */
  habit(habit: string): string;
  /** Why another move was better, in a sentence or two. */
  why(
    habit: string,
    at?: { readonly view: View; readonly seat: number; readonly best: string; readonly made: string },
  ): string;
  /** A decisive moment as a person would retell it; undefined for one that nobody would. Left out, it is told plainly. */
  retell?(moment: RetoldMoment<View>): string | undefined;
  /** What happened over several moves and decided the match, the most important first. */
  stories?(match: RetoldMatch<View>): readonly RetoldStory[];
  /** Why the decisions of such a match are not rated here, by any view of it; undefined where they are. */
  unrated?(view: View): string | undefined;
}
