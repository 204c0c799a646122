/** The review's texts in the language of the page. */
import { computed } from "@preact/signals";
import { inLanguage } from "../../language/language.ts";
import { de } from "./words.de.ts";
import { en, type ReviewTexts } from "./words.en.ts";

export const words = computed<ReviewTexts>(() => inLanguage<ReviewTexts>({ en, de }));
