/** How many misses a head can bear: it hangs on the board it has to search, and on the searcher's difficulty. */

export const difficulties = ["easy", "normal", "hard"] as const;
export type Difficulty = (typeof difficulties)[number];

export const baseMisses = 15;
export const gridBonus: Readonly<Record<number, number>> = { 6: 3, 7: 4, 8: 6, 9: 8, 10: 10, 11: 12, 12: 13 };
export const wordModifier: Readonly<Record<number, number>> = { 3: 0, 4: -2 };
export const difficultyModifier: Readonly<Record<Difficulty, number>> = { easy: 4, normal: 0, hard: -4 };

/** The house rule Mercy: kinder difficulties, and a limit held between two bounds. */
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

export const missLimit = ({ grid, words, difficulty, mercy }: Searched): number => {
  const board = baseMisses + (gridBonus[grid] ?? 0) + (wordModifier[words] ?? 0);
  if (!mercy) return board + difficultyModifier[difficulty];
  return Math.min(mercyBounds.most, Math.max(mercyBounds.least, board + mercyModifier[difficulty]));
};
