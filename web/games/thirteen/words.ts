/** The arcade's texts in the language of the page. */
import { computed } from "@preact/signals";
import { inWords } from "../../language/language.ts";
import { de } from "./texts.de.ts";
import { en, type ThrowsTexts } from "./texts.en.ts";

export const words = computed<ThrowsTexts>(() => inWords<ThrowsTexts>({ en, de }));
