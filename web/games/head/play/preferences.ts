/** How somebody likes the hunt, as the device keeps it. */
import { boolean, object } from "@turnlight/kernel/schema";
import { type Format, preferencesOf } from "../shared.ts";

/** How one likes the end: with a pumpkin instead of a head, with a word from the coach. */
export interface Taste {
  readonly gentle: boolean;
  readonly coach: boolean;
}

const tasteFormat: Format<Taste> = { name: "taste", version: 1, read: object({ gentle: boolean, coach: boolean }) };

/** Whether a finger's first tap guesses, or only aims. */
const tapsFormat: Format<{ readonly oneTap: boolean }> = {
  name: "taps",
  version: 1,
  read: object({ oneTap: boolean }),
};

export const taps = preferencesOf("head", tapsFormat, { oneTap: false });

export const taste = preferencesOf<Taste>("head", tasteFormat, { gentle: false, coach: false });
