/** The texts for online play, in the language of the page. */
import { computed } from "@preact/signals";
import { inLanguage } from "../language/language.ts";
import { de } from "./words.de.ts";
import { en, type OnlineTexts } from "./words.en.ts";

export const words = computed<OnlineTexts>(() => inLanguage<OnlineTexts>({ en, de }));
