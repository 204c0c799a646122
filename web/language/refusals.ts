/** Refusals in the page's language. A refusal's own sentence is English, for the command line. */
import { catalogue, type Localized } from "./catalogue.ts";
import { number } from "./format.ts";
import { type RefusalContent, type RefusalWords, refusalIn } from "./texts/refusal-said.ts";
import type { places as english } from "./texts/refusals.en.ts";

const files = import.meta.glob("./texts/refusals.*.ts");
const refusals = catalogue<RefusalWords>(files, "refusals");
const places = catalogue<typeof english>(files, "places");
const otherwise = catalogue<string>(files, "otherwise");

/** A game's own texts take precedence over the shared ones. */
export const refusalText = (refusal: RefusalContent, own?: Localized<RefusalWords>): string => {
  const catalogues = own === undefined ? [refusals.value] : [own.value, refusals.value];
  return refusalIn(refusal, { catalogues, places: places.value, otherwise: otherwise.value, number });
};
