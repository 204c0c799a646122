/** A count and its noun, as the language forms them. */

export interface Forms {
  readonly one: string;
  readonly other: string;
}

/** `#` stands for the number. */
export const counting = (locale: string) => {
  const rules = new Intl.PluralRules(locale);
  const digits = new Intl.NumberFormat(locale);
  return (n: number, { one, other }: Forms): string =>
    (rules.select(n) === "one" ? one : other).replace("#", digits.format(n));
};
