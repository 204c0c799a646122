/** Thirteen Throws: why a move or a wish does not work, in both languages. */
import { refusals as de } from "./refusals.de.ts";
import { refusals as en } from "./refusals.en.ts";

export const refusals = { en, de };
