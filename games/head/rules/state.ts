/** The state of a match, each viewer's view of it, and its facts. */
import type { Seat } from "@turnlight/kernel";
import type { Board } from "./board.ts";
import type { HeadConfig, Pair } from "./config.ts";
import type { BoardCell, WordDirection } from "./grid.ts";
import type { Hunt, JudgedGuess } from "./hunt.ts";

/** Whose blade fell, and why: too many misses, or the other found everything. */
export interface BladeFall {
  readonly seat: Seat;
  readonly why: "misses" | "found";
}

export interface HeadState {
  readonly config: HeadConfig;
  /** Null until a seat has set its board. */
  readonly boards: Pair<Board | null>;
  readonly guesses: readonly JudgedGuess[];
  readonly fall: BladeFall | null;
}

export interface HeadView {
  readonly config: HeadConfig;
  readonly ready: Pair<boolean>;
  /** The viewer's own, and both once the match is over. */
  readonly boards: Pair<Board | null>;
  readonly guesses: readonly JudgedGuess[];
  /** What each seat has found out about the other's board. */
  readonly hunts: Pair<Hunt>;
  readonly fall: BladeFall | null;
}

/** In all facts, `seat` is the actor: the one who sets a board, or the one who guesses. */
export type HeadFact =
  | { readonly kind: "placed"; readonly seat: Seat; readonly board?: Board }
  | { readonly kind: "began"; readonly seat: Seat }
  | { readonly kind: "letter"; readonly seat: Seat; readonly letter: string; readonly hit: boolean }
  | { readonly kind: "cell"; readonly seat: Seat; readonly cell: BoardCell; readonly colour: "red" | "yellow" }
  | {
      readonly kind: "cell";
      readonly seat: Seat;
      readonly cell: BoardCell;
      readonly colour: "green";
      readonly letter: string;
    }
  | { readonly kind: "word"; readonly seat: Seat; readonly row: number; readonly word: string; readonly hit: boolean }
  /** Letters that a word revealed as well. */
  | { readonly kind: "known"; readonly seat: Seat; readonly letters: string }
  | { readonly kind: "pattern"; readonly seat: Seat; readonly row: number; readonly pattern: string }
  | { readonly kind: "turned-green"; readonly seat: Seat; readonly cell: BoardCell; readonly letter: string }
  /** With the house rule `direction` it tells which way the word lies. */
  | {
      readonly kind: "solved";
      readonly seat: Seat;
      readonly row: number;
      readonly word: string;
      readonly toward?: WordDirection;
    }
  /** The blade sinks. */
  | { readonly kind: "missed"; readonly seat: Seat; readonly misses: number; readonly limit: number }
  | { readonly kind: "again"; readonly seat: Seat }
  | { readonly kind: "fell"; readonly seat: Seat; readonly why: BladeFall["why"] }
  | { readonly kind: "revealed"; readonly boards: Pair<Board | null> };
