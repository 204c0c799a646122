/** A whole word being spelled into a pattern: shown letters stay, blanks fill in order. */
import { blank } from "@turnlight/games/head";

export interface Spelling {
  readonly row: number;
  readonly pattern: string;
  /** The letters typed into the blanks so far. */
  readonly typed: string;
}

/** The pattern with the typed letters in its blanks, in order. */
export const composed = ({ pattern, typed }: Spelling): string => {
  let next = 0;
  return [...pattern].map((letter) => (letter === blank ? (typed[next++] ?? blank) : letter)).join("");
};

const blanksIn = (pattern: string): number => [...pattern].filter((letter) => letter === blank).length;

/** With one more letter; unchanged when every blank is filled. */
export const typedOn = (spelling: Spelling, letter: string): Spelling =>
  spelling.typed.length < blanksIn(spelling.pattern) ? { ...spelling, typed: spelling.typed + letter } : spelling;
