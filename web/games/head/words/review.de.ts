/** Don't Lose Your Head: texts of the review, in German. */
import type { HeadView } from "@turnlight/games/head";
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
    .replace(/^word \d /, "")
    .replace(/^letter /, "Buchstabe ")
    .replace(/^cell /, "Feld ");

export const review: ReviewWords<HeadView> = {
  move: guessed,
  doing: (move) => `${guessed(move).replace(/^Buchstabe /, "den Buchstaben ")} zu raten`,
  habit: (habit) => habits[habit] ?? habit,
  why: (habit) => reasons[habit] ?? habit,
};
