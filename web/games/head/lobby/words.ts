/** The lobby's texts in the language of the page. */
import { computed } from "@preact/signals";
import { inLanguage } from "../shared.ts";
import { de } from "./texts.de.ts";
import { en, type LobbyTexts } from "./texts.en.ts";

export const words = computed<LobbyTexts>(() => inLanguage<LobbyTexts>({ en, de }));
