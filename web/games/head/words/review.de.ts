/** Don't Lose Your Head: texts of the review, in German. */
import type { HeadView } from "@turnlight/games/head";
import type { ReviewWords } from "../shared.ts";

const habits: Readonly<Record<string, string>> = {
  impossible: "Rät, was nicht mehr sein kann",
  rash: "Versucht Wörter zu früh",
  unlikely: "Rät, was selten trifft",
  "tells-little": "Rät, was wenig verrät",
};

const reasons: Readonly<Record<string, string>> = {
  impossible: "Nichts, was zum Gesehenen passt, ließ dafür Platz.",
  rash: "Zu viele andere Wörter passten noch.",
  unlikely: "Der bessere Versuch geht seltener daneben.",
  "tells-little": "Der bessere Versuch verrät mehr, ob Treffer oder nicht.",
};

const guessed = (move: string): string =>
  move
    .replace(/^word \d /, "")
    .replace(/^letter /, "Buchstabe ")
    .replace(/^cell /, "Feld ");

export const review: ReviewWords<HeadView> = {
  move: guessed,
  doing: (move) => (move.startsWith("word") ? `Das Wort ${guessed(move)}` : `${guessed(move)} zu raten`),
  habit: (habit) => habits[habit] ?? habit,
  why: (habit) => reasons[habit] ?? habit,
};
