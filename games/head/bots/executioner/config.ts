/** The Executioner's parameters in one object, named as in the design document. */
import type { Difficulty } from "../../rules/index.ts";

/** Points of a piecewise linear curve: values between two rows are interpolated. */
export type Curve = readonly (readonly [at: number, value: number])[];

/** The outermost cells first, or row by row, leaving out every second cell until the end. */
export type CellSweep = "edges" | "rows";

/** How results adjust the Executioner from match to match. */
interface EveningRange {
  /** The skill at which a match begins. */
  readonly range: readonly [least: number, most: number];
  /**
   * By how much each step moves both thresholds of the rubber band; otherwise it would undo the initial skill within a
   * few guesses.
   */
  readonly thresholds: number;
  /**
   * The difficulty that limits the Executioner's own misses at each end of the skill range; between them it is Normal.
   */
  readonly bears: readonly [atLeast: Difficulty, atMost: Difficulty];
  /**
   * Which board it sets, by steps from the bottom of the skill range: the easiest of n candidates, so that a duel may
   * end by discovery; 1 for any board; a negative n for the hardest of n.
   */
  readonly hides: readonly number[];
}

export interface ExecutionerConfig {
  /**
   * From this skill on, the guess is drawn from this many of the best. The slope is how much more often the better of
   * them is drawn: it grows within a pool, so that every step of the band is noticeable and not only those into the
   * next pool.
   */
  readonly pools: readonly { readonly from: number; readonly top: number; readonly slope: Curve }[];
  /** Up to this skill, one guess in this many is a random legal one. */
  readonly whim: { readonly upTo: number; readonly oneIn: number };
  readonly word: {
    /** The confidence it needs to try a word, by skill. */
    readonly threshold: Curve;
    /** Its confidence when exactly one word fits; when n fit, it is 1/n. */
    readonly single: number;
    /**
     * By skill: the probability of noticing that a single letter would reveal as much as the word, for one miss instead
     * of two.
     */
    readonly asksLetter: Curve;
  };
  /** The share of cell guesses, by how densely the cells not yet guessed are filled. */
  readonly fill: {
    readonly dense: number;
    readonly thin: number;
    readonly cells: { readonly dense: number; readonly even: number; readonly leaning: number; readonly thin: number };
  };
  readonly letter: {
    /** By skill: the weight of partly revealed words, in percent of frequency. */
    readonly patternBonus: Curve;
    /** How much more a vowel is worth, in percent of frequency. */
    readonly vowelBonus?: number;
  };
  readonly cell: {
    readonly adjacent: number;
    readonly line: number;
    readonly centre: number;
    /** By skill: the probability of noticing that a word is finished, so that it no longer shoots around it. */
    readonly closes: Curve;
    /** By skill: the probability of continuing along a line given by two hits. */
    readonly follows: Curve;
    /**
     * By skill: with no open hit to go by, any cell is as good as another that has at least this share of the most room
     * for a word. Otherwise it would always begin in the centre.
     */
    readonly opens: Curve;
    /** An order of its own for cells with no open hit to go by, instead of those with room. */
    readonly sweep?: CellSweep;
  };
  readonly band: {
    readonly start: Readonly<
      Record<Difficulty, { readonly skill: number; readonly hits: number; readonly misses: number }>
    >;
    readonly step: number;
    readonly skill: { readonly least: number; readonly most: number };
    readonly threshold: { readonly least: number; readonly most: number };
    /** From this many adjustments in the same direction on, the thresholds adapt. */
    readonly adaptsFrom: number;
  };
  /** Adjustments from match to match, by the human's difficulty. */
  readonly evening: { readonly step: number; readonly inARow: number } & Readonly<Record<Difficulty, EveningRange>>;
  readonly memory: { readonly perfectFrom: number; readonly sure: number; readonly forgets: number };
  /** The boards it sets against a human of each difficulty. */
  readonly board: Readonly<
    Record<Difficulty, { readonly grids: readonly number[]; readonly words: readonly number[] }>
  >;
  /**
   * For display only: the apparent thinking time in seconds, how many candidates take the longest, and a factor by the
   * opponent's difficulty.
   */
  readonly think: {
    readonly least: number;
    readonly most: number;
    readonly candidates: number;
    readonly pace: Readonly<Record<Difficulty, number>>;
  };
}

export const executionerConfig: ExecutionerConfig = {
  pools: [
    { from: 0.9, top: 1, slope: [] },
    {
      from: 0.7,
      top: 2,
      slope: [
        [0.7, 0.2],
        [0.9, 1],
      ],
    },
    {
      from: 0.4,
      top: 5,
      slope: [
        [0.4, 1.6],
        [0.7, 3],
      ],
    },
    {
      from: 0,
      top: 10,
      slope: [
        [0.15, 1],
        [0.25, 3.5],
        [0.4, 4.5],
      ],
    },
  ],
  whim: { upTo: 0.2, oneIn: 5 },
  word: {
    threshold: [
      [0.2, 0.9],
      [0.5, 0.7],
      [0.8, 0.5],
      [0.95, 0.3],
    ],
    single: 0.95,
    asksLetter: [
      [0.15, 0.6],
      [0.8, 1],
    ],
  },
  fill: { dense: 0.35, thin: 0.12, cells: { dense: 0.6, even: 0.5, leaning: 0.35, thin: 0.2 } },
  letter: {
    patternBonus: [
      [0.15, 4],
      [0.9, 4],
      [0.95, 13],
    ],
  },
  cell: {
    adjacent: 3,
    line: 6,
    centre: 1,
    closes: [
      [0.15, 0.93],
      [0.8, 1],
    ],
    follows: [
      [0.15, 0.5],
      [0.4, 0.72],
      [0.9, 0.78],
      [0.95, 0.95],
    ],
    opens: [
      [0.15, 0.3],
      [0.5, 0.55],
      [0.8, 0.75],
      [0.95, 0.85],
    ],
  },
  band: {
    start: {
      easy: { skill: 0.25, hits: 5, misses: 2 },
      normal: { skill: 0.5, hits: 3, misses: 3 },
      hard: { skill: 0.75, hits: 2, misses: 5 },
    },
    step: 0.15,
    skill: { least: 0.15, most: 0.95 },
    threshold: { least: 1, most: 7 },
    adaptsFrom: 2,
  },
  evening: {
    step: 0.1,
    inARow: 2,
    easy: {
      range: [0.15, 0.55],
      thresholds: 1,
      bears: ["normal", "easy"],
      hides: [6, 6, 1, -4, -10],
    },
    normal: {
      range: [0.3, 0.8],
      thresholds: 1,
      bears: ["hard", "easy"],
      hides: [6, 6, 6, 4, -4, -30],
    },
    hard: {
      range: [0.55, 0.95],
      thresholds: 2,
      bears: ["hard", "easy"],
      hides: [4, 2, -8, -40, -100],
    },
  },
  memory: { perfectFrom: 0.8, sure: 3, forgets: 0.3 },
  board: {
    easy: { grids: [6, 7, 8], words: [4] },
    normal: { grids: [8, 9, 10], words: [3, 4] },
    hard: { grids: [10, 11, 12], words: [3] },
  },
  think: { least: 0.8, most: 2.5, candidates: 150, pace: { easy: 1.25, normal: 1, hard: 0.75 } },
};

/** The curve's value; constant beyond its ends. */
export const along = (curve: Curve, at: number): number => {
  const after = curve.findIndex(([x]) => x >= at);
  const [x1, y1] = curve[after < 0 ? curve.length - 1 : after] ?? [0, 0];
  const [x0, y0] = curve[after - 1] ?? [x1, y1];
  return after <= 0 || x1 === x0 ? y1 : y0 + ((y1 - y0) * (at - x0)) / (x1 - x0);
};

export interface PoolSlope {
  readonly top: number;
  readonly slope: number;
}

export const poolAt = ({ pools }: ExecutionerConfig, skill: number): PoolSlope => {
  const { top = 1, slope = [] } = pools.find(({ from }) => skill >= from) ?? {};
  return { top, slope: along(slope, skill) };
};
