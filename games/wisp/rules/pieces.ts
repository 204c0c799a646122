/**
 * An enemy on the board as one small number, so that a position is a handful of integers and a turn allocates nothing.
 * What depends on the enemy's colour alone is in the highest bits: the bits below hold everything that can change.
 */

export const placeBits = 0x7f;
export const asleepBit = 1 << 7;
/** Held by mud: it will not move in the next turn. */
export const heldBit = 1 << 8;
/** A guard that walks its route backwards. */
export const backBit = 1 << 9;
/** The direction of a guard's last step, as an index into the four cardinals. */
export const facingShift = 10;
export const facingBits = 3 << facingShift;
export const colourShift = 12;
export const colourBits = 3 << colourShift;
export const changingBits = (1 << colourShift) - 1;

export const red = 0 << colourShift;
export const purple = 1 << colourShift;
export const blue = 2 << colourShift;

/** No cell has this number, so a removed enemy is never found anywhere. */
export const nowhere = 0x7f;
/** Merged into another or purified. */
export const gone = red | nowhere;
