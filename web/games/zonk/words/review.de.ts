/** Zonk: texts of the review, in German. */

import type { ZonkView } from "@turnlight/games/zonk";
import { pluralIn } from "../../../language/count.ts";
import { nameOfMove } from "../play/offers.ts";
import type { ReviewWords } from "../shared.ts";
import { de } from "./texts.de.ts";

const count = pluralIn("de");

const numbers = ["keinen", "einen", "zwei", "drei", "vier", "fünf", "sechs"] as const;
/** In the accusative; `withDice` is the dative. */
const dice = (n: number): string => `${numbers[n] ?? n} Würfel`;
const withDice = (n: number): string => count(n, { one: "einem Würfel", other: `${numbers[n] ?? n} Würfeln` });
const countIn = (habit: string): number => Number(habit.split(" ")[1] ?? 0);

const habits: Readonly<Record<string, (habit: string) => string>> = {
  "banks-early": (habit) => `Mit ${withDice(countIn(habit))} zu früh sichern`,
  "rolls-on": (habit) => `Mit ${withDice(countIn(habit))} weiterwürfeln, statt zu sichern`,
  "takes-too-many": () => "Zu viele Würfel ablegen",
  "takes-too-few": () => "Zu wenige Würfel ablegen",
  "takes-the-wrong": () => "Die falschen Würfel ablegen",
};

const reasons: Readonly<Record<string, (habit: string) => string>> = {
  "banks-early": (habit) => `Mit ${withDice(countIn(habit))} hätte sich das Risiko gelohnt.`,
  "rolls-on": (habit) => `Mit ${withDice(countIn(habit))} war mehr zu verlieren als zu gewinnen.`,
  "takes-too-many": () => "Mehr Würfel für den nächsten Wurf wären mehr wert gewesen als diese Punkte.",
  "takes-too-few": () => "Diese Punkte wären mehr wert gewesen als ein Würfel mehr.",
  "takes-the-wrong": () => "Andere Würfel wären mehr wert gewesen.",
};

const habitText = (from: typeof habits, habit: string): string => from[habit.split(" ")[0] ?? ""]?.(habit) ?? habit;

export const review: ReviewWords<ZonkView> = {
  move(move, { left, points, table }) {
    if (move === "bank") return `${points} sichern`;
    return move === "roll" ? `${dice(left)} werfen` : `${nameOfMove(move, table, de.combination)} ablegen`;
  },
  doing(move, { left, points, table }) {
    if (move === "bank") return `${points} zu sichern`;
    return move === "roll"
      ? `Bei ${points} Punkten ${dice(left)} zu werfen`
      : `${nameOfMove(move, table, de.combination)} abzulegen`;
  },
  habit: (habit) => habitText(habits, habit),
  why: (habit) => habitText(reasons, habit),
  unrated: ({ rounds }) =>
    rounds === undefined
      ? undefined
      : "Tagespartien werden nach Punkten gespielt, deshalb gibt es hier keine Gewinnchance zu vergleichen. Auf der Seite der Tagespartie steht, wie gut deine Entscheidungen gegenüber perfektem Spiel waren.",
};
