/** Numbers as a language writes them, and a count with its noun. */

export interface Forms {
  readonly one: string;
  readonly other: string;
}

interface Writer {
  readonly rules: Intl.PluralRules;
  readonly digits: Intl.NumberFormat;
}

const writers = new Map<string, Writer>();

/** Made once a locale, and not before it is needed: a slow phone takes a tenth of a second for it. */
const writerOf = (locale: string): Writer => {
  const known = writers.get(locale);
  if (known !== undefined) return known;
  const writer = { rules: new Intl.PluralRules(locale), digits: new Intl.NumberFormat(locale) };
  writers.set(locale, writer);
  return writer;
};

/** Below this a whole number is written with the same digits everywhere, and nothing between them. */
const firstGrouped = 1000;

export const writtenIn = (locale: string, n: number): string =>
  Number.isInteger(n) && n >= 0 && n < firstGrouped ? String(n) : writerOf(locale).digits.format(n);

/** `#` stands for the number. */
export const counting =
  (locale: string) =>
  (n: number, { one, other }: Forms): string =>
    (writerOf(locale).rules.select(n) === "one" ? one : other).replace("#", writtenIn(locale, n));
