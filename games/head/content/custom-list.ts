/** Parses a custom word list, one word a line; every invalid line is reported with its error. */
import { accept, quote, type Refusal, type Result, refuse } from "@turnlight/kernel";
import { longestCustomList, readWord, spelled } from "../rules/index.ts";
import type { WordBank } from "./word-bank.ts";

export interface CustomList {
  readonly words: readonly string[];
  /** One for each line that was skipped. */
  readonly problems: readonly Refusal[];
}

const problemOn = (line: number, refusal: Refusal): Refusal => ({
  ...refusal,
  where: `line ${line}`,
  values: { ...refusal.values, line },
});

/** Empty lines and those that begin with # are comments. Umlauts are spelled with two letters, as the keyboard does. */
export const readCustomList = (text: string, bank: WordBank): CustomList => {
  const words: string[] = [];
  const problems: Refusal[] = [];
  const lineOf = new Map<string, number>();
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    const number = at + 1;
    const read = readWord(spelled(line));
    if (!read.ok) {
      problems.push(problemOn(number, read.refusal));
      continue;
    }
    const word = read.value;
    const before = lineOf.get(word);
    if (bank.isBarred(word))
      problems.push(
        problemOn(number, {
          code: "blocked-word",
          reason: `${quote(word)} is not allowed`,
          right: "another word",
          values: { word },
        }),
      );
    else if (before !== undefined)
      problems.push(
        problemOn(number, {
          code: "word-twice",
          reason: `${word} is already on line ${before}`,
          right: "each word once",
          values: { word },
        }),
      );
    else if (words.length === longestCustomList)
      problems.push(
        problemOn(number, {
          code: "too-many-words",
          reason: `${word} is one too many`,
          right: `at most ${longestCustomList}`,
          values: { most: longestCustomList },
        }),
      );
    else {
      words.push(word);
      lineOf.set(word, number);
    }
  }
  return { words, problems };
};

/** The list if every line is valid, else the first error. */
export const customWords = (text: string, bank: WordBank): Result<readonly string[]> => {
  const { words, problems } = readCustomList(text, bank);
  const [first] = problems;
  if (first !== undefined) return { ok: false, refusal: first };
  return words.length > 0 ? accept(words) : refuse("empty", "there are no words in it", { right: "one word per line" });
};
