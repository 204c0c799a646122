/** A share drawn fairly, for opponents that decide by chances. */
import type { Draw } from "@turnlight/kernel";

const fine = 2 ** 32;

/** A number from 0 up to, but not including, 1. */
export const uniform = (draw: Draw): number => draw.below(fine) / fine;
