/** How long a bot seems to think at normal speed, in milliseconds, from the least to the most. */
export type ThinkTime = readonly [least: number, most: number];

/** Not random: the entry's number varies it enough. */
export const pauseBefore = (entry: number, [least, most]: ThinkTime): number =>
  least + ((entry * 0.618) % 1) * (most - least);
