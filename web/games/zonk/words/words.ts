/** The tavern's texts in the page's locale. */
import { computed } from "@preact/signals";
import { inLanguage } from "../../../language/language.ts";
import { de } from "./texts.de.ts";
import { en, type ZonkTexts } from "./texts.en.ts";

export const words = computed<ZonkTexts>(() => inLanguage<ZonkTexts>({ en, de }));
