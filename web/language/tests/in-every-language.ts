/** What is said in each language, for tests that compare languages. The page is left in the reference language. */

import type { EveryLanguage } from "../../languages/files.ts";
import { type Language, languageTags, referenceLanguage } from "../../languages/index.ts";
import { showLanguage } from "../catalogue.ts";

export const inEveryLanguage = async <T>(say: (tag: Language) => T | Promise<T>): Promise<EveryLanguage<T>> => {
  const said: [Language, T][] = [];
  for (const tag of languageTags) {
    await showLanguage(tag);
    said.push([tag, await say(tag)]);
  }
  await showLanguage(referenceLanguage);
  return Object.fromEntries(said) as EveryLanguage<T>;
};
