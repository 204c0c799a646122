/** The word filter: which words games never draw or accept, and which player names are refused. */
export { isBotLabel, isDecentName } from "./names.ts";
export { type FilterLanguage, hasHardStem, hasStrictStem } from "./stems.ts";
export { wordLists } from "./word-lists.ts";
