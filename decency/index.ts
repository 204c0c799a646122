/** The word filter: what games neither draw nor accept, and which names nobody has to read. */
export { isDecentName } from "./names.ts";
export { type FilterLanguage, hasHardStem, hasStrictStem } from "./stems.ts";
export { wordLists } from "./word-lists.ts";
