/**
 * What the rows may still hide, weighted by how likely people hide it, and the resulting probabilities of letters and
 * words.
 */
import type { TableBank } from "../content/table-bank.ts";
import { blank, fittingWords, type Hunt, inventedWords, isSolved } from "../rules/index.ts";

const letters = 26;
const places = 64;
const firstLetter = 65;

export interface RowHopes {
  readonly row: number;
  readonly pattern: string;
  readonly words: readonly string[];
  readonly weights: readonly number[];
  readonly total: number;
  /**
   * By letter and by the set of places (a bit each) where it would appear: the weight of words that have it exactly
   * there.
   */
  readonly showing: Float64Array;
}

const hopesOf = (hunt: Hunt, row: number, bank: TableBank): RowHopes => {
  const pattern = hunt.patterns[row - 1] ?? "";
  const listed = isSolved(pattern) ? [pattern] : fittingWords(hunt, row, bank.matching(pattern));
  // A word by agreement is hardly in the dictionary: where none of it fits, any spelling may.
  const words = listed.length === 0 && hunt.agreed?.includes(row) === true ? inventedWords(hunt, row) : listed;
  const weights = words.map((word) => bank.plausibility(word));
  const showing = new Float64Array(letters * places);
  let total = 0;
  const open = [...pattern].flatMap((letter, i) => (letter === blank ? [i] : []));
  for (let w = 0; w < words.length; w++) {
    const word = words[w] ?? "";
    const weight = weights[w] ?? 0;
    total += weight;
    for (const i of open) {
      const code = word.charCodeAt(i);
      let where = 0;
      let first = i;
      for (const j of open)
        if (word.charCodeAt(j) === code) {
          where |= 1 << j;
          if (j < first) first = j;
        }
      if (first < i) continue;
      const at = (code - firstLetter) * places + where;
      showing[at] = (showing[at] ?? 0) + weight;
    }
  }
  return { row, pattern, words, weights, total, showing };
};

export const rowHopes = (hunt: Hunt, bank: TableBank): readonly RowHopes[] =>
  hunt.patterns.map((_, i) => hopesOf(hunt, i + 1, bank));

/** The entropy term of an outcome with this probability, in bits. */
export const surprise = (chance: number): number => (chance > 0 && chance < 1 ? -chance * Math.log2(chance) : 0);

/** The probability that a letter is nowhere, and the information of the answer in bits: rows are independent. */
export const letterOutlook = (
  hopes: readonly RowHopes[],
  letter: string,
): { readonly miss: number; readonly bits: number } => {
  const from = (letter.charCodeAt(0) - firstLetter) * places;
  let miss = 1;
  let bits = 0;
  for (const { showing, total, pattern } of hopes) {
    if (isSolved(pattern) || total === 0) continue;
    let shown = 0;
    for (let where = 1; where < places; where++) {
      const chance = (showing[from + where] ?? 0) / total;
      if (chance === 0) continue;
      shown += chance;
      bits += surprise(chance);
    }
    bits += surprise(1 - shown);
    miss *= Math.max(0, 1 - shown);
  }
  return { miss, bits };
};

/** The probability of each letter at each place of a row, for crossings. */
export const lettersAtPlaces = ({ pattern, words, weights, total }: RowHopes): readonly Float64Array[] =>
  [...pattern].map((_, i) => {
    const chances = new Float64Array(letters);
    for (let w = 0; w < words.length; w++) {
      const at = (words[w] ?? "A").charCodeAt(i) - firstLetter;
      chances[at] = (chances[at] ?? 0) + (weights[w] ?? 0) / total;
    }
    return chances;
  });
