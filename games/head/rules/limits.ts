/** The limit of misses: it depends on the board to be searched, and on the searcher's difficulty. */

export const difficulties = ["easy", "normal", "hard"] as const;
export type Difficulty = (typeof difficulties)[number];

export const baseMisses = 15;
export const gridBonus: Readonly<Record<number, number>> = { 6: 3, 7: 4, 8: 6, 9: 8, 10: 10, 11: 12, 12: 13 };
export const wordModifier: Readonly<Record<number, number>> = { 3: 0, 4: -2 };
export const difficultyModifier: Readonly<Record<Difficulty, number>> = { easy: 4, normal: 0, hard: -4 };

/** The house rule Mercy: easier difficulties, and a limit clamped between two bounds. */
export const mercyModifier: Readonly<Record<Difficulty, number>> = { easy: 9, normal: 6, hard: 2 };
export const mercyBounds = { least: 10, most: 40 } as const;

export interface Searched {
  /** The opponent's board. */
  readonly grid: number;
  readonly words: number;
  /** The searcher's own. */
  readonly difficulty: Difficulty;
  readonly mercy: boolean;
}

/** The parts of a limit, and the bound it was clamped to, if any. */
export interface LimitParts {
  readonly base: number;
  readonly grid: number;
  readonly words: number;
  readonly difficulty: number;
  readonly limit: number;
  /** The sum before clamping; equal to the limit if it was not clamped. */
  readonly sum: number;
}

export const limitParts = ({ grid, words, difficulty, mercy }: Searched): LimitParts => {
  const parts = {
    base: baseMisses,
    grid: gridBonus[grid] ?? 0,
    words: wordModifier[words] ?? 0,
    difficulty: (mercy ? mercyModifier : difficultyModifier)[difficulty],
  };
  const sum = parts.base + parts.grid + parts.words + parts.difficulty;
  const limit = mercy ? Math.min(mercyBounds.most, Math.max(mercyBounds.least, sum)) : sum;
  return { ...parts, sum, limit };
};

export const missLimit = (searched: Searched): number => limitParts(searched).limit;
