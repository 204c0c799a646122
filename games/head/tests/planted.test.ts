/**
 * Planted mistakes in a duel whose cost can be enumerated: one row is left, its words are gone through one by one, and
 * the information and risk of each guess follow from them. Shares nothing with the Oracle but the words and the worth
 * of a bit.
 */
import { type AnyRules, type ReviewedEntry, reviewMatch, sentence } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { tableBank } from "../content/table-bank.ts";
import { head } from "../index.ts";
import { reviewer } from "../review/index.ts";
import { config, idle, Table } from "./table.ts";

/** As in docs/review.md: the misses that a bit saves later, and a right word saves a turn for every letter but one. */
const bit = 0.3;
const turn = 0.1;

interface Word {
  readonly word: string;
  readonly chance: number;
}

const bitsOf = (chances: readonly number[]): number =>
  chances.reduce((sum, chance) => (chance > 0 ? sum - chance * Math.log2(chance) : sum), 0);

/**
 * Every word the row may still hide: it matches what is shown, and has none of the letters that would have been shown.
 */
const candidates = (pattern: string, tried: string): readonly Word[] => {
  const bank = tableBank(config());
  const fitting = bank
    .words(pattern.length)
    .filter((word) =>
      [...word].every((letter, i) => (pattern[i] === "_" ? !tried.includes(letter) : pattern[i] === letter)),
    );
  const total = fitting.reduce((sum, word) => sum + bank.plausibility(word), 0);
  return fitting.map((word) => ({ word, chance: bank.plausibility(word) / total }));
};

/** The answers to a letter are the places where it shows. */
const worthOfLetter = (words: readonly Word[], letter: string): number => {
  const answers = new Map<string, number>();
  for (const { word, chance } of words) {
    const where = [...word].map((one) => (one === letter ? letter : "_")).join("");
    answers.set(where, (answers.get(where) ?? 0) + chance);
  }
  const miss = words.filter(({ word }) => !word.includes(letter)).reduce((sum, { chance }) => sum + chance, 0);
  return bit * bitsOf([...answers.values()]) - miss;
};

/** A wrong word costs two misses. */
const worthOfWord = (words: readonly Word[], pattern: string, guess: string): number => {
  const hit = words.find(({ word }) => word === guess)?.chance ?? 0;
  const open = new Set([...guess].filter((_, i) => pattern[i] === "_")).size;
  return bit * bitsOf([hit, 1 - hit]) - 2 * (1 - hit) + turn * hit * (open - 1);
};

/** Where the other's words lie. */
const cells = ["A1", "B1", "C1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3", "E3"];

/** Two of the opponent's three words and all of the board are found; of the third word only the length is known. */
const lastRow = (guesses: readonly string[]): Table => {
  const table = new Table();
  table.play(0, "place CAT A1 E, CART A2 E, RAVEN A3 E");
  table.play(1, "place BAT A1 E, GOLD A2 E, CROWN A3 E");
  idle(table, ["word 2 GOLD", "word 3 CROWN", ...cells.map((cell) => `cell ${cell}`), ...guesses]);
  return table;
};

const seenIn = (table: Table) => {
  const { patterns, known, missed } = table.hunt(0);
  const pattern = patterns[0] ?? "";
  return { pattern, words: candidates(pattern, known + missed), tried: known + missed };
};

const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

describe("one row is left", () => {
  test.each([[[]], [["letter A"]], [["letter A", "letter E"]]])(
    "after %j every letter and every word is worth what is counted out",
    (guesses) => {
      const table = lastRow(guesses);
      const { pattern, words, tried } = seenIn(table);
      const weighing = reviewer.weigh(table.match.view(0), 0, reviewer.usual);
      expect(words.length).toBeGreaterThan(10);
      for (const letter of alphabet.filter((one) => !tried.includes(one)))
        expect(weighing?.worthOf({ kind: "letter", letter })).toBeCloseTo(worthOfLetter(words, letter), 9);
      for (const { word } of words)
        expect(weighing?.worthOf({ kind: "word", row: 1, word })).toBeCloseTo(worthOfWord(words, pattern, word), 9);
    },
  );

  const judgedLast = (table: Table): ReviewedEntry["judged"] => {
    const read = reviewMatch(head.rules as AnyRules, reviewer, table.match.record, 0);
    if (!read.ok) throw new Error(sentence(read.refusal));
    return [...read.value.steps()].findLast(({ judged }) => judged !== undefined)?.judged;
  };

  test.each(["letter Q", "letter V", "word 1 TAX", "word 1 BAT"])("%s is found with its cost", (guess) => {
    const table = lastRow([]);
    const { pattern, words, tried } = seenIn(table);
    const letters = alphabet.filter((letter) => !tried.includes(letter));
    const best = Math.max(
      ...letters.map((letter) => worthOfLetter(words, letter)),
      ...words.map(({ word }) => worthOfWord(words, pattern, word)),
    );
    const [kind, last = ""] = [guess.split(" ")[0], guess.split(" ").at(-1)];
    const made = kind === "letter" ? worthOfLetter(words, last) : worthOfWord(words, pattern, last);
    table.play(0, guess);
    const judged = judgedLast(table);
    expect(judged).toMatchObject({ move: guess, exact: false });
    expect(judged?.given).toBeCloseTo(best - made, 9);
    expect(judged?.mark).toBe(best - made >= 1 ? "blunder" : "mistake");
  });
});
