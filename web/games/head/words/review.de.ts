/** Don't Lose Your Head: texts of the review, in German. */
import type { HeadView } from "@turnlight/games/head";
import { listIn as list } from "../../../language/lists.ts";
import { linesBehind } from "../review/lines-behind.ts";
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

export const review: ReviewWords<HeadView> = {
  move: guessed,
  doing: (move) => `${guessed(move).replace(/^Buchstabe /, "den Buchstaben ")} zu raten`,
  habit: (habit) => habits[habit] ?? habit,
  where: ({ guesses }, seat) => `Versuch ${guesses.filter(({ by }) => by === seat).length + 1}`,
  why(habit, at) {
    const reason = reasons[habit] ?? habit;
    const lines = at === undefined ? undefined : linesBehind(at);
    if (lines === undefined) return reason;
    return `${lines.made} liegt auf keiner Linie, die für ${list("de", lines.words)} noch möglich ist. ${lines.best} schon.`;
  },
};
