/** What is played in German where nothing else is chosen. */
import type { ContentTexts } from "./content.en.ts";

export const texts: ContentTexts = { bank: "german", keyboard: "qwertz" };
