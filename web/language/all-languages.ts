/** Sentences in every language at once, for values computed before the page's language is known. */
import type { Language, Localized } from "./language.ts";
import { writtenIn } from "./texts/plural.ts";

/** Formats numbers and dates for one language. */
export interface Writing {
  number(value: number): string;
  day(date: string): string;
}

const locales = { en: "en-GB", de: "de-DE" } as const satisfies Localized;

const writingIn = (language: Language): Writing => ({
  number: (value) => writtenIn(locales[language], value),
  day: (date) =>
    new Intl.DateTimeFormat(locales[language], { dateStyle: "medium", timeZone: "UTC" }).format(
      Date.parse(`${date}T00:00:00Z`),
    ),
});

const writings: Localized<Writing> = { en: writingIn("en"), de: writingIn("de") };

/** Builds one sentence in each language from that language's texts. */
export const inEveryLanguage = <Words, T = string>(
  words: Localized<Words>,
  say: (words: Words, writing: Writing) => T,
): Localized<T> => ({
  en: say(words.en, writings.en),
  de: say(words.de, writings.de),
});

export const emptyText: Localized = { en: "", de: "" };
