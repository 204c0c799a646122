/** The languages of the page. A new one is one line here and one folder beside it: see docs/translating.md. */
export interface LanguageLine {
  /** The language's name in the language itself. */
  readonly name: string;
  /** Whose numbers, dates, lists and plurals: a locale of `Intl`. */
  readonly locale: string;
  /** What stands between groups of three digits, so that whole numbers need no slow formatter. Tested against `Intl`. */
  readonly group: string;
  /** The plural categories of the locale. Tested against `Intl`. */
  readonly plurals: readonly [...Intl.LDMLPluralRule[], "other"];
  /** Names of players without one, alone and numbered: saved matches are shown with those of the chosen language. */
  readonly players: readonly [alone: string, numbered: string];
}

/** The first is the reference: its catalogues define what the others have to say. */
export const languages = {
  en: { name: "English", locale: "en-GB", group: ",", plurals: ["one", "other"], players: ["Player", "Player"] },
  de: { name: "Deutsch", locale: "de-DE", group: ".", plurals: ["one", "other"], players: ["Gast", "Mitspieler"] },
} as const satisfies Readonly<Record<string, LanguageLine>>;

export type Language = keyof typeof languages;

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag);

export const languageTags = Object.keys(languages).filter(isLanguage);

export const referenceLanguage: Language = "en";

/** The language of a list of preferred locales, such as the browser's: the first that there is. */
export const preferredLanguage = (locales: readonly string[]): Language =>
  locales.map((locale) => locale.toLowerCase().split("-")[0] ?? "").find(isLanguage) ?? referenceLanguage;
