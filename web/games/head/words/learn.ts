/** The tutorial's texts in the page's locale. */
import { computed } from "@preact/signals";
import { inLanguage } from "../../../language/language.ts";
import { de } from "./learn.de.ts";
import { en, type LessonTexts } from "./learn.en.ts";

export const words = computed<LessonTexts>(() => inLanguage<LessonTexts>({ en, de }));
