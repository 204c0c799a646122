/**
 * The streak: banked turns in a row raise the multiplier of the next one. Counted in whole tenths to avoid rounding
 * errors.
 */
export const tenthsAtRest = 10;
export const mostStreak = 5;
/** With the streak on, banked points are rounded down to a multiple of this. */
export const roundedTo = 10;

/** The multiplier in tenths after this many banked turns in a row. */
export const tenthsOf = (streak: number): number => tenthsAtRest + Math.min(streak, mostStreak);

export const nextStreak = (streak: number): number => Math.min(streak + 1, mostStreak);

/** The score of raw turn points when they are banked. */
export const bankedPoints = (points: number, streak: number, on: boolean): number =>
  on ? Math.floor((points * tenthsOf(streak)) / (tenthsAtRest * roundedTo)) * roundedTo : points;
