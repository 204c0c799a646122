/** Preferences of the hunt, as saved on the device. */
import { boolean, object } from "@turnlight/kernel/schema";
import { type Format, preferencesOf } from "../shared.ts";

/** Preferences for the end: a pumpkin instead of a head, comments by the coach. */
export interface Taste {
  readonly gentle: boolean;
  readonly coach: boolean;
}

const tasteFormat: Format<Taste> = { name: "taste", version: 1, read: object({ gentle: boolean, coach: boolean }) };

/** Whether the first tap guesses, or only aims. */
const tapsFormat: Format<{ readonly oneTap: boolean }> = {
  name: "taps",
  version: 1,
  read: object({ oneTap: boolean }),
};

export const taps = preferencesOf("head", tapsFormat, { oneTap: false });

export const taste = preferencesOf<Taste>("head", tasteFormat, { gentle: false, coach: false });
