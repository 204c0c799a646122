/** Random numbers for variation in sound. Seeded, so that a measured rendering is the same every time. */

/** The next number from 0 up to 1. */
export type Random = () => number;

/** Mulberry32; good enough for sound. */
export const randomOf = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    const once = Math.imul(state ^ (state >>> 15), state | 1);
    const twice = once ^ (once + Math.imul(once ^ (once >>> 7), once | 61));
    return ((twice ^ (twice >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** The value, up to `spread` of itself higher or lower. */
export const around = (random: Random, value: number, spread: number): number =>
  value * (1 + (random() * 2 - 1) * spread);
