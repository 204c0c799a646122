/** The language of the page: the browser's, whatever that changes to, until somebody chooses. */
import { computed, effect, signal } from "@preact/signals";
import { dayOf } from "@turnlight/kernel";
import { settings } from "../settings/settings.ts";
import { de } from "./texts/de.ts";
import { en, type Texts } from "./texts/en.ts";

const languages = { en, de } as const satisfies Record<string, Texts>;
export type Language = keyof typeof languages;

/** One text in every language, where it belongs to a single thing. */
export type Worded<T = string> = Readonly<Record<Language, T>>;

const firstKnown = (): Language => {
  const first = navigator.languages.find((tag) => /^(en|de)\b/i.test(tag));
  return first?.toLowerCase().startsWith("de") ? "de" : "en";
};

const ofBrowser = signal(firstKnown());
addEventListener("languagechange", () => {
  ofBrowser.value = firstKnown();
});

export const language = computed<Language>(() => {
  const chosen = settings.value.language;
  return chosen === "system" ? ofBrowser.value : chosen;
});
export const texts = computed<Texts>(() => languages[language.value]);
/** Dates, numbers and plurals as the language writes them. */
const locale = computed(() => (language.value === "de" ? "de-DE" : "en-GB"));

export const inLanguage = <T>(worded: Worded<T>): T => worded[language.value];

export const number = (value: number): string => new Intl.NumberFormat(locale.value).format(value);
/** Days begin and end with UTC, so that everybody has the same one: as `2026-11-15`, and as people write it. */
export const today = (): string => dayOf(Date.now());
export const dayName = (date: string): string =>
  new Intl.DateTimeFormat(locale.value, { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(`${date}T00:00:00Z`));
export const day = (at: number): string =>
  new Intl.DateTimeFormat(locale.value, { dateStyle: "medium", timeStyle: "short" }).format(at);

effect(() => {
  document.documentElement.lang = language.value;
});
