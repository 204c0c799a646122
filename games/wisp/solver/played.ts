/**
 * A memory of turns that had to be played. The enemies' part of a turn depends on them and the wisp's new place, not on
 * where it came from, and positions often differ in that alone. It keeps one turn a place and forgets the one before.
 */
import type { Cell } from "../rules/directions.ts";
import { hashOf } from "./positions.ts";

const fewestBits = 11;
const mostBits = 18;

export interface Played {
  readonly words: number;
  /** The turn asked about: the position's words with the wisp at its new place. */
  readonly turn: Int32Array;
  /** By place: a turn, and how it ended or the number plus one of the position it led to. */
  memory: Int32Array;
  /** There are two to the power of these places. */
  bits: number;
}

export const nothingPlayed = (words: number): Played => ({
  words,
  turn: new Int32Array(words),
  memory: new Int32Array((words + 1) << fewestBits),
  bits: fewestBits,
});

/** A larger memory for a larger search; it begins empty, since what is forgotten is only played again. */
export const widen = (played: Played, positions: number): void => {
  if (played.bits === mostBits || positions * 4 <= 1 << played.bits) return;
  played.bits += 1;
  played.memory = new Int32Array((played.words + 1) << played.bits);
};

/** Where the turn is kept, or would be, when the wisp of the position at `from` comes to stand in `place`. */
export const placeFor = (
  { words, turn, bits }: Played,
  keys: Int32Array,
  from: number,
  wispMask: number,
  place: Cell,
): number => {
  turn[0] = ((keys[from] as number) & ~wispMask) | place;
  for (let i = 1; i < words; i++) turn[i] = keys[from + i] as number;
  return (hashOf(turn, 0, words) >>> (32 - bits)) * (words + 1);
};

/** How the turn asked about ended, if it is the one kept at `at`; 0 otherwise. */
export const recall = ({ memory, words, turn }: Played, at: number): number => {
  for (let i = 0; i < words; i++) if (memory[at + i] !== turn[i]) return 0;
  return memory[at + words] as number;
};

export const remember = ({ memory, words, turn }: Played, at: number, ended: number): void => {
  for (let i = 0; i < words; i++) memory[at + i] = turn[i] as number;
  memory[at + words] = ended;
};
