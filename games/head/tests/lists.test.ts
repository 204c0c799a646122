/** Custom word lists in a text file: read line by line, with clear errors. */
import { sentence } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { bankOfLanguage, customWords, readCustomList } from "../index.ts";

const english = bankOfLanguage("english");

test("one word a line; empty lines and comments do not count; umlauts are spelled out", () => {
  const { words, problems } = readCustomList("# beasts\n\nBär\r\nwolf\n  Uhu  \n", bankOfLanguage("german"));
  expect(words).toEqual(["BAER", "WOLF", "UHU"]);
  expect(problems).toEqual([]);
});

test("what is barred in one language is barred from lists in the other, harmless words of its own excepted", () => {
  for (const language of ["english", "german"] as const) {
    const { words, problems } = readCustomList("nazis\npisser\nmongo\nfotze\nfuck", bankOfLanguage(language));
    expect(words).toEqual([]);
    expect(problems.map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => "blocked-word"));
  }
  expect(readCustomList("fickle\ncat", english).words).toEqual(["FICKLE", "CAT"]);
});

test("every wrong line is named with what is wrong about it", () => {
  const { words, problems } = readCustomList("cat\nc4t\nhippopotamus\nfuck\ncat\nox\ndo🐕g\ntwo words", english);
  expect(words).toEqual(["CAT"]);
  expect(problems.map(({ where, code }) => `${where}: ${code}`)).toEqual([
    "line 2: bad-letter",
    "line 3: bad-length",
    "line 4: blocked-word",
    "line 5: word-twice",
    "line 6: bad-length",
    "line 7: bad-letter",
    "line 8: bad-letter",
  ]);
  expect(problems.every(({ reason, right }) => reason !== "" && right !== undefined)).toBe(true);
  expect(problems.slice(2, 4).map(sentence)).toEqual([
    'line 4: "FUCK" is not allowed; expected another word',
    "line 5: CAT is already on line 1; expected each word once",
  ]);
});

test("own words pass the same filter as all others, by stem", () => {
  const { words, problems } = readCustomList("fuckin\nshitty\nfunky\nspice", english);
  expect(words).toEqual(["FUNKY", "SPICE"]);
  expect(problems.map(({ code }) => code)).toEqual(["blocked-word", "blocked-word"]);
});

test("a list is bounded", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const many = letters.flatMap((one) => letters.map((two) => `Z${one}${two}`)).slice(0, 301);
  expect(readCustomList(many.join("\n"), english).problems).toMatchObject([
    { code: "too-many-words", where: "line 301" },
  ]);
});

test("used as a whole it is right or refused", () => {
  expect(customWords("cat\ndog", english)).toEqual({ ok: true, value: ["CAT", "DOG"] });
  expect(customWords("cat\nd0g", english)).toMatchObject({ ok: false, refusal: { where: "line 2" } });
  expect(customWords("# nothing\n", english)).toMatchObject({ ok: false, refusal: { code: "empty" } });
});
