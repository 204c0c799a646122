/** The set-up's texts in the page's locale. */
import { computed } from "@preact/signals";
import { inLanguage } from "../../../language/language.ts";
import { de } from "./setup.de.ts";
import { en, type SetUpTexts } from "./setup.en.ts";

export const words = computed<SetUpTexts>(() => inLanguage<SetUpTexts>({ en, de }));
