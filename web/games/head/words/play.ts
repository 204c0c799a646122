/** The duel's texts in the page's locale. */
import { computed } from "@preact/signals";
import { inLanguage } from "../../../language/language.ts";
import { de } from "./play.de.ts";
import { en, type PlayTexts } from "./play.en.ts";

export const words = computed<PlayTexts>(() => inLanguage<PlayTexts>({ en, de }));
