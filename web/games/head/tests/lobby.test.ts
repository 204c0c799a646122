/** Custom word lists, and the words of the rules. */
import { bankOfLanguage } from "@turnlight/games/head";
import { expect, test } from "vitest";
import { readOwnWords } from "../lobby/ownList.ts";
import { de } from "../words/lobby.de.ts";
import { en } from "../words/lobby.en.ts";

test("of one's own list the good words count, and every other line says why not", () => {
  const { words, faults } = readOwnWords("Zorro\nxy\nBob\nbob\nC3PO\n# fine\n\nMüll\nabcdefgh", "english");
  expect(words).toEqual(["ZORRO", "BOB", "MUELL"]);
  expect(faults).toEqual([
    { line: 2, code: "bad-length", written: "xy" },
    { line: 4, code: "word-twice", written: "bob" },
    { line: 5, code: "bad-letter", written: "C3PO" },
    { line: 9, code: "bad-length", written: "abcdefgh" },
  ]);
});

test.each([
  ["english", en],
  ["german", de],
] as const)("the rules are shown with words one may hide in %s", (language, { rules: { example } }) => {
  const { hidden, letter, word } = example;
  const slanting = hidden.map((row, y) => row[y]).join("");
  const upright = hidden.map((row) => row[1]).join("");
  const bank = bankOfLanguage(language);
  expect([slanting, upright.replaceAll("·", ""), word].filter((one) => !bank.has(one))).toEqual([]);
  expect(word).toMatch(new RegExp(`^${letter.replaceAll("_", ".")}$`));
});
