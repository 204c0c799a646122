/**
 * The chance of winning a duel, estimated from what both hunts show: how much of each board is still hidden, and how many
 * misses each has left. The weights were fitted to duels between bots of all strengths: `node bench/review.ts outlook 300`.
 */
import type { Seat } from "@turnlight/kernel";
import { blank, type HeadView, type Hunt, other, rowLength, rowsOf } from "../rules/index.ts";

/** The features of the estimate, from the seat's side: more is better. */
export interface Signs {
  /** The share of the opponent's search that is left, less the share of the seat's own. */
  readonly hidden: number;
  /** The share of the seat's misses that is left, less the opponent's. */
  readonly misses: number;
}

/** Fitted to 300 duels; whose turn it is adds no information. */
const weights: Signs = { hidden: 5.3, misses: 6.9 };

/** The share of letters of the rows and cells of the board still hidden; crossings make it slightly too small. */
const hiddenIn = ({ patterns, cells }: Hunt, letters: number): number => {
  const open = patterns.reduce((sum, pattern) => sum + [...pattern].filter((letter) => letter === blank).length, 0);
  const found = cells.filter(({ colour }) => colour !== "red").length;
  return (open + Math.max(0, letters - found)) / (2 * letters);
};

const lettersOf = (words: number): number => rowsOf(words).reduce((sum, row) => sum + rowLength(row), 0);

const leftOf = ({ misses, limit }: Hunt): number => Math.max(0, limit - misses) / limit;

/** Undefined before both boards are set. */
export const signsIn = ({ ready, config, hunts }: HeadView, seat: Seat): Signs | undefined => {
  if (ready.includes(false)) return undefined;
  const [me, them] = seat === 0 ? [hunts[0], hunts[1]] : [hunts[1], hunts[0]];
  return {
    hidden:
      hiddenIn(them, lettersOf(config.words[seat === 0 ? 0 : 1])) - hiddenIn(me, lettersOf(config.words[other(seat)])),
    misses: leftOf(me) - leftOf(them),
  };
};

const chanceOfSigns = ({ hidden, misses }: Signs): number =>
  1 / (1 + Math.exp(-(weights.hidden * hidden + weights.misses * misses)));

export const chanceIn = (view: HeadView, seat: Seat): number | undefined => {
  if (view.fall !== null) return view.fall.seat === seat ? 0 : 1;
  const signs = signsIn(view, seat);
  if (signs === undefined) return undefined;
  return chanceOfSigns(signs);
};

/** What it does to the chance to have given away so many misses. */
export const chanceLost = (view: HeadView, seat: Seat, given: number): number => {
  const signs = view.fall === null ? signsIn(view, seat) : undefined;
  if (signs === undefined || given === 0) return 0;
  const { limit } = view.hunts[seat === 0 ? 0 : 1];
  return chanceOfSigns(signs) - chanceOfSigns({ ...signs, misses: signs.misses - given / limit });
};
