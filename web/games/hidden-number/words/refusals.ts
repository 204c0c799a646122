/** The hidden number: refusals of moves and requests, in all languages. */
import { refusals as de } from "./refusals.de.ts";
import { refusals as en } from "./refusals.en.ts";

export const refusals = { en, de };
