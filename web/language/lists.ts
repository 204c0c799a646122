/** Lists in one language, by `Intl`: for its catalogues, and for the page's own lists in `format.ts`. */
import type { Language } from "../languages/index.ts";
import { inEach } from "./count.ts";

const both = inEach((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));
const either = inEach((locale) => new Intl.ListFormat(locale, { type: "disjunction" }));
/** What stands between two items that are not the last: ", ", and "、" in Japanese. */
const separators = inEach(
  (locale) =>
    new Intl.ListFormat(locale, { type: "conjunction" })
      .formatToParts(["1", "2", "3"])
      .find(({ type }) => type === "literal")?.value ?? ", ",
);

/** "Ada, Bo and Cy". */
export const listIn = (tag: Language, items: readonly string[]): string => both(tag).format(items);

/** "1 or 2". */
export const eitherIn = (tag: Language, items: readonly string[]): string => either(tag).format(items);

/** Remarks beside each other, without an "and": "Die 2: 5, locked, heavy". */
export const seriesIn = (tag: Language, items: readonly string[]): string => items.join(separators(tag));
