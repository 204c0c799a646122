/** The word banks: their size, their tiers, excluded words, and lookups. */

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { bankOfLanguage, languages, packNames, packWords, tableBank } from "../index.ts";

const plain = { pack: "none", custom: [] } as const;
const lengths = [3, 4, 5, 6];
const english = bankOfLanguage("english");
const german = bankOfLanguage("german");
const countOf = (bank: typeof english) => lengths.reduce((sum, length) => sum + bank.words(length).length, 0);
const commonOf = (bank: typeof english) => lengths.flatMap((length) => bank.common(length));

test("English has about 37,000 words, about 5,810 of them common", () => {
  expect(countOf(english)).toBeGreaterThan(37_000);
  expect(commonOf(english).length).toBeGreaterThan(5800);
  expect(commonOf(english).length).toBeLessThan(6000);
});

test("German has about 31,000 words, more than 2,000 of them everyday ones, all on an A–Z keyboard", () => {
  expect(countOf(german)).toBeGreaterThan(30_000);
  expect(commonOf(german).length).toBeGreaterThan(2000);
  for (const word of ["BAER", "STRAND", "TUER", "FUSS", "KOENIG"]) expect(german.has(word)).toBe(true);
  expect(lengths.flatMap((length) => german.words(length)).every((word) => /^[A-Z]{3,6}$/.test(word))).toBe(true);
});

test.each(languages)("every common word of %s is in the bank, and none of them is hushed", (language) => {
  const bank = bankOfLanguage(language);
  for (const word of commonOf(bank)) expect([word, bank.has(word), bank.isHushed(word)]).toEqual([word, true, false]);
});

test("plain -s, -ed and -ing forms are not common, but words that only look like them are", () => {
  for (const word of ["CATS", "BAKED", "ADDING"]) expect(english.isCommon(word)).toBe(false);
  for (const word of ["SEED", "THING", "GLASS", "SPRING"]) expect(english.isCommon(word)).toBe(true);
});

test("no comparatives of odd adjectives and no rare participles, but words that only look like them", () => {
  for (const word of ["VERIER", "WEEST", "LIKEST", "JUSTER", "TREED", "FETED", "DOURER", "ICIEST", "UNSAY", "OHS"])
    expect([word, english.isCommon(word)]).toEqual([word, false]);
  for (const word of ["RATHER", "NUMBER", "PRIEST", "HONEST", "REED", "BELLY", "LIVER"])
    expect([word, english.isCommon(word)]).toEqual([word, true]);
});

test("German has at least 230 common words of three letters", () => {
  expect(german.common(3).length).toBeGreaterThanOrEqual(230);
});

const named = {
  english: ["ARSE", "MIDGET", "CRETIN", "HARLOT", "FUHRER"],
  german: ["HEIL", "VERGAS", "ITAKER", "MUSCHI", "TUCKE", "PISS", "MOHR"],
} as const;

test.each(languages)("offensive words of %s are neither drawn nor suggested", (language) => {
  const bank = bankOfLanguage(language);
  for (const word of named[language])
    expect([word, bank.isHushed(word), bank.isCommon(word), bank.completions(word, word.length, 1)]).toEqual([
      word,
      true,
      false,
      [],
    ]);
});

test("profanity is known by its stem, whatever hangs on it, and innocent words that contain one are allowed", () => {
  for (const word of ["FUCKIN", "FUCKY", "SHITE", "NIGGAH", "SLUTS", "FAGGS", "WHORES"])
    expect([word, english.isBlocked(word)]).toEqual([word, true]);
  for (const word of ["GRAPE", "COCOON", "SPICE", "WHORL", "MISHIT", "SPOOF", "TYCOON", "SCRAPE"])
    expect([word, english.isBlocked(word), english.has(word)]).toEqual([word, false, true]);
  for (const word of ["FICKTE", "ARSCHI", "PISSTE", "ITAKER", "VERGAS", "FUCKT"])
    expect([word, german.isBlocked(word)]).toEqual([word, true]);
  for (const word of ["BARSCH", "MARSCH", "HARSCH", "FAGOTT", "WANKEN", "DICK", "SPISS"])
    expect([word, german.isBlocked(word), german.has(word)]).toEqual([word, false, true]);
});

test("what begins like something hurtful is hushed, and healing, coins and totems are not", () => {
  for (const word of [
    "HEIL",
    "HEILS",
    "PENNER",
    "PENNT",
    "MORD",
    "MORDE",
    "ERMORD",
    "LESBEN",
    "TOTE",
    "GEHURT",
    "HURTEN",
  ])
    expect([word, german.isHushed(word)]).toEqual([word, true]);
  for (const word of [
    "HEILEN",
    "HEILT",
    "HEILER",
    "HEILIG",
    "UNHEIL",
    "PENNY",
    "PENNI",
    "PENNE",
    "MORDIO",
    "LESBAR",
    "TOTEM",
    "POPPIG",
    "HURTIG",
    "HURRA",
  ])
    expect([word, german.has(word), german.isHushed(word)]).toEqual([word, true, false]);
  for (const word of ["HEIL", "TURD", "PIMP", "NONCE", "GIMP"])
    expect([word, english.isHushed(word)]).toEqual([word, true]);
  for (const word of ["PIMPLE", "PENNY", "HEIR", "GIMLET", "TURBAN", "NONE"])
    expect([word, english.has(word), english.isHushed(word)]).toEqual([word, true, false]);
});

test("no word of a bank is blocked by its own filter", () => {
  for (const bank of [english, german])
    expect(lengths.flatMap((length) => bank.words(length)).filter((word) => bank.isBlocked(word))).toEqual([]);
});

test("the hard list is not accepted, the strict list is accepted but never picked or suggested", () => {
  expect([english.has("FUCK"), english.isBlocked("FUCK")]).toEqual([false, true]);
  expect([english.has("DEVIL"), english.isBlocked("DEVIL"), english.isCommon("DEVIL")]).toEqual([true, false, false]);
  expect([german.has("FICKEN"), german.isBlocked("FICKEN")]).toEqual([false, true]);
});

test("what is barred in one language is barred in the other, unless it is a word there", () => {
  expect(german.isBlocked("FUCK")).toBe(true);
  expect([german.isBlocked("ABO"), english.isBlocked("ABO")]).toEqual([false, true]);
});

test("stored small: each bank is under 50 kB zipped", () => {
  for (const language of languages) {
    const source = readFileSync(new URL(`../content/${language}.ts`, import.meta.url));
    expect(gzipSync(source, { level: 9 }).length).toBeLessThan(50_000);
  }
});

describe("looking up", () => {
  const slow = (pattern: string) =>
    english
      .words(pattern.length)
      .filter((word) => [...pattern].every((letter, i) => letter === "_" || letter === word[i]));

  test("by pattern: _A_E finds what a look at every word finds", () => {
    expect(english.matching("_A_E")).toContain("CAVE");
    for (const pattern of ["_A_E", "Q__", "_____", "S____S", "ZZZ", "__X"])
      expect(english.matching(pattern)).toEqual(slow(pattern));
    expect(english.matching("CAT")).toEqual(["CAT"]);
    expect(english.matching("_".repeat(9))).toEqual([]);
  });

  test("by prefix: common words first, in order, never a blocked one", () => {
    expect(english.completions("CAS", 4, 5)).toEqual(["CASE", "CASH", "CASK", "CAST", "CASA"]);
    const all = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].flatMap((letter) =>
      lengths.flatMap((length) => english.completions(letter, length, 10_000)),
    );
    expect(all.length).toBeGreaterThan(36_000);
    expect(all.filter((word) => english.isHushed(word))).toEqual([]);
    const s = english.completions("S", 5, 10_000).map((word) => english.isCommon(word));
    expect(s.lastIndexOf(true)).toBeLessThan(s.indexOf(false));
  });
});

describe("packs", () => {
  test.each(languages)("at least four themed packs ship in %s, each with a choice for every row", (language) => {
    const bank = bankOfLanguage(language);
    expect(packNames.length).toBeGreaterThanOrEqual(4);
    for (const name of packNames) {
      const words = packWords(language, name);
      expect(new Set(words).size).toBe(words.length);
      for (const length of lengths)
        expect([name, length, words.filter((word) => word.length === length).length >= 8]).toEqual([
          name,
          length,
          true,
        ]);
      expect(words.filter((word) => bank.isHushed(word) || !/^[A-Z]{3,6}$/.test(word))).toEqual([]);
    }
  });

  test("a table's bank includes its pack and its own list, and picks from them", () => {
    const table = tableBank({ bank: "english", pack: "animals", custom: ["XYLO", "QUUX"] });
    expect(table.picks(3)).toEqual([...packWords("english", "animals").filter((word) => word.length === 3)].sort());
    expect(table.has("QUUX")).toBe(true);
    expect(table.matching("QU_X")).toEqual(["QUUX"]);
    expect(table.completions("QU", 4, 1)).toEqual(["QUUX"]);
    expect(tableBank({ bank: "english", ...plain }).has("QUUX")).toBe(false);
  });

  test("too few own words of a length are no choice: the common tier is picked from", () => {
    const table = tableBank({ bank: "english", pack: "none", custom: ["XYLO"] });
    expect(table.picks(4)).toEqual(english.common(4));
  });
});

test("words that nobody would hide are not drawn: inflected, abbreviated, shouted, names or bare imperatives", () => {
  const drawn = (language: "english" | "german") =>
    new Set([3, 4, 5, 6].flatMap((length) => bankOfLanguage(language).common(length)));
  const [english, german] = [drawn("english"), drawn("german")];
  expect(
    "WIVE PENDED BADE HES SIC UGH ITS TRIPOS MARIA RADII OLDER BALK ROMAN FRENCH"
      .split(" ")
      .filter((word) => english.has(word)),
  ).toEqual([]);
  expect(
    "PKW DAX SMS PST UFF LEB GEH ACH BET HEX OUT END POLEN UNGARN ALPEN ELBE AHN TAO EINES"
      .split(" ")
      .filter((word) => german.has(word)),
  ).toEqual([]);
});

test("English words are drawn in British spelling; the American one is accepted when typed", () => {
  const pairs = "COLOR COLOUR, CENTER CENTRE, MOLD MOULD, GRAY GREY, PLOW PLOUGH, COZY COSY, ENROLL ENROL, FIBER FIBRE";
  for (const [american = "", british = ""] of pairs.split(", ").map((pair) => pair.split(" ")))
    expect([american, english.has(american), english.isCommon(american), english.isCommon(british)]).toEqual([
      american,
      true,
      false,
      true,
    ]);
  const common = new Set(commonOf(english));
  const twice = [...common].filter((word) => word.endsWith("OR") && common.has(`${word.slice(0, -2)}OUR`));
  expect(twice).toEqual(["FOR"]);
  expect(
    "APPALL CLAMOR HARBOR FLAVOR PARLOR SAVIOR ANEMIC ARMORY DRAFTY TIDBIT PHONY SAVORY FILET"
      .split(" ")
      .filter((word) => common.has(word)),
  ).toEqual([]);
});

/** The words of a reviewed list by their length; an odd one ends with a star. */
const reviewed = (language: "english" | "german", length: number): readonly string[] =>
  readFileSync(new URL(`../../../tools/words/reviewed-${language}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .flatMap((line) => line.split(" "))
    .filter((word) => word.replace("*", "").length === length);

describe.each(languages)("of 300 words a length that were read in %s", (language) => {
  const bank = bankOfLanguage(language);

  test.each(lengths)("every one of %i letters is still drawn, and under 2 % are odd", (length) => {
    const words = reviewed(language, length);
    const plainWords = words.map((word) => word.replace("*", ""));
    // Where there are fewer, every one was read.
    expect(new Set(plainWords).size).toBe(Math.min(300, bank.common(length).length));
    expect(plainWords.filter((word) => !bank.isCommon(word))).toEqual([]);
    expect(words.filter((word) => word.endsWith("*")).length / words.length).toBeLessThan(0.02);
  });
});
