/** Zonk: texts of the review, in English. */

import type { ZonkView } from "@turnlight/games/zonk";
import { pluralIn } from "../../../language/count.ts";
import { nameOfMove } from "../play/offers.ts";
import type { ReviewWords } from "../shared.ts";
import { en, inText } from "./texts.en.ts";

const count = pluralIn("en");

const numbers = ["no", "one", "two", "three", "four", "five", "six"] as const;
const dice = (n: number): string => `${numbers[n] ?? n} ${count(n, { one: "die", other: "dice" })}`;
const diceIn = (habit: string): string => dice(Number(habit.split(" ")[1] ?? 0));

const habits: Readonly<Record<string, (habit: string) => string>> = {
  "banks-early": (habit) => `Banking too early with ${diceIn(habit)} left`,
  "rolls-on": (habit) => `Rolling ${diceIn(habit)} instead of banking`,
  "takes-too-many": () => "Setting too many dice aside",
  "takes-too-few": () => "Setting too few dice aside",
  "takes-the-wrong": () => "Setting the wrong dice aside",
};

const reasons: Readonly<Record<string, (habit: string) => string>> = {
  "banks-early": (habit) => `With ${diceIn(habit)} left, the risk was worth taking.`,
  "rolls-on": (habit) => `With ${diceIn(habit)} left, there was more to lose than to gain.`,
  "takes-too-many": () => "Having more dice for the next roll was worth more than these points.",
  "takes-too-few": () => "These points were worth more than another die.",
  "takes-the-wrong": () => "Other dice were worth more.",
};

const habitText = (from: typeof habits, habit: string): string => from[habit.split(" ")[0] ?? ""]?.(habit) ?? habit;

export const review: ReviewWords<ZonkView> = {
  move(move, { left, points, table }) {
    if (move === "bank") return `bank ${points}`;
    return move === "roll" ? `roll ${dice(left)}` : `take ${inText(nameOfMove(move, table, en.combination))}`;
  },
  doing(move, { left, points, table }) {
    if (move === "bank") return `Banking ${points}`;
    return move === "roll"
      ? `Rolling ${dice(left)} with ${points} points at stake`
      : `Taking ${inText(nameOfMove(move, table, en.combination))}`;
  },
  habit: (habit) => habitText(habits, habit),
  why: (habit) => habitText(reasons, habit),
  unrated: ({ rounds }) =>
    rounds === undefined
      ? undefined
      : "Daily matches are played for points, so there’s no chance of winning to compare. Your decisions are rated against perfect play on the daily match’s own page.",
};
