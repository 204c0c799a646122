/** Don't Lose Your Head: texts of the review, in German. */
import type { HeadView } from "@turnlight/games/head";
import { listIn as list } from "../../../language/lists.ts";
import { linesBehind } from "../review/lines-behind.ts";
import { duelStories } from "../review/retold.ts";
import type { ReviewWords } from "../shared.ts";

const habits: Readonly<Record<string, string>> = {
  impossible: "Unmögliche Versuche",
  rash: "Wörter zu früh raten",
  unlikely: "Unwahrscheinliche Versuche",
  "tells-little": "Versuche, die wenig verraten",
};

const reasons: Readonly<Record<string, string>> = {
  impossible: "Nach allem, was schon bekannt war, konnte das nicht stimmen.",
  rash: "Zu viele andere Wörter passten noch.",
  unlikely: "Der bessere Versuch wäre seltener danebengegangen.",
  "tells-little": "Der bessere Versuch hätte mehr verraten, Treffer oder nicht.",
};

const guessed = (move: string): string =>
  move
    .replace(/^place .*$/, "Brett gelegt")
    .replace(/^word \d /, "")
    .replace(/^letter /, "Buchstabe ")
    .replace(/^cell /, "Feld ");

const guesses = (view: HeadView, seat: number): number => view.guesses.filter(({ by }) => by === seat).length;

export const review: ReviewWords<HeadView> = {
  move: guessed,
  doing: (move) => `${guessed(move).replace(/^Buchstabe /, "den Buchstaben ")} zu raten`,
  guess(move, { guesses: all }) {
    const last = all.at(-1);
    if (last === undefined || move.startsWith("place")) return undefined;
    return { text: move.replace(/^word \d /, "").replace(/^(letter|cell) /, ""), isHit: last.hit };
  },
  stories: (match) =>
    duelStories(match).map((story) => {
      if (story.kind === "last")
        return {
          n: story.n,
          text: `${match.nameOf(match.seat === 0 ? 1 : 0)} fand bei Versuch ${story.guess} ${match.isOwn ? "dein" : "das"} letztes Wort: ${story.word}.`,
        };
      const { n, word, guess, foundAt } = story;
      const who = match.isOwn ? "Du kanntest" : `${match.nameOf(match.seat)} kannte`;
      const found = match.isOwn ? "hast es" : "hat es";
      const then = foundAt === undefined ? `${found} nie gefunden` : `${found} erst bei Versuch ${foundAt} gefunden`;
      return { n, text: `${who} ${word} bei Versuch ${guess} und ${then}.` };
    }),
  // Misses are part of the game: only a word tried too early and a guess that could not be right are retold.
  retell({ judged, before, seat, isOwn, amount, nameOf }) {
    const guess = guesses(before, seat) + 1;
    const lost = `Das kostete ${isOwn ? "dich" : nameOf(seat)} ${amount}`;
    if (judged?.habit === "rash") return `${guessed(judged.move)} bei Versuch ${guess} kam zu früh. ${lost}.`;
    if (judged?.habit === "impossible")
      return `Versuch ${guess}, ${guessed(judged.move)}, konnte nicht mehr stimmen. ${lost}.`;
    return undefined;
  },
  habit: (habit) => habits[habit] ?? habit,
  where: ({ guesses }, seat) => `Versuch ${guesses.filter(({ by }) => by === seat).length + 1}`,
  why(habit, at) {
    const reason = reasons[habit] ?? habit;
    const lines = at === undefined ? undefined : linesBehind(at);
    if (lines === undefined) return reason;
    return `${lines.made} liegt auf keiner Linie, die für ${list("de", lines.words)} noch möglich ist. ${lines.best} schon.`;
  },
};
