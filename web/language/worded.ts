/** Sentences in every language at once, for what is reckoned before anybody has said which one is read. */
import type { Language, Worded } from "./language.ts";
import { writtenIn } from "./texts/plural.ts";

/** Numbers and days as a language writes them. */
export interface Writing {
  number(value: number): string;
  day(date: string): string;
}

const locales = { en: "en-GB", de: "de-DE" } as const satisfies Worded;

const writingIn = (language: Language): Writing => ({
  number: (value) => writtenIn(locales[language], value),
  day: (date) =>
    new Intl.DateTimeFormat(locales[language], { dateStyle: "medium", timeZone: "UTC" }).format(
      Date.parse(`${date}T00:00:00Z`),
    ),
});

const writings: Worded<Writing> = { en: writingIn("en"), de: writingIn("de") };

/** One sentence, said with each language's own words. */
export const said = <Words, T = string>(
  words: Worded<Words>,
  say: (words: Words, writing: Writing) => T,
): Worded<T> => ({
  en: say(words.en, writings.en),
  de: say(words.de, writings.de),
});

export const unsaid: Worded = { en: "", de: "" };
