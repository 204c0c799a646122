/**
 * The Executioner's three strategies: which letter, which cell, and whether to try a word. Each uses only what it
 * remembers.
 */

import { letterFrequency } from "../../content/frequency.ts";
import { type TableBank, wordsToExpect } from "../../content/table-bank.ts";
import { blank, fittingWords, type Hunt } from "../../rules/index.ts";
import { openRows } from "../prey.ts";
import { along, type CellSweep, type ExecutionerConfig } from "./config.ts";
import type { BoardReading } from "./sight.ts";

export interface Scored<T> {
  readonly choice: T;
  readonly score: number;
}

/** Words of the whole bank that fit a row, as far as it remembers. */
const matchesOf = (hunt: Hunt, row: number, bank: TableBank): readonly string[] =>
  fittingWords(hunt, row, bank.matching(hunt.patterns[row - 1] ?? ""));

/** A row is partly revealed when some letters are shown and some are not. */
const partly = (pattern: string): boolean => [...pattern].some((letter) => letter !== blank);

/** By letter: the share of the words in which it would appear in a blank of the row. */
const shares = (words: readonly string[], pattern: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words)
    for (let i = 0; i < pattern.length; i++) {
      const letter = word[i] ?? "";
      if (pattern[i] !== blank || word.indexOf(letter) < i) continue;
      counts.set(letter, (counts.get(letter) ?? 0) + 1 / words.length);
    }
  return counts;
};

const vowels = "AEIOU";

/** By frequency, with a bonus for letters that appear in the blanks of words that fit, and one for vowels. */
export const scoreLetters = (
  hunt: Hunt,
  letters: readonly string[],
  bank: TableBank,
  skill: number,
  { letter }: ExecutionerConfig,
): readonly Scored<string>[] => {
  const patternBonus = along(letter.patternBonus, skill);
  const bonus = new Map<string, number>();
  for (const { row, pattern } of openRows(hunt)) {
    if (!partly(pattern)) continue;
    const all = matchesOf(hunt, row, bank);
    const expected = wordsToExpect(all, bank);
    for (const [missing, share] of shares(expected.length > 0 ? expected : all, pattern))
      bonus.set(missing, (bonus.get(missing) ?? 0) + patternBonus * share);
  }
  const frequency = letterFrequency[bank.language];
  const { vowelBonus = 0 } = letter;
  return letters.map((choice) => ({
    choice,
    score: (frequency[choice] ?? 0) + (bonus.get(choice) ?? 0) + (vowels.includes(choice) ? vowelBonus : 0),
  }));
};

const ways = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** How many lines on which a word could still lie pass through each cell: long words pass through the centre. */
const roomOn = ({ size, glance }: BoardReading): readonly number[] => {
  const room: number[] = new Array(size * size).fill(0);
  for (const cells of glance) for (const cell of cells) room[cell] = (room[cell] ?? 0) + 1;
  return room;
};

/** By open hits next to it, by lines of hits it would extend or join, and by the room for a word there. */
export const scoreCells = (
  sight: BoardReading,
  cells: readonly number[],
  { cell: { adjacent, line, centre } }: ExecutionerConfig,
): readonly Scored<number>[] => {
  const { size } = sight;
  const isHit = (column: number, row: number): boolean =>
    column >= 0 && row >= 0 && column < size && row < size && sight.isOpenHit(row * size + column);
  const room = roomOn(sight);
  const widest = Math.max(1, ...room);
  return cells.map((choice) => {
    const column = choice % size;
    const row = Math.floor(choice / size);
    let score = (centre * (room[choice] ?? 0)) / widest;
    for (const [right, down] of ways) {
      const ahead = isHit(column + right, row + down);
      const behind = isHit(column - right, row - down);
      if (ahead) score += adjacent;
      if (behind) score += adjacent;
      if (ahead && (behind || isHit(column + 2 * right, row + 2 * down))) score += line;
      if (behind && isHit(column - 2 * right, row - 2 * down)) score += line;
    }
    return { choice, score };
  });
};

/** The cells that come first in a sweep; never none where there are any. */
export const sweptFirst = (cells: readonly number[], size: number, sweep: CellSweep): readonly number[] => {
  const place = (cell: number) => ({ column: cell % size, row: Math.floor(cell / size) });
  const first = (rank: (cell: number) => number): readonly number[] => {
    const least = Math.min(...cells.map(rank));
    return cells.filter((cell) => rank(cell) === least);
  };
  if (sweep === "edges")
    return first((cell) => {
      const { column, row } = place(cell);
      return Math.min(column, row, size - 1 - column, size - 1 - row);
    });
  return first((cell) => {
    const { column, row } = place(cell);
    return ((column + row) % 2) * size + row;
  });
};

export interface WordIdea {
  readonly row: number;
  readonly words: readonly string[];
  readonly confidence: number;
}

export const confidenceOf = (matches: number, { word: { single } }: ExecutionerConfig): number =>
  matches === 0 ? 0 : matches === 1 ? single : 1 / matches;

/** The most certain word among the rows that show at least one letter. */
export const wordIdea = (hunt: Hunt, bank: TableBank, config: ExecutionerConfig): WordIdea | undefined => {
  let best: WordIdea | undefined;
  for (const { row, pattern } of openRows(hunt)) {
    if (!partly(pattern)) continue;
    const words = matchesOf(hunt, row, bank);
    const confidence = confidenceOf(words.length, config);
    if (confidence > (best?.confidence ?? 0)) best = { row, words, confidence };
  }
  return best;
};

/** The one letter a word would add to what its row shows; undefined if it would add several. */
export const soleLetter = (word: string, pattern: string): string | undefined => {
  const added = new Set([...word].filter((_, i) => pattern[i] === blank));
  const [letter] = added;
  return added.size === 1 ? letter : undefined;
};

/** The share of cell guesses, by how densely the cells not yet guessed must be filled. */
export const cellShare = (fill: number, { fill: { dense, thin, cells } }: ExecutionerConfig): number => {
  if (fill > dense) return cells.dense;
  if (fill < thin) return cells.thin;
  return along(
    [
      [thin, cells.leaning],
      [dense, cells.even],
    ],
    fill,
  );
};
