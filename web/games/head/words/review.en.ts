/** Don't Lose Your Head: texts of the review, in English. */
import type { HeadView } from "@turnlight/games/head";
import type { ReviewWords } from "../shared.ts";

const habits: Readonly<Record<string, string>> = {
  impossible: "Impossible guesses",
  rash: "Guessing words too early",
  unlikely: "Unlikely guesses",
  "tells-little": "Guesses that reveal little",
};

const reasons: Readonly<Record<string, string>> = {
  impossible: "From what was already known, it couldn’t be right.",
  rash: "Too many other words still fitted.",
  unlikely: "The better guess was less likely to miss.",
  "tells-little": "The better guess would have revealed more, hit or miss.",
};

const guessed = (move: string): string => move.replace(/^word \d /, "");

export const review: ReviewWords<HeadView> = {
  move: guessed,
  doing: (move) => (move.startsWith("word") ? `Guessing the word ${guessed(move)}` : `Guessing ${guessed(move)}`),
  habit: (habit) => habits[habit] ?? habit,
  why: (habit) => reasons[habit] ?? habit,
};
