/** How somebody likes the hunt, as the device keeps it. */
import { type Format, form, habitsOf, truth } from "../shared.ts";

/** How one likes the end: with a pumpkin instead of a head, with a word from the coach. */
export interface Taste {
  readonly gentle: boolean;
  readonly coach: boolean;
}

const tasteFormat: Format<Taste> = { name: "taste", version: 1, read: form({ gentle: truth, coach: truth }) };

export const taste = habitsOf<Taste>("head", tasteFormat, { gentle: false, coach: false });
