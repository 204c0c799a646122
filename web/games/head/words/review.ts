/** Don't Lose Your Head: what a review says, in both languages. */
import { review as de } from "./review.de.ts";
import { review as en } from "./review.en.ts";

export const review = { en, de };
