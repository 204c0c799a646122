/** The language of the page: the browser's, until somebody chooses. */
import { computed, effect, signal } from "@preact/signals";
import { de } from "./texts/de.ts";
import { en, type Texts } from "./texts/en.ts";

const languages = { en, de } as const satisfies Record<string, Texts>;
export type Language = keyof typeof languages;

const preferred = (): Language => {
  const first = navigator.languages.find((tag) => /^(en|de)\b/i.test(tag));
  return first?.toLowerCase().startsWith("de") ? "de" : "en";
};

export const language = signal<Language>(preferred());
export const texts = computed<Texts>(() => languages[language.value]);

effect(() => {
  document.documentElement.lang = language.value;
});

export const otherLanguage = (): void => {
  language.value = language.value === "en" ? "de" : "en";
};
