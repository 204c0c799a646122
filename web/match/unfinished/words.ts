/** The texts of lists of unfinished matches, in both languages. */
import { computed } from "@preact/signals";
import { inLanguage } from "../../language/language.ts";
import { de } from "./words.de.ts";
import { en, type UnfinishedTexts } from "./words.en.ts";

export const words = computed<UnfinishedTexts>(() => inLanguage<UnfinishedTexts>({ en, de }));
