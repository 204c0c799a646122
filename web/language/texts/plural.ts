/**
 * Numbers in a locale's format, and counts with their noun. Whole numbers are formatted by hand: creating an
 * `Intl.NumberFormat` takes a tenth of a second on a slow phone, so that waits until a number needs more.
 */

export interface Forms {
  readonly one: string;
  readonly other: string;
}

/** The separator between groups of three digits. */
const between = { "en-GB": ",", "de-DE": "." } as const;
type Locale = keyof typeof between;

const writers = new Map<Locale, Intl.NumberFormat>();

const writerOf = (locale: Locale): Intl.NumberFormat => {
  const writer = writers.get(locale) ?? new Intl.NumberFormat(locale);
  writers.set(locale, writer);
  return writer;
};

export const writtenIn = (locale: Locale, n: number): string =>
  Number.isSafeInteger(n) && n >= 0
    ? String(n).replace(/\B(?=(\d{3})+$)/g, between[locale])
    : writerOf(locale).format(n);

/** `#` stands for the number. Both languages have one word for exactly one, and another for everything else. */
export const counting =
  (locale: Locale) =>
  (n: number, { one, other }: Forms): string =>
    (n === 1 ? one : other).replace("#", writtenIn(locale, n));
