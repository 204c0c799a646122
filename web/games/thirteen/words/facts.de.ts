/** Thirteen Throws: sentences for facts, in German. */
import type { RunFact, RunView } from "@turnlight/games/thirteen";
import type { FactWords } from "../../facts.ts";
import { nameIn } from "../items/name.ts";
import { de } from "./texts.de.ts";

const named = (id: string): string => nameIn(de, id);
const diceOf = (dice: readonly number[]): string => `Würfel ${dice.map((die) => die + 1).join(", ")}`;
const inPlaceOf = (die: number | undefined): string => (die === undefined ? "" : ` (statt Würfel ${die + 1})`);
const endings = {
  lost: "Der Lauf ist zu Ende.",
  retired: "Der Lauf endet mit dem Gewinn.",
  finished: "Der Lauf ist durch.",
};

export const facts: FactWords<RunView, RunFact> = {
  offered: ({ items }) => `Im Angebot: ${items.map(named).join(", ")}.`,
  drafted: ({ item }) => `${named(item)} kommt mit.`,
  began: ({ stage, target, rounds }, { number }) =>
    `Stufe ${stage} beginnt: ${number(target)} Punkte in ${rounds} Runden.`,
  twisted: ({ twist }) => `Boss: ${de.twists[twist.kind]}. ${de.twistAbout(twist)}`,
  throwing: ({ round, roll, keep }) =>
    keep.length === 0 ? `Runde ${round}, Wurf ${roll}.` : `Runde ${round}, Wurf ${roll}; gehalten: ${diceOf(keep)}.`,
  rolled: ({ shown }) => `Die Würfel zeigen ${shown.join(" ")}.`,
  used: ({ item, die, from, to }) =>
    die === undefined || from === undefined || to === undefined
      ? `${named(item)} wird benutzt.`
      : `${named(item)} auf Würfel ${die + 1}: Aus ${from} wird ${to}.`,
  scored: ({ category, total }, { number }) => `${de.boxes[category]}: ${number(total)} Punkte.`,
  bonus: ({ total }, { number }) => `Der Bonus oben: ${number(total)} Punkte.`,
  scratched: ({ category }) => `${de.boxes[category]}: gestrichen.`,
  earned: ({ die, money }) => `Würfel ${die + 1} bringt ${money} $.`,
  tipped: ({ item, money }) => `${named(item)} bringt ${money} $.`,
  tolled: ({ money, purse }, { number }) => `Der Wegzoll nimmt ${money} $; in der Kasse sind ${number(purse)} $.`,
  "cashed-in": ({ rounds }) => `Die Stufe ist früh kassiert; offene Runden: ${rounds}.`,
  moved: ({ item, to }) => `${named(item)} rückt auf Platz ${to + 1}.`,
  cracked: ({ dice }) => (dice.length === 0 ? "Das Glas hält." : `Das Glas zerbricht: ${diceOf(dice)}.`),
  stood: ({ stage, score, target, won }, { number }) =>
    `Stufe ${stage} ist ${won ? "geschafft" : "verloren"}: ${number(score)} von ${number(target)} Punkten.`,
  paid: ({ stage, unused, early, interest, charms, purse }, { number }) =>
    `${number(stage + unused + early + interest + charms)} $ werden ausgezahlt; in der Kasse sind ${number(purse)} $.`,
  starred: ({ stars }) => `${de.hud.stars(stars)} verdient.`,
  victory: ({ stage }) => `Stufe ${stage}: Der Lauf ist gewonnen.`,
  bought: ({ item, price, purse, die }, { number }) =>
    `${named(item)}${inPlaceOf(die)} für ${price} $ gekauft; in der Kasse sind ${number(purse)} $.`,
  sold: ({ item, price, purse }, { number }) =>
    `${named(item)} für ${price} $ verkauft; in der Kasse sind ${number(purse)} $.`,
  widened: ({ slots, price, purse }, { number }) =>
    `Jetzt ${slots} Plätze für Talismane, für ${price} $; in der Kasse sind ${number(purse)} $.`,
  rerolled: ({ price, purse }, { number }) => `Neue Angebote für ${price} $; in der Kasse sind ${number(purse)} $.`,
  over: ({ how, cleared }) => `${endings[how]} Geschaffte Stufen: ${cleared}.`,
};
