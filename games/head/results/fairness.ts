/**
 * Fair tables from past results: how much a table favours one side, how much stronger one side seems, and the pairing
 * that evens it out. In logits, so that everything adds up; measured between scripted players (docs/head-strength.md).
 */
import type { Difficulty, Pair } from "../rules/index.ts";

export interface PlayerShape {
  readonly grid: number;
  readonly words: number;
  readonly difficulty: Difficulty;
}

/** What a player's own difficulty is worth to them, and each size by which their board is larger than the other's. */
const worth = { difficulty: { easy: 0.45, normal: 0, hard: -0.6 }, size: 0.25 } as const;

/** How much a table favours the first of both. */
export const tiltOf = ([mine, theirs]: Pair<PlayerShape>): number =>
  worth.difficulty[mine.difficulty] - worth.difficulty[theirs.difficulty] + worth.size * (mine.grid - theirs.grid);

export interface PastGame {
  readonly won: boolean;
  /** How much its table favoured the one who is asked about. */
  readonly tilt: number;
}

const chanceAt = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** Few games say little: without any, both are taken to be equal. */
const doubt = 1;
const range = { least: -4, most: 4, step: 0.05 } as const;

/** Duels against the house, as a published profile tells them. */
export interface HouseTally {
  readonly matches: number;
  readonly won: number;
}

/** As many further duels, half of them won: few results say little. */
const unsure = 6;

const houseLogit = ({ matches, won }: HouseTally): number => {
  const share = (won + unsure / 2) / (matches + unsure);
  return Math.log(share / (1 - share));
};

/** How much stronger somebody seems than another by what both have published. */
export const publishedGap = (mine: HouseTally, theirs: HouseTally): number => houseLogit(mine) - houseLogit(theirs);

/**
 * How much stronger somebody is than the other, by their games: the likeliest value, with a lean towards what is
 * expected without them, which is none unless both have published results.
 */
export const strengthGap = (games: readonly PastGame[], expected = 0): number => {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let gap = range.least; gap <= range.most; gap += range.step) {
    const likely = games.reduce(
      (sum, { won, tilt }) => {
        const chance = chanceAt(gap + tilt);
        return sum + Math.log(won ? chance : 1 - chance);
      },
      -((gap - expected) ** 2) / (2 * doubt * doubt),
    );
    if (likely > most) [best, most] = [gap, likely];
  }
  return Math.round(best * 100) / 100;
};

/** The stronger's half first, from an equal table to the most uneven one. */
const pairings: readonly Pair<PlayerShape>[] = [
  [
    { grid: 8, words: 3, difficulty: "normal" },
    { grid: 8, words: 3, difficulty: "normal" },
  ],
  [
    { grid: 8, words: 3, difficulty: "normal" },
    { grid: 8, words: 3, difficulty: "easy" },
  ],
  [
    { grid: 8, words: 3, difficulty: "hard" },
    { grid: 8, words: 3, difficulty: "easy" },
  ],
  [
    { grid: 7, words: 3, difficulty: "hard" },
    { grid: 9, words: 3, difficulty: "easy" },
  ],
  [
    { grid: 6, words: 4, difficulty: "hard" },
    { grid: 10, words: 3, difficulty: "easy" },
  ],
  [
    { grid: 6, words: 4, difficulty: "hard" },
    { grid: 12, words: 3, difficulty: "easy" },
  ],
];

/** The pairing that comes closest to even for somebody who is stronger by this much; theirs first. */
export const evenPairing = (gap: number): Pair<PlayerShape> => {
  const away = (pair: Pair<PlayerShape>): number => Math.abs(Math.abs(gap) + tiltOf(pair));
  const [first, ...others] = pairings;
  if (first === undefined) throw new Error("there is no pairing");
  const best = others.reduce((one, two) => (away(two) < away(one) ? two : one), first);
  return gap >= 0 ? best : [best[1], best[0]];
};
