/** Custom word lists, and the tutorial's board. */
import { bankOfLanguage, head, languages } from "@turnlight/games/head";
import { expect, test } from "vitest";
import { plotRefusal, plots, stepsOf } from "../learn/script.ts";
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

test("the first game can be played as it is taught, in both languages", () => {
  for (const language of languages) {
    expect(plotRefusal(language)).toBeUndefined();
    const { config, place } = plots[language];
    const read = head.rules.configText.read(config);
    const theirs = head.rules.moveText.read(place);
    const ours = head.rules.moveText.read(
      language === "english" ? "place CAT A1 E, BIRD A2 E, RAVEN A3 E" : "place RAT A1 E, HAUS A2 E, KATZE A3 E",
    );
    if (!read.ok || !theirs.ok || !ours.ok) throw new Error("not readable");
    let state = head.rules.setup(read.value);
    state = head.rules.apply(state, 1, theirs.value).state;
    state = head.rules.apply(state, 0, ours.value).state;
    const guesses = Object.values(stepsOf(plots[language])).flatMap(({ wait }) =>
      wait.kind === "guess" ? [wait.move] : [],
    );
    const hits = guesses.map((text) => {
      const move = head.rules.moveText.read(text);
      if (!move.ok) throw new Error(text);
      expect(head.rules.refusal(state, 0, move.value)).toBeUndefined();
      state = head.rules.apply(state, 0, move.value).state;
      return state.guesses.at(-1)?.hit;
    });
    // Letter, cell, the letter under it, the word; and then a miss, on purpose.
    expect(hits).toEqual([true, true, true, true, false]);
    expect(state.guesses.filter(({ by }) => by === 0)).toHaveLength(5);
  }
});
