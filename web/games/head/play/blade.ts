/** How high the blade hangs: at the top without a miss, and a notch lower with each, down to where it falls from. */
const highest = 22;
const lowest = 86;

/** In units of the picture, from its upper edge. */
export const bladeAt = (misses: number, limit: number): number =>
  highest + (lowest - highest) * Math.min(1, limit === 0 ? 0 : misses / limit);
