/** A uniform random number, for bots that decide by probabilities. */
import type { Draw } from "@turnlight/kernel";

const fine = 2 ** 32;

/** A number from 0 up to, but not including, 1. */
export const uniform = (draw: Draw): number => draw.below(fine) / fine;
