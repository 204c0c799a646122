/** Don't Lose Your Head: texts of the review, in English. */
import type { HeadView } from "@turnlight/games/head";
import type { ReviewWords } from "../shared.ts";

const habits: Readonly<Record<string, string>> = {
  impossible: "Guesses what can no longer be",
  rash: "Tries words too early",
  unlikely: "Guesses what seldom hits",
  "tells-little": "Guesses what tells little",
};

const reasons: Readonly<Record<string, string>> = {
  impossible: "Nothing that fits what had been seen left room for it.",
  rash: "Too many other words still fitted.",
  unlikely: "The better guess misses less often.",
  "tells-little": "The better guess tells more, hit or miss.",
};

const guessed = (move: string): string => move.replace(/^word \d /, "");

export const review: ReviewWords<HeadView> = {
  move: guessed,
  doing: (move) => (move.startsWith("word") ? `The word ${guessed(move)}` : `Guessing ${guessed(move)}`),
  habit: (habit) => habits[habit] ?? habit,
  why: (habit) => reasons[habit] ?? habit,
};
