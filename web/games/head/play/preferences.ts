/** How somebody likes the hunt, as the device keeps it. */
import { type Format, form, preferencesOf, truth } from "../shared.ts";

/** How one likes the end: with a pumpkin instead of a head, with a word from the coach. */
export interface Taste {
  readonly gentle: boolean;
  readonly coach: boolean;
}

const tasteFormat: Format<Taste> = { name: "taste", version: 1, read: form({ gentle: truth, coach: truth }) };

/** Whether a finger's first tap guesses, or only aims. */
const tapsFormat: Format<{ readonly oneTap: boolean }> = { name: "taps", version: 1, read: form({ oneTap: truth }) };

export const taps = preferencesOf("head", tapsFormat, { oneTap: false });

export const taste = preferencesOf<Taste>("head", tasteFormat, { gentle: false, coach: false });
