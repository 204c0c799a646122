/**
 * The languages of the pages behind short links. A new one is one line here and one folder beside it, named by its tag:
 * see docs/translating.md.
 */
export { texts as de } from "./de/links.ts";
export { texts as en } from "./en/links.ts";
