/** The duel's texts in the language of the page. */
import { computed } from "@preact/signals";
import { inLanguage } from "../shared.ts";
import { de } from "./texts.de.ts";
import { en, type PlayTexts } from "./texts.en.ts";

export const words = computed<PlayTexts>(() => inLanguage<PlayTexts>({ en, de }));
