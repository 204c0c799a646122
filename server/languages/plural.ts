/** Counts in one language: `count(3, { one: "# creature", other: "# creatures" })`. `#` stands for the number. */
type CountForms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

export const pluralIn = (tag: string): ((n: number, forms: CountForms) => string) => {
  const rules = new Intl.PluralRules(tag);
  const digits = new Intl.NumberFormat(tag);
  return (n, forms) => (forms[rules.select(n)] ?? forms.other).replaceAll("#", digits.format(n));
};
