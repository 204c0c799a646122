/** The first day of each generator of daily levels: past days keep theirs. */
export const secondFrom = "2026-11-17";
export const grownFrom = "2026-11-19";
