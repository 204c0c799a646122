/** Thirteen Throws: sentences for facts, in English. */

import type { RunFact, RunView } from "@turnlight/games/thirteen";
import { pluralIn } from "../../../language/count.ts";
import { listIn } from "../../../language/lists.ts";
import type { FactWords } from "../../facts.ts";
import { nameIn } from "../items/name.ts";
import { en } from "./texts.en.ts";

const count = pluralIn("en");
const named = (id: string): string => nameIn(en, id);
const diceOf = (dice: readonly number[]): string =>
  `${count(dice.length, { one: "die", other: "dice" })} ${listIn(
    "en",
    dice.map((die) => String(die + 1)),
  )}`;
const inPlaceOf = (die: number | undefined): string => (die === undefined ? "" : ` (replaces die ${die + 1})`);
const endings = {
  lost: "The run is over.",
  retired: "The run ends in victory.",
  finished: "The run is complete.",
};

export const facts: FactWords<RunView, RunFact> = {
  offered: ({ items }) => `For sale: ${listIn("en", items.map(named))}.`,
  drafted: ({ item }) => `Starting charm: ${named(item)}.`,
  began: ({ stage, target, rounds }, { number }) =>
    `Stage ${stage} starts: ${number(target)} points in ${rounds} rounds.`,
  twisted: ({ twist }) => `Boss: ${en.twists[twist.kind]}. ${en.twistAbout(twist)}`,
  throwing: ({ round, roll, keep }) =>
    keep.length === 0 ? `Round ${round}, roll ${roll}.` : `Round ${round}, roll ${roll}. Locked: ${diceOf(keep)}.`,
  rolled: ({ shown }) => `The dice show ${shown.join(" ")}.`,
  used: ({ item, die, from, to }) =>
    die === undefined || from === undefined || to === undefined
      ? `${named(item)} used.`
      : `${named(item)} on die ${die + 1}: ${from} becomes ${to}.`,
  scored: ({ category, total }, { number }) => `${en.boxes[category]}: ${number(total)} points.`,
  bonus: ({ total }, { number }) => `Upper bonus: ${number(total)} points.`,
  scratched: ({ category }) => `${en.boxes[category]}: scratched.`,
  earned: ({ die, money }) => `Die ${die + 1} earns $${money}.`,
  tipped: ({ item, money }) => `${named(item)} pays $${money}.`,
  tolled: ({ money, purse }, { number }) => `Toll: $${money}. You have $${number(purse)}.`,
  charged: ({ item, money, purse }, { number }) => `${named(item)} takes $${money}. You have $${number(purse)}.`,
  broke: ({ item }) => `${named(item)} is used up.`,
  turned: ({ die, item }) => `Die ${die + 1} becomes: ${named(item)}.`,
  took: ({ item }) => `Taken from the pack: ${named(item)}.`,
  skipped: () => "Nothing taken from the pack.",
  "cashed-in": ({ rounds }) => `Cashed in with ${count(rounds, { one: "# round", other: "# rounds" })} to go.`,
  moved: ({ item, to }) => `${named(item)} moved to slot ${to + 1}.`,
  cracked: ({ dice }) => (dice.length === 0 ? "The glass holds." : `The glass breaks: ${diceOf(dice)}.`),
  stood: ({ stage, score, target, won }, { number }) =>
    `Stage ${stage} ${won ? "cleared" : "lost"}: ${number(score)} of ${number(target)} points.`,
  paid: ({ stage, unused, early, boxes = 0, interest, charms, purse }, { number }) =>
    `You earn $${number(stage + unused + early + boxes + interest + charms)}. You have $${number(purse)}.`,
  starred: ({ stars }) => `This stage is worth ${en.hud.stars(stars)}.`,
  victory: ({ stage }) => `Stage ${stage} cleared: victory!`,
  bought: ({ item, price, purse, die }, { number }) =>
    `${named(item)} bought for $${price}${inPlaceOf(die)}. You have $${number(purse)}.`,
  sold: ({ item, price, purse }, { number }) => `${named(item)} sold for $${price}. You have $${number(purse)}.`,
  widened: ({ slots, price, purse }, { number }) =>
    `Charm slot bought for $${price}: ${slots} in all. You have $${number(purse)}.`,
  rerolled: ({ price, purse }, { number }) => `New offers for $${price}. You have $${number(purse)}.`,
  over: ({ how, cleared }) => `${endings[how]} Stages cleared: ${cleared}.`,
};
