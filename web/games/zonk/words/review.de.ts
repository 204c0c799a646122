/** Zonk: texts of the review, in German. */
import type { ZonkView } from "@turnlight/games/zonk";
import type { ReviewWords } from "../shared.ts";

const numbers = ["keinen", "einen", "zwei", "drei", "vier", "fünf", "sechs"] as const;
/** In the accusative; `withDice` is the dative. */
const dice = (n: number): string => `${numbers[n] ?? n} Würfel`;
const withDice = (n: number): string => (n === 1 ? "einem Würfel" : `${numbers[n] ?? n} Würfeln`);
const taken = (move: string): string => move.replace(/^take /, "");
const countIn = (habit: string): number => Number(habit.split(" ")[1] ?? 0);

const habits: Readonly<Record<string, (habit: string) => string>> = {
  "banks-early": (habit) => `Sichert zu früh mit ${withDice(countIn(habit))} übrig`,
  "rolls-on": (habit) => `Wirft ${dice(countIn(habit))}, statt zu sichern`,
  "takes-too-many": () => "Legt zu viele Würfel beiseite",
  "takes-too-few": () => "Legt zu wenige Würfel beiseite",
  "takes-the-wrong": () => "Legt die falschen Würfel beiseite",
};

const reasons: Readonly<Record<string, (habit: string) => string>> = {
  "banks-early": (habit) => `Mit ${withDice(countIn(habit))} war das Wagnis wert, was es bringen konnte.`,
  "rolls-on": (habit) => `Mit ${withDice(countIn(habit))} war mehr zu verlieren als zu gewinnen.`,
  "takes-too-many": () => "Mehr Würfel für den nächsten Wurf waren mehr wert als diese Punkte.",
  "takes-too-few": () => "Diese Punkte waren mehr wert als ein Würfel mehr.",
  "takes-the-wrong": () => "Andere Würfel gaben für ebenso viele mehr her.",
};

const habitText = (from: typeof habits, habit: string): string => from[habit.split(" ")[0] ?? ""]?.(habit) ?? habit;

export const review: ReviewWords<ZonkView> = {
  move(move, { left, points }) {
    if (move === "bank") return `${points} sichern`;
    return move === "roll" ? `${dice(left)} werfen` : `${taken(move)} nehmen`;
  },
  doing(move, { left, points }) {
    if (move === "bank") return `${points} zu sichern`;
    return move === "roll" ? `Mit ${points} auf dem Tisch ${dice(left)} zu werfen` : `${taken(move)} zu nehmen`;
  },
  habit: (habit) => habitText(habits, habit),
  why: (habit) => habitText(reasons, habit),
};
