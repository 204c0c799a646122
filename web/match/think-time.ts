/** A bot's pause at normal speed in milliseconds, from the least to the most. */
export type ThinkTime = readonly [least: number, most: number];

/** Deterministic: the entry's number varies it enough. */
export const pauseBefore = (entry: number, [least, most]: ThinkTime): number =>
  least + ((entry * 0.618) % 1) * (most - least);
