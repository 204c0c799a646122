/**
 * How a bank is stored: sorted words, each as one character for how many letters it shares with the word before it
 * (0–5, or a–f for a common word) and then its other letters. Small once zipped, and read in one pass.
 */

export interface BankSource {
  readonly rows: readonly string[];
  /** Never picked or suggested by the game. */
  readonly strict: string;
  /** Not accepted even when typed. */
  readonly hard: string;
}

export interface StoredWord {
  readonly word: string;
  readonly common: boolean;
}

const isCapital = (code: number): boolean => code >= 65 && code <= 90;
const a = 97;
const zero = 48;

export const decoded = (rows: readonly string[]): readonly StoredWord[] => {
  const words: StoredWord[] = [];
  for (const row of rows) {
    let word = "";
    for (let at = 0; at < row.length; ) {
      const mark = row.charCodeAt(at);
      const common = mark >= a;
      let end = at + 1;
      while (end < row.length && isCapital(row.charCodeAt(end))) end += 1;
      word = word.slice(0, mark - (common ? a : zero)) + row.slice(at + 1, end);
      words.push({ word, common });
      at = end;
    }
  }
  return words;
};
