import { afterEach, describe, expect, test } from "vitest";
import { languages, languageTags, preferredLanguage } from "../../languages/index.ts";
import { showLanguage } from "../catalogue.ts";
import { numberIn, ordinalIn, pluralIn } from "../count.ts";
import { ago, dayAndMonth, dayName, duration, list, number, percent, shortDay } from "../format.ts";
import { eitherIn, listIn, seriesIn } from "../lists.ts";

afterEach(() => showLanguage("en"));

const minute = 60_000;

test("whole numbers are written as Intl writes them, in every language", () => {
  for (const tag of languageTags) {
    const intl = new Intl.NumberFormat(languages[tag].locale);
    for (const n of [0, 7, 999, 1000, 9999, 10_000, 123_456, 1_234_567, 0.5, -3, -1234])
      expect(numberIn(tag, n), tag).toBe(intl.format(n));
  }
});

test("a language's line names the plural categories of its locale", () => {
  for (const { locale, plurals } of Object.values(languages)) {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    expect([...plurals].sort(), locale).toEqual([...pluralCategories].sort());
  }
});

test("counts take the form that their language asks for", () => {
  const stars = pluralIn("en");
  const forms = { one: "# star", other: "# stars" };
  expect([0, 1, 2, 1000].map((n) => stars(n, forms))).toEqual(["0 stars", "1 star", "2 stars", "1,000 stars"]);
  expect(pluralIn("de")(1500, { one: "# Stern", other: "# Sterne" })).toBe("1.500 Sterne");
});

test("ordinals too", () => {
  const nth = ordinalIn("en");
  const forms = { one: "#st", two: "#nd", few: "#rd", other: "#th" };
  expect([1, 2, 3, 4, 11, 22].map((n) => nth(n, forms))).toEqual(["1st", "2nd", "3rd", "4th", "11th", "22nd"]);
});

describe("in English", () => {
  test("numbers, shares, lists and dates", async () => {
    await showLanguage("en");
    expect(number(1234.5)).toBe("1,234.5");
    expect(percent(0.5)).toBe("50%");
    expect(percent(0.3333)).toBe("33.3%");
    expect(percent(1 / 12, 0)).toBe("8%");
    expect(list(["Ada", "Bo", "Cy"])).toBe("Ada, Bo and Cy");
    expect(dayName("2026-11-15")).toBe("15 November 2026");
    expect(shortDay("2026-11-15")).toBe("15 Nov 2026");
    expect(dayAndMonth("2026-11-05")).toBe("5 Nov");
  });

  test("how long ago, and how long, in the largest unit that fits", async () => {
    await showLanguage("en");
    expect(ago(0, 59_000)).toBeUndefined();
    expect(ago(0, 5 * minute)).toBe("5 minutes ago");
    expect(ago(0, 24 * 60 * minute)).toBe("yesterday");
    expect([1000, 5 * minute, 3 * 60 * minute].map(duration)).toEqual(["1 minute", "5 minutes", "3 hours"]);
  });
});

test("in German", async () => {
  await showLanguage("de");
  expect(number(1234.5)).toBe("1.234,5");
  expect([percent(0.5), percent(1 / 3)]).toEqual(["50\u00a0%", "33,3\u00a0%"]);
  expect(list(["Ada", "Bo", "Cy"])).toBe("Ada, Bo und Cy");
  expect(dayName("2026-11-15")).toBe("15. November 2026");
  expect(dayAndMonth("2026-11-05")).toBe("5. Nov.");
  expect(ago(0, 3 * 60 * minute)).toBe("vor 3 Stunden");
  expect(duration(3 * 60 * minute)).toBe("3 Stunden");
});

test("of the browser's languages the first that there is, and English where there is none", () => {
  expect(preferredLanguage(["fr-FR", "de-AT", "en"])).toBe("de");
  expect(preferredLanguage(["EN-us", "de"])).toBe("en");
  expect(preferredLanguage(["fr", "den"])).toBe("en");
});

test("lists are written as their language writes them, with and without their last word", () => {
  const three = ["A", "B", "C"];
  expect([listIn("en", three), listIn("de", three)]).toEqual(["A, B and C", "A, B und C"]);
  expect([eitherIn("en", ["1", "2"]), eitherIn("de", ["1", "2"])]).toEqual(["1 or 2", "1 oder 2"]);
  expect([seriesIn("en", three), seriesIn("de", three)]).toEqual(["A, B, C", "A, B, C"]);
  expect([seriesIn("en", ["A"]), listIn("en", [])]).toEqual(["A", ""]);
});
