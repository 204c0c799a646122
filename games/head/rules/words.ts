/** What the rules require of a word, and of a word bank. */
import { accept, quote, type Refusal, type Result, refuse } from "@turnlight/kernel";

export const languages = ["english", "german"] as const;
export type WordLanguage = (typeof languages)[number];

export const packNames = ["animals", "kitchen", "sea", "castle", "woods"] as const;
export type PackName = (typeof packNames)[number];

export const shortestWord = 3;
export const longestWord = 6;
export const alphabet: readonly string[] = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** A match's words: the bank of its language, its pack and its custom list. */
export interface Bank {
  /** May be placed and guessed. */
  has(word: string): boolean;
  /** Not accepted even when typed. */
  isBlocked(word: string): boolean;
  /** Every word of a length that may be placed, sorted. */
  words(length: number): readonly string[];
  /** The words that the game itself picks from. */
  picks(length: number): readonly string[];
}

/** Row 1 has three letters, row 2 four, and so on. */
export const rowLength = (row: number): number => row + shortestWord - 1;
export const rowsOf = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

const umlauts: Readonly<Record<string, string>> = { Ä: "AE", Ö: "OE", Ü: "UE", ẞ: "SS", ß: "SS" };

/** Normalised to an A–Z keyboard: capitals, with two letters for each umlaut. */
export const spelled = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll("ß", "SS")
    .toUpperCase()
    .replace(/[ÄÖÜẞ]/g, (letter) => umlauts[letter] ?? letter);

/** A word by its letters alone, whether or not the bank has it. */
export const readWord = (text: string): Result<string> => {
  const word = text.toUpperCase();
  if (/^[A-Z]*$/.test(word) && text.length === word.length) {
    if (word.length >= shortestWord && word.length <= longestWord) return accept(word);
    return refuse("bad-length", `${quote(text)} has ${word.length} ${word.length === 1 ? "letter" : "letters"}`, {
      right: `a word of ${shortestWord} to ${longestWord} letters`,
      values: { word: text, least: shortestWord, most: longestWord },
    });
  }
  const odd = [...text].find((letter) => !/^[A-Za-z]$/.test(letter)) ?? "";
  const spelling = spelled(text);
  return refuse("bad-letter", `${quote(text)} contains ${quote(odd)}`, {
    right: /^[A-Z]+$/.test(spelling) ? `letters from A to Z, as in ${spelling}` : "letters from A to Z",
  });
};

/**
 * Why a word cannot be used in this match, for placing and guessing alike. A word that both players have agreed on need
 * not be in the dictionary.
 */
export const wordRefusal = (bank: Bank, word: string, isAgreed = false): Refusal | undefined => {
  if (bank.isBlocked(word))
    return {
      code: "blocked-word",
      reason: `${quote(word)} is not allowed`,
      right: "another word",
      values: { word },
    };
  if (!isAgreed && !bank.has(word))
    return {
      code: "unknown-word",
      reason: `${quote(word)} is not in the dictionary`,
      right: "a word from the dictionary",
      values: { word },
    };
  return undefined;
};
