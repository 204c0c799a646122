/**
 * Numbers and counts with their noun, in one language: for its catalogues. A formatter of `Intl` is made when it is
 * first needed and kept: the first takes a tenth of a second on a slow phone, which is why whole numbers do without.
 */
import { type Language, languages } from "../languages/index.ts";

export const cached = <Key, T>(make: (key: Key) => T): ((key: Key) => T) => {
  const made = new Map<Key, T>();
  return (key) => {
    const found = made.get(key) ?? make(key);
    made.set(key, found);
    return found;
  };
};

/** Formatters of one kind, one a language. */
export const inEach = <T>(make: (locale: string) => T): ((tag: Language) => T) =>
  cached((tag) => make(languages[tag].locale));

const digits = inEach((locale) => new Intl.NumberFormat(locale));
const pluralRules = inEach((locale) => new Intl.PluralRules(locale));
const ordinalRules = inEach((locale) => new Intl.PluralRules(locale, { type: "ordinal" }));

export const numberIn = (tag: Language, value: number): string =>
  Number.isSafeInteger(value) && value >= 0
    ? String(value).replace(/\B(?=(\d{3})+$)/g, languages[tag].group)
    : digits(tag).format(value);

const percents = cached((decimals: number) =>
  inEach((locale) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: decimals })),
);

/** A share in one language, for its catalogues, rounded to at most so many decimals: 0.5 is "50%", and "50 %" in German. */
export const percentIn = (tag: Language, share: number, decimals = 1): string => percents(decimals)(tag).format(share);

type PluralOf<Tag extends Language> = (typeof languages)[Tag]["plurals"][number];

/** The forms a language needs, such as `{ one: "# star", other: "# stars" }`. `#` stands for the number. */
export type PluralForms<Tag extends Language = Language> = Readonly<Record<PluralOf<Tag>, string>>;

type SomeForms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

const formFor = (tag: Language, rules: Intl.PluralRules, n: number, forms: SomeForms): string =>
  (forms[rules.select(n)] ?? forms.other).replaceAll("#", numberIn(tag, n));

/** Counts in one language, for its catalogues: `count(3, { one: "# star", other: "# stars" })`. */
export const pluralIn =
  <Tag extends Language>(tag: Tag) =>
  (n: number, forms: PluralForms<Tag> & SomeForms): string =>
    formFor(tag, pluralRules(tag), n, forms);

/** Ordinals in one language, for its catalogues: `nth(2, { one: "#st", two: "#nd", few: "#rd", other: "#th" })`. */
export const ordinalIn =
  (tag: Language) =>
  (n: number, forms: SomeForms): string =>
    formFor(tag, ordinalRules(tag), n, forms);
