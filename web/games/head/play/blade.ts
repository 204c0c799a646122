/** How high the blade hangs: at the top without a miss, one notch lower with each. */
const highest = 22;
const lowest = 86;

/** In SVG units from the upper edge. */
export const bladeAt = (misses: number, limit: number): number =>
  highest + (lowest - highest) * Math.min(1, limit === 0 ? 0 : misses / limit);
