/** Thirteen Throws: texts of the review, in all languages. */
import { review as de } from "./review.de.ts";
import { review as en } from "./review.en.ts";

export const review = { en, de };
