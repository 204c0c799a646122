/** The components' texts in the language of the page. */
import { computed } from "@preact/signals";
import { type Language, language } from "../language/language.ts";
import { partsDe } from "./texts.de.ts";
import { type PartsTexts, partsEn } from "./texts.en.ts";

const inAll: Readonly<Record<Language, PartsTexts>> = { en: partsEn, de: partsDe };

export const words = computed<PartsTexts>(() => inAll[language.value]);

/** A number in the page's language. */
export { number as figure } from "../language/language.ts";
