/** Zonk: texts of the review, in English. */

import { type ZonkView, zonkChance } from "@turnlight/games/zonk";
import { percentIn, pluralIn } from "../../../language/count.ts";
import { afterTake, nameOfMove } from "../play/offers.ts";
import { type RetoldRoll, rolledIn } from "../review/retold-roll.ts";
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

const moveText = (move: string, { left, points, phase, table }: ZonkView): string => {
  // Beginning a turn is no choice.
  if (phase.kind === "ready" && move === "roll") return "";
  if (move === "bank") return `bank ${points}`;
  return move === "roll" ? `roll ${dice(left)}` : nameOfMove(move, table, en.combination);
};

/** "Two pairs, then bank 80". */
const joined = (move: string, view: ZonkView, then: string | undefined): string =>
  then === undefined ? moveText(move, view) : `${moveText(move, view)}, then ${moveText(then, afterTake(move, view))}`;

const risk = (move: string, view: ZonkView): string => {
  const { left } = afterTake(move, view);
  return `${dice(left)} ${count(left, { one: "zonks", other: "zonk" })} ${percentIn("en", zonkChance(view.table, left), 0)} of the time`;
};

const faultRetold = ({ move, next }: { move: string; next?: string }, view: ZonkView, lost: string): string => {
  const doing = review.doing(move, view, next);
  return `Round ${view.round}: ${doing.charAt(0).toLowerCase()}${doing.slice(1)} cost ${lost}.`;
};

const rollRetold = ({ before, after, amount, isGood, whose = "you", by }: RetoldRoll): string => {
  const rolled = rolledIn(after);
  if (rolled === undefined)
    return by === undefined
      ? `Round ${before.round}: a zonk with ${before.points} points at stake cost ${whose} ${amount}.`
      : `Round ${before.round}: ${by} zonked with ${before.points} points at stake. That was worth ${amount} to ${whose}.`;
  return `Round ${before.round}: ${by ?? whose} rolled ${rolled}. That ${isGood ? "gained" : "cost"} ${whose} ${amount}.`;
};

export const review: ReviewWords<ZonkView> = {
  move: joined,
  doing(move, view, then) {
    if (move === "bank") return `Banking ${view.points}`;
    if (move === "roll") return `Rolling ${dice(view.left)} with ${view.points} points at stake`;
    const taking = `Taking ${inText(nameOfMove(move, view.table, en.combination))}`;
    if (then === undefined) return taking;
    const after = afterTake(move, view);
    return then === "bank"
      ? `${taking} and banking ${after.points}`
      : `${taking} and rolling ${dice(after.left)} with ${after.points} points at stake`;
  },
  where: ({ round, takes }) => `Round ${round}, roll ${takes.length + 1}`,
  retell: ({ kind, isGood, amount, before, after, seat, isOwn, judged, nameOf }) => {
    if (kind === "fault" && judged !== undefined)
      return faultRetold(judged, before, `${isOwn ? "you" : nameOf(seat)} ${amount}`);
    const whose = isOwn ? undefined : nameOf(seat);
    const by = before.seat === seat ? undefined : nameOf(before.seat);
    return rollRetold({ before, after, amount, isGood, whose, by });
  },
  lap: ({ round }) => `R${round}`,
  habit: (habit) => habitText(habits, habit),
  why(habit, at) {
    const reason = habitText(reasons, habit);
    if (at === undefined || !at.made.startsWith("take") || at.made === at.best) return reason;
    const [made, best] = [risk(at.made, at.view), risk(at.best, at.view)];
    return made === best ? reason : `${made.charAt(0).toUpperCase()}${made.slice(1)}, ${best}. ${reason}`;
  },
  unrated: ({ rounds }) =>
    rounds === undefined
      ? undefined
      : "Daily matches are played for points, so there’s no chance of winning to compare. Your decisions are rated against perfect play on the daily match’s own page.",
};
