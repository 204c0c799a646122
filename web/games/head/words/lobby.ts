/** The lobby's texts in the page's locale. */
import { computed } from "@preact/signals";
import { inLanguage } from "../../../language/language.ts";
import { de } from "./lobby.de.ts";
import { en, type LobbyTexts } from "./lobby.en.ts";

export const words = computed<LobbyTexts>(() => inLanguage<LobbyTexts>({ en, de }));
