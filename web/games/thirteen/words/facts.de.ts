/** Thirteen Throws: sentences for facts, in German. */

import type { RunFact, RunView } from "@turnlight/games/thirteen";
import { pluralIn } from "../../../language/count.ts";
import { listIn } from "../../../language/lists.ts";
import type { FactWords } from "../../facts.ts";
import { nameIn } from "../items/name.ts";
import { de } from "./texts.de.ts";

const count = pluralIn("de");
const named = (id: string): string => nameIn(de, id);
const diceOf = (dice: readonly number[]): string =>
  `Würfel ${listIn(
    "de",
    dice.map((die) => String(die + 1)),
  )}`;
const inPlaceOf = (die: number | undefined): string => (die === undefined ? "" : ` (ersetzt Würfel ${die + 1})`);
const endings = {
  lost: "Der Lauf ist zu Ende.",
  retired: "Der Lauf endet mit einem Sieg.",
  finished: "Der Lauf ist abgeschlossen.",
};

export const facts: FactWords<RunView, RunFact> = {
  offered: ({ items }) => `Im Angebot: ${listIn("de", items.map(named))}.`,
  drafted: ({ item }) => `Talisman zum Start: ${named(item)}.`,
  began: ({ stage, target, rounds }, { number }) =>
    `Stufe ${stage} beginnt: ${number(target)} Punkte in ${rounds} Runden.`,
  twisted: ({ twist }) => `Boss: ${de.twists[twist.kind]}. ${de.twistAbout(twist)}`,
  throwing: ({ round, roll, keep }) =>
    keep.length === 0 ? `Runde ${round}, Wurf ${roll}.` : `Runde ${round}, Wurf ${roll}. Gehalten: ${diceOf(keep)}.`,
  rolled: ({ shown }) => `Die Würfel zeigen ${shown.join(" ")}.`,
  used: ({ item, die, from, to }) =>
    die === undefined || from === undefined || to === undefined
      ? `${named(item)} eingesetzt.`
      : `${named(item)} auf Würfel ${die + 1}: Aus ${from} wird ${to}.`,
  scored: ({ category, total }, { number }) => `${de.boxes[category]}: ${number(total)} Punkte.`,
  bonus: ({ total }, { number }) => `Oberer Bonus: ${number(total)} Punkte.`,
  scratched: ({ category }) => `${de.boxes[category]}: gestrichen.`,
  earned: ({ die, money }) => `Würfel ${die + 1} bringt $${money}.`,
  tipped: ({ item, money }) => `${named(item)} bringt $${money}.`,
  tolled: ({ money, purse }, { number }) => `Wegzoll: $${money}. Du hast $${number(purse)}.`,
  charged: ({ item, money, purse }, { number }) => `${named(item)} kostet $${money}. Du hast $${number(purse)}.`,
  broke: ({ item }) => `${named(item)} ist verbraucht.`,
  turned: ({ die, item }) => `Würfel ${die + 1} wird zu: ${named(item)}.`,
  took: ({ item }) => `Aus dem Päckchen genommen: ${named(item)}.`,
  skipped: () => "Nichts aus dem Päckchen genommen.",
  "cashed-in": ({ rounds }) =>
    `Vorzeitig kassiert, ${count(rounds, { one: "# Runde", other: "# Runden" })} vor Schluss.`,
  moved: ({ item, to }) => `${named(item)} ist jetzt auf Platz ${to + 1}.`,
  cracked: ({ dice }) => (dice.length === 0 ? "Das Glas hält." : `Das Glas zerbricht: ${diceOf(dice)}.`),
  stood: ({ stage, score, target, won }, { number }) =>
    `Stufe ${stage} ${won ? "geschafft" : "verloren"}: ${number(score)} von ${number(target)} Punkten.`,
  paid: ({ stage, unused, early, boxes = 0, interest, charms, purse }, { number }) =>
    `Du bekommst $${number(stage + unused + early + boxes + interest + charms)}. Du hast $${number(purse)}.`,
  starred: ({ stars }) => `Diese Stufe ist ${de.hud.stars(stars)} wert.`,
  victory: ({ stage }) => `Stufe ${stage} geschafft: Sieg!`,
  bought: ({ item, price, purse, die }, { number }) =>
    `${named(item)} für $${price} gekauft${inPlaceOf(die)}. Du hast $${number(purse)}.`,
  sold: ({ item, price, purse }, { number }) => `${named(item)} für $${price} verkauft. Du hast $${number(purse)}.`,
  widened: ({ slots, price, purse }, { number }) =>
    `Talismanplatz für $${price} gekauft: jetzt ${slots} Plätze. Du hast $${number(purse)}.`,
  rerolled: ({ price, purse }, { number }) => `Neues Angebot für $${price}. Du hast $${number(purse)}.`,
  over: ({ how, cleared }) => `${endings[how]} Geschaffte Stufen: ${cleared}.`,
};
