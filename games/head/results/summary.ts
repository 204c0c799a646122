/** A duel's statistics for one seat, and its spoiler-free summary as a line of signs. */
import { type HeadView, isSolved, type JudgedGuess } from "../rules/index.ts";

export interface Summary {
  readonly hits: number;
  /** As counted towards the limit: a wrong word is two. */
  readonly misses: number;
  readonly limit: number;
  readonly words: number;
  readonly turns: number;
  /** The share of right guesses, from 0 to 1. */
  readonly accuracy: number;
  /** Right whole words, and the longest run of right guesses. */
  readonly wordsGuessed: number;
  readonly bestRun: number;
}

const longestRun = (guesses: readonly JudgedGuess[]): number => {
  let run = 0;
  let best = 0;
  for (const { hit } of guesses) {
    run = hit ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return best;
};

export const summaryOf = ({ guesses, hunts }: Pick<HeadView, "guesses" | "hunts">, seat: 0 | 1): Summary => {
  const own = guesses.filter(({ by }) => by === seat);
  const hits = own.filter(({ hit }) => hit).length;
  const { misses, limit, patterns } = hunts[seat];
  return {
    hits,
    misses,
    limit,
    words: patterns.filter(isSolved).length,
    turns: own.length,
    accuracy: own.length === 0 ? 0 : hits / own.length,
    wordsGuessed: own.filter(({ kind, hit }) => kind === "word" && hit).length,
    bestRun: longestRun(own),
  };
};

const signs = { word: ["◇", "◆"], letter: ["○", "●"], cell: ["□", "■"] } as const;

/** One sign per guess: letters are circles, cells squares, words diamonds; filled if the guess was right. */
export const signsOf = ({ guesses }: Pick<HeadView, "guesses">, seat: number): string =>
  guesses
    .filter(({ by }) => by === seat)
    .map(({ kind, hit }) => signs[kind][hit ? 1 : 0])
    .join("");
