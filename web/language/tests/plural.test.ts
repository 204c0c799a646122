/** Numbers and counts as English and German write them. */
import { expect, test } from "vitest";
import { counting, writtenIn } from "../texts/plural.ts";

test.each(["en-GB", "de-DE"] as const)(
  "numbers are written as %s writes them, small and large, whole and not",
  (locale) => {
    const digits = new Intl.NumberFormat(locale);
    for (const n of [
      ...Array.from({ length: 1100 }, (_, i) => i),
      -1,
      -1500,
      0.5,
      999.5,
      12_345,
      1_234_567,
      98_765_432_100,
    ])
      expect(writtenIn(locale, n)).toBe(digits.format(n));
  },
);

test.each(["en-GB", "de-DE"] as const)("%s has a word for one, and another for everything else", (locale) => {
  const rules = new Intl.PluralRules(locale);
  for (const n of [0, 1, 2, 5, 21, 101, 1000, 1_000_000, 0.5, 1.5])
    expect(counting(locale)(n, { one: "one", other: "other" })).toBe(rules.select(n));
});

test("one has its own noun, everything else the other, and the number stands where it belongs", () => {
  const dice = { one: "# die", other: "# dice" };
  expect([0, 1, 2, 1000].map((n) => counting("en-GB")(n, dice))).toEqual(["0 dice", "1 die", "2 dice", "1,000 dice"]);
  const eggs = { one: "ein Ei", other: "# Eier" };
  expect([0, 1, 2, 1000].map((n) => counting("de-DE")(n, eggs))).toEqual(["0 Eier", "ein Ei", "2 Eier", "1.000 Eier"]);
});
