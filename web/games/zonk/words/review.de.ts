/** Zonk: texts of the review, in German. */

import { type ZonkView, zonkChance } from "@turnlight/games/zonk";
import { percentIn, pluralIn } from "../../../language/count.ts";
import { afterTake, nameOfMove } from "../play/offers.ts";
import { type RetoldRoll, rolledIn } from "../review/retold-roll.ts";
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

const moveText = (move: string, { left, points, phase, table }: ZonkView): string => {
  // Beginning a turn is no choice.
  if (phase.kind === "ready" && move === "roll") return "";
  if (move === "bank") return `${points} sichern`;
  return move === "roll" ? `${dice(left)} werfen` : nameOfMove(move, table, de.combination);
};

/** „Zwei Paare, dann 80 sichern“. */
const joined = (move: string, view: ZonkView, then: string | undefined): string =>
  then === undefined ? moveText(move, view) : `${moveText(move, view)}, dann ${moveText(then, afterTake(move, view))}`;

const risk = (move: string, view: ZonkView): string => {
  const { left } = afterTake(move, view);
  return `mit ${withDice(left)} zu ${percentIn("de", zonkChance(view.table, left), 0)}`;
};

const faultRetold = ({ move, next }: { move: string; next?: string }, view: ZonkView, lost: string): string =>
  `Runde ${view.round}: ${review.doing(move, view, next)} kostete ${lost}.`;

const rollRetold = ({ before, after, amount, isGood, whose, by }: RetoldRoll): string => {
  const rolled = rolledIn(after);
  const gained = `brachte ${whose ?? "dir"} ${amount}`;
  const lost = `kostete ${whose ?? "dich"} ${amount}`;
  if (rolled === undefined)
    return by === undefined
      ? `Runde ${before.round}: Ein Zonk bei ${before.points} Punkten ${lost}.`
      : `Runde ${before.round}: Ein Zonk bei ${before.points} Punkten für ${by} ${gained}.`;
  const thrower = by ?? whose;
  const thrown = thrower === undefined ? `Du hast ${rolled} geworfen` : `${thrower} hat ${rolled} geworfen`;
  return `Runde ${before.round}: ${thrown}. Das ${isGood ? gained : lost}.`;
};

export const review: ReviewWords<ZonkView> = {
  move: joined,
  doing(move, view, then) {
    if (move === "bank") return `${view.points} zu sichern`;
    if (move === "roll") return `Bei ${view.points} Punkten ${dice(view.left)} zu werfen`;
    const taken = nameOfMove(move, view.table, de.combination);
    if (then === undefined) return `${taken} abzulegen`;
    const after = afterTake(move, view);
    return then === "bank"
      ? `${taken} abzulegen und ${after.points} zu sichern`
      : `${taken} abzulegen und bei ${after.points} Punkten ${dice(after.left)} zu werfen`;
  },
  where: ({ round, takes }) => `Runde ${round}, Wurf ${takes.length + 1}`,
  retell: ({ kind, isGood, amount, before, after, seat, isOwn, judged, nameOf }) => {
    if (kind === "fault" && judged !== undefined)
      return faultRetold(judged, before, `${isOwn ? "dich" : nameOf(seat)} ${amount}`);
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
    return made === best ? reason : `Zonk gibt es ${made}, ${best}. ${reason}`;
  },
  unrated: ({ rounds }) =>
    rounds === undefined
      ? undefined
      : "Tagespartien werden nach Punkten gespielt, deshalb gibt es hier keine Gewinnchance zu vergleichen. Auf der Seite der Tagespartie steht, wie gut deine Entscheidungen gegenüber perfektem Spiel waren.",
};
