/** Dice as lists of faces and as counts of faces, and every way n of them can fall. */

export const faces = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof faces)[number];

/** A turn begins with this many dice, and so does every roll after hot dice. */
export const allDice = 6;

export const isFace = (value: unknown): value is Face => faces.some((face) => face === value);

export const sorted = (dice: readonly Face[]): readonly Face[] => dice.toSorted((a, b) => a - b);

/** One number for a set of dice regardless of order: the counts of the faces as digits to the base seven. */
export const keyOf = (dice: readonly Face[]): number => dice.reduce((key, face) => key + 7 ** (face - 1), 0);

/** How many of each face, ones first. */
export const countsOf = (dice: readonly Face[]): readonly number[] => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const face of dice) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  return counts;
};

/** Every sorted set of exactly n dice, in a stable order. */
export const setsOf = (n: number, least: Face = 1): readonly (readonly Face[])[] =>
  n === 0
    ? [[]]
    : faces.filter((face) => face >= least).flatMap((face) => setsOf(n - 1, face).map((rest) => [face, ...rest]));

export interface DiceFall {
  readonly dice: readonly Face[];
  /** How many of the 6ⁿ ordered outcomes of n dice have these faces. */
  readonly ways: number;
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

const fallsByCount: readonly (readonly DiceFall[])[] = [0, 1, 2, 3, 4, 5, 6].map((n) =>
  setsOf(n).map((dice) => ({
    dice,
    ways: countsOf(dice).reduce((ways, count) => ways / factorial(count), factorial(n)),
  })),
);

/** The outcomes of n dice, n from 0 to 6; their ways add up to 6ⁿ. */
export const fallsOf = (n: number): readonly DiceFall[] => fallsByCount[n] ?? [];
