/**
 * The storage format of a word bank: sorted words, each as one character for the number of letters it shares with the
 * word before it (0–5, or a–f for a common word) and then its other letters. Compresses well, and is decoded in one
 * pass.
 */

export interface BankSource {
  readonly rows: readonly string[];
}

export interface Decoded {
  /** All words, sorted. */
  readonly words: readonly string[];
  readonly common: ReadonlySet<string>;
}

const a = 97;
const zero = 48;
const isCapital = (code: number): boolean => code < a && code > zero + 9;

export const decoded = (rows: readonly string[]): Decoded => {
  const words: string[] = [];
  const common = new Set<string>();
  for (const row of rows) {
    let word = "";
    for (let at = 0; at < row.length; ) {
      const mark = row.charCodeAt(at);
      const isCommon = mark >= a;
      let end = at + 1;
      while (end < row.length && isCapital(row.charCodeAt(end))) end += 1;
      word = word.slice(0, mark - (isCommon ? a : zero)) + row.slice(at + 1, end);
      words.push(word);
      if (isCommon) common.add(word);
      at = end;
    }
  }
  return { words, common };
};
