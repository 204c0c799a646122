/** What a game draws for its reviews: a still board with the judged place and the better one marked. */
import type { Mark, MatchRecord } from "@turnlight/kernel";
import type { Sitter } from "../table.ts";

export interface MarkedMove {
  readonly move: string;
  /** The move that belongs to it, where both are one choice. */
  readonly next?: string;
}

export interface ReviewBoardProps<View = unknown> {
  /** What the seat saw. */
  readonly view: View;
  readonly seat: number;
  /** The judged move; undefined at a moment without a decision. */
  readonly played?: (MarkedMove & { readonly mark?: Mark }) | undefined;
  /** The best move, or the alternative that is looked at. */
  readonly better?: MarkedMove | undefined;
  /** Runners-up, the best first. */
  readonly others: readonly string[];
  /** The positions after each move of the better line, as far as it goes without chance. */
  readonly line: readonly View[];
  /** How many moves of the line have been played on the board; undefined while it stands still. */
  readonly at: number | undefined;
  /** The match's settings. */
  readonly config: string;
  /** Who sat where. */
  readonly sitters: readonly Sitter[];
  nameOf(seat: number): string;
}

export interface ReviewLogProps<View = unknown> {
  readonly record: MatchRecord;
  /** What the seat saw after the moment that is looked at. */
  readonly view: View;
  readonly sitters: readonly Sitter[];
  nameOf(seat: number): string;
}
