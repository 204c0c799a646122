/** Refusals in the page's language. A refusal's own sentence is English, for the command line. */
import { type Localized, language, number } from "./language.ts";
import { type RefusalContent, type RefusalWords, refusalIn } from "./texts/refusal-said.ts";
import * as de from "./texts/refusals.de.ts";
import * as en from "./texts/refusals.en.ts";

const house = { en, de } as const;

/** A game's own texts take precedence over the shared ones. */
export const refusalText = (refusal: RefusalContent, own?: Localized<RefusalWords>): string => {
  const { refusals, places, otherwise } = house[language.value];
  const catalogues = own === undefined ? [refusals] : [own[language.value], refusals];
  return refusalIn(refusal, { catalogues, places, otherwise, number });
};
