/**
 * The Oracle: the worth of every guess, over all words and placements that fit the view. A guess is worth the
 * information in bits that its answer gives, each of which saves a part of a miss later, less the misses it is expected
 * to cost now.
 */
import { type Draw, pick, type Seat } from "@turnlight/kernel";
import { tableBank } from "../content/table-bank.ts";
import { alphabet, blank, cellAt, type GuessMove, type HeadView, indexOf, isSolved, other } from "../rules/index.ts";
import { rowLines, symbols } from "./lines.ts";
import { type Agreement, placements } from "./placements.ts";
import { letterOutlook, lettersAtPlaces, type RowHopes, rowHopes, surprise } from "./words.ts";

interface OracleConfig {
  /** Misses that one bit saves later, for each kind of guess. */
  readonly bit: { readonly letter: number; readonly cell: number; readonly word: number };
  /** The worth of a turn in misses: a right word saves one for every letter but one. */
  readonly turn: number;
  /** Lines weighed per node of the budget, and the minimum number of ways to place the outer rows worth examining. */
  readonly linesANode: number;
  readonly fewestWays: number;
}

const oracleConfig: OracleConfig = {
  bit: { letter: 0.3, cell: 0.3, word: 0.3 },
  turn: 0.1,
  linesANode: 16,
  fewestWays: 12,
};

export interface Valued {
  readonly guess: GuessMove;
  readonly value: number;
  /** The probability that it is right. */
  readonly hit: number;
  readonly bits: number;
}

export interface OracleAppraisal {
  /** All open letters and cells, and the likeliest word of each open row; the best first. */
  readonly guesses: readonly Valued[];
  /** The appraisal of any guess, listed or not. */
  valueOf(guess: GuessMove): Valued;
  readonly candidates: readonly number[];
  readonly looked: number;
  /** The cells' probabilities come from a sample of the placements. */
  readonly isSampled: boolean;
}

/** Rows and places as one number; place −1 means any. */
const crossingKey = (one: number, i: number, two: number, j: number): number =>
  ((one * 4 + two) * 7 + i + 1) * 7 + j + 1;

const agreementOf = (hopes: readonly RowHopes[]): Agreement => {
  const at = hopes.map(lettersAtPlaces);
  const known = new Float64Array(4 * 4 * 7 * 7).fill(-1);
  const reckon = (one: number, i: number, two: number, j: number): number => {
    const left = (at[one] ?? []).filter((_, place) => i < 0 || place === i);
    const right = (at[two] ?? []).filter((_, place) => j < 0 || place === j);
    let chance = 0;
    for (const mine of left)
      for (const theirs of right) for (let l = 0; l < mine.length; l++) chance += (mine[l] ?? 0) * (theirs[l] ?? 0);
    return chance / Math.max(1, left.length * right.length);
  };
  return (one, i, two, j) => {
    const key = crossingKey(one, i, two, j);
    const before = known[key] ?? -1;
    if (before >= 0) return before;
    const chance = reckon(one, i, two, j);
    known[key] = chance;
    return chance;
  };
};

export const appraise = (
  view: HeadView,
  seat: Seat,
  { nodes, draw }: { readonly nodes: number; readonly draw: Draw },
): OracleAppraisal => {
  const hunt = view.hunts[seat === 0 ? 0 : 1];
  const size = view.config.grids[other(seat)];
  const hopes = rowHopes(hunt, tableBank(view.config));
  const hits = hunt.cells.flatMap(({ cell, colour }) => (colour === "red" ? [] : [indexOf(cell, size)]));
  const rows = rowLines(hunt, size);
  const lines = rows.reduce((sum, { count }) => sum + count, 0);
  const ways = Math.max(oracleConfig.fewestWays, Math.floor((nodes * oracleConfig.linesANode) / Math.max(1, lines)));
  const { chances, looked, isSampled } = placements(rows, hits, size * size, agreementOf(hopes), { ways, draw });

  const letterValue = (letter: string): Valued => {
    const { miss, bits } = letterOutlook(hopes, letter);
    return { guess: { kind: "letter", letter }, value: oracleConfig.bit.letter * bits - miss, hit: 1 - miss, bits };
  };
  const cellValue = (index: number): Valued => {
    let hit = 0;
    let bits = 0;
    for (let symbol = 0; symbol < symbols; symbol++) {
      const chance = chances[index * symbols + symbol] ?? 0;
      hit += chance;
      bits += surprise(chance);
    }
    const miss = Math.max(0, 1 - hit);
    bits += surprise(miss);
    return {
      guess: { kind: "cell", cell: cellAt(index, size) },
      value: oracleConfig.bit.cell * bits - miss,
      hit: 1 - miss,
      bits,
    };
  };
  const wordValue = (row: number, word: string): Valued => {
    const { words = [], weights = [], total = 1, pattern = "" } = hopes[row - 1] ?? {};
    const weight = weights[words.indexOf(word)] ?? 0;
    const hit = total > 0 ? weight / total : 0;
    const bits = surprise(hit) + surprise(1 - hit);
    const letters = new Set([...word].filter((_, i) => pattern[i] === blank)).size;
    const saved = oracleConfig.turn * hit * (letters - 1);
    return {
      guess: { kind: "word", row, word },
      value: oracleConfig.bit.word * bits - 2 * (1 - hit) + saved,
      hit,
      bits,
    };
  };

  const worth = (guess: GuessMove): Valued => {
    if (guess.kind === "letter") return letterValue(guess.letter);
    if (guess.kind === "cell") return cellValue(indexOf(guess.cell, size));
    return wordValue(guess.row, guess.word);
  };
  const seen = new Set(hunt.cells.map(({ cell }) => cell));
  const lettersOpen = hopes.some(({ pattern }) => !isSolved(pattern));
  const guesses = [
    ...(lettersOpen ? alphabet : [])
      .filter((letter) => !hunt.known.includes(letter) && !hunt.missed.includes(letter))
      .map(letterValue),
    ...Array.from({ length: size * size }, (_, index) => index)
      .filter((index) => !seen.has(cellAt(index, size)))
      .map(cellValue),
    ...hopes.flatMap(({ row, pattern, words, weights }) => {
      if (isSolved(pattern) || words.length === 0) return [];
      const likeliest = weights.indexOf(Math.max(...weights));
      return [wordValue(row, words[likeliest] ?? "")];
    }),
  ].sort((one, two) => two.value - one.value);
  return { guesses, valueOf: worth, candidates: hopes.map(({ words }) => words.length), looked, isSampled };
};

/** The best guess; a random one among equals, so that it cannot be predicted. */
export const bestGuess = ({ guesses }: OracleAppraisal, draw: Draw): Valued => {
  const best = guesses[0]?.value ?? 0;
  return pick(
    draw,
    guesses.filter(({ value }) => value >= best - 1e-9),
  );
};
