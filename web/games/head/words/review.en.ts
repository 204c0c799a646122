/** Don't Lose Your Head: texts of the review, in English. */
import type { HeadView } from "@turnlight/games/head";
import { listIn as list } from "../../../language/lists.ts";
import { linesBehind } from "../review/lines-behind.ts";
import { duelStories } from "../review/retold.ts";
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

const guesses = (view: HeadView, seat: number): number => view.guesses.filter(({ by }) => by === seat).length;

export const review: ReviewWords<HeadView> = {
  move: guessed,
  doing: (move) => (move.startsWith("word") ? `Guessing the word ${guessed(move)}` : `Guessing ${guessed(move)}`),
  where: ({ guesses }, seat) => `Guess ${guesses.filter(({ by }) => by === seat).length + 1}`,
  guess(move, { guesses: all }) {
    const last = all.at(-1);
    if (last === undefined || move.startsWith("place")) return undefined;
    return { text: move.replace(/^word \d /, "").replace(/^(letter|cell) /, ""), isHit: last.hit };
  },
  stories: (match) =>
    duelStories(match).map((story) => {
      const who = match.isOwn ? "You" : match.nameOf(match.seat);
      if (story.kind === "last")
        return {
          n: story.n,
          text: `${match.nameOf(match.seat === 0 ? 1 : 0)} found ${match.isOwn ? "your" : "the"} last word, ${story.word}, at guess ${story.guess}.`,
        };
      const { n, word, guess, foundAt } = story;
      const then = foundAt === undefined ? "and never found it" : `and found it only at guess ${foundAt}`;
      return { n, text: `${who} knew ${word} at guess ${guess} ${then}.` };
    }),
  // Misses are part of the game: only a word tried too early and a guess that could not be right are retold.
  retell({ judged, before, seat, isOwn, amount, nameOf }) {
    const guess = guesses(before, seat) + 1;
    const lost = `it cost ${isOwn ? "you" : nameOf(seat)} ${amount}`;
    if (judged?.habit === "rash") return `${guessed(judged.move)} at guess ${guess} came too early: ${lost}.`;
    if (judged?.habit === "impossible")
      return `Guess ${guess}, ${guessed(judged.move)}, couldn’t be right any more: ${lost}.`;
    return undefined;
  },
  habit: (habit) => habits[habit] ?? habit,
  why(habit, at) {
    const reason = reasons[habit] ?? habit;
    const lines = at === undefined ? undefined : linesBehind(at);
    if (lines === undefined) return reason;
    return `${lines.made} isn’t on any line left for ${list("en", lines.words)}. ${lines.best} is.`;
  },
};
