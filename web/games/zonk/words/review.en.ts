/** Zonk: texts of the review, in English. */
import type { ZonkView } from "@turnlight/games/zonk";
import type { ReviewWords } from "../shared.ts";

const numbers = ["no", "one", "two", "three", "four", "five", "six"] as const;
const dice = (n: number): string => `${numbers[n] ?? n} ${n === 1 ? "die" : "dice"}`;
const taken = (move: string): string => move.replace(/^take /, "");
const diceIn = (habit: string): string => dice(Number(habit.split(" ")[1] ?? 0));

const habits: Readonly<Record<string, (habit: string) => string>> = {
  "banks-early": (habit) => `Banks too early with ${diceIn(habit)} left`,
  "rolls-on": (habit) => `Rolls ${diceIn(habit)} where banking was better`,
  "takes-too-many": () => "Sets too many dice aside",
  "takes-too-few": () => "Sets too few dice aside",
  "takes-the-wrong": () => "Sets the wrong dice aside",
};

const reasons: Readonly<Record<string, (habit: string) => string>> = {
  "banks-early": (habit) => `With ${diceIn(habit)} the risk was worth what it could bring.`,
  "rolls-on": (habit) => `With ${diceIn(habit)} there was more to lose than to gain.`,
  "takes-too-many": () => "More dice for the next roll were worth more than these points.",
  "takes-too-few": () => "These points were worth more than another die.",
  "takes-the-wrong": () => "Other dice gave more for as many.",
};

const habitText = (from: typeof habits, habit: string): string => from[habit.split(" ")[0] ?? ""]?.(habit) ?? habit;

export const review: ReviewWords<ZonkView> = {
  move(move, { left, points }) {
    if (move === "bank") return `bank ${points}`;
    return move === "roll" ? `roll ${dice(left)}` : `take ${taken(move)}`;
  },
  doing(move, { left, points }) {
    if (move === "bank") return `Banking ${points}`;
    return move === "roll" ? `Rolling ${dice(left)} with ${points} on the table` : `Taking ${taken(move)}`;
  },
  habit: (habit) => habitText(habits, habit),
  why: (habit) => habitText(reasons, habit),
};
