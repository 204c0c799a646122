/** Don't Lose Your Head: texts of the review, in English. */
import type { HeadView } from "@turnlight/games/head";
import { listIn as list } from "../../../language/lists.ts";
import { linesBehind } from "../review/lines-behind.ts";
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

const guessed = (move: string): string =>
  move
    .replace(/^place .*$/, "set the board")
    .replace(/^word \d /, "")
    .replace(/^letter /, "letter ")
    .replace(/^cell /, "cell ");

export const review: ReviewWords<HeadView> = {
  move: guessed,
  doing: (move) => (move.startsWith("word") ? `Guessing the word ${guessed(move)}` : `Guessing ${guessed(move)}`),
  where: ({ guesses }, seat) => `Guess ${guesses.filter(({ by }) => by === seat).length + 1}`,
  habit: (habit) => habits[habit] ?? habit,
  why(habit, at) {
    const reason = reasons[habit] ?? habit;
    const lines = at === undefined ? undefined : linesBehind(at);
    if (lines === undefined) return reason;
    return `${lines.made} isn’t on any line left for ${list("en", lines.words)}. ${lines.best} is.`;
  },
};
