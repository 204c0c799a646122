/** Deterministic pseudo-random numbers: a level looks the same every time. */
export const scatter = (cell: number, salt: number): number => {
  let mixed = Math.imul(cell + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x27d4eb2f);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
};

export const between = (cell: number, salt: number, least: number, most: number): number =>
  Math.round((least + scatter(cell, salt) * (most - least)) * 10) / 10;
