/** Which board a phone shows: the one being hunted, and after a guess that one for as long as reading the result takes. */
import type { HeadFact } from "@turnlight/games/head";
import type { GallowsSide } from "./gallows/Gallows.tsx";

interface Resting {
  /** The board in front, by its hunter. */
  readonly front: number;
  /** Whose turn it is. */
  readonly turn: number | undefined;
  /** Somebody at this screen makes the next guess. */
  readonly isOurs: boolean;
}

/** The hunter of the board that a guess brings forward; undefined for what is no guess. */
export const hunterIn = (fact: HeadFact | undefined): number | undefined =>
  fact?.kind === "letter" || fact?.kind === "cell" || fact?.kind === "word" ? fact.seat : undefined;

/**
 * The hunter whose board comes forward once the result has been read. While the other side thinks, the result of one's
 * own guess stays: the other's board comes with their guess.
 */
export const nextFront = ({ front, turn, isOurs }: Resting): number => (isOurs && turn !== undefined ? turn : front);

/** Reading speed for short lines, in milliseconds a word, and the time that even the shortest result is shown. */
const perWord = 260;
const atLeast = 1500;

/** How much longer a result has to stand that has stood for this long, in milliseconds. */
export const restOfReading = (stood: number): number => Math.max(0, atLeast - stood);

/** In milliseconds. */
export const readingTime = (line: string): number => Math.max(atLeast, perWord * line.split(/\s+/u).length);

/** The side by the seat whose hunt it shows. */
export const sideOf = (hunter: number, me: number): GallowsSide => (hunter === me ? "attack" : "defend");
