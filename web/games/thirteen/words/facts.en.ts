/** Thirteen Throws: sentences for facts, in English. */
import type { RunFact, RunView } from "@turnlight/games/thirteen";
import type { FactWords } from "../../facts.ts";
import { nameIn } from "../items/name.ts";
import { en } from "./texts.en.ts";

const named = (id: string): string => nameIn(en, id);
const diceOf = (dice: readonly number[]): string => `die ${dice.map((die) => die + 1).join(", ")}`;
const inPlaceOf = (die: number | undefined): string => (die === undefined ? "" : `, for die ${die + 1},`);
const endings = {
  lost: "The run is over.",
  retired: "The run is left with its winnings.",
  finished: "The run is done.",
};

export const facts: FactWords<RunView, RunFact> = {
  offered: ({ items }) => `On offer: ${items.map(named).join(", ")}.`,
  drafted: ({ item }) => `${named(item)} comes along.`,
  began: ({ stage, target, rounds }, { number }) =>
    `Stage ${stage} begins: ${number(target)} points in ${rounds} rounds.`,
  twisted: ({ twist }) => `Boss: ${en.twists[twist.kind]}. ${en.twistAbout(twist)}`,
  throwing: ({ round, roll, keep }) =>
    keep.length === 0 ? `Round ${round}, roll ${roll}.` : `Round ${round}, roll ${roll}; kept: ${diceOf(keep)}.`,
  rolled: ({ shown }) => `The dice show ${shown.join(" ")}.`,
  used: ({ item, die, from, to }) =>
    die === undefined || from === undefined || to === undefined
      ? `${named(item)} is used.`
      : `${named(item)} on die ${die + 1}: ${from} becomes ${to}.`,
  scored: ({ category, total }, { number }) => `${en.boxes[category]}: ${number(total)} points.`,
  bonus: ({ total }, { number }) => `The upper bonus: ${number(total)} points.`,
  scratched: ({ category }) => `${en.boxes[category]}: scratched.`,
  earned: ({ die, money }) => `Die ${die + 1} earns $${money}.`,
  tipped: ({ item, money }) => `${named(item)} brings $${money}.`,
  tolled: ({ money, purse }, { number }) => `The toll takes $${money}; the purse holds $${number(purse)}.`,
  "cashed-in": ({ rounds }) => `The stage is cashed in, with rounds to go: ${rounds}.`,
  moved: ({ item, to }) => `${named(item)} goes to place ${to + 1}.`,
  cracked: ({ dice }) => (dice.length === 0 ? "The glass holds." : `The glass breaks: ${diceOf(dice)}.`),
  stood: ({ stage, score, target, won }, { number }) =>
    `Stage ${stage} is ${won ? "cleared" : "lost"}: ${number(score)} of ${number(target)} points.`,
  paid: ({ stage, unused, early, interest, charms, purse }, { number }) =>
    `$${number(stage + unused + early + interest + charms)} are paid out; the purse holds $${number(purse)}.`,
  starred: ({ stars }) => `${en.hud.stars(stars)} earned.`,
  victory: ({ stage }) => `Stage ${stage}: the run is won.`,
  bought: ({ item, price, purse, die }, { number }) =>
    `${named(item)}${inPlaceOf(die)} is bought for $${price}; the purse holds $${number(purse)}.`,
  sold: ({ item, price, purse }, { number }) =>
    `${named(item)} is sold for $${price}; the purse holds $${number(purse)}.`,
  widened: ({ slots, price, purse }, { number }) =>
    `${slots} charm slots now, for $${price}; the purse holds $${number(purse)}.`,
  rerolled: ({ price, purse }, { number }) => `Fresh offers for $${price}; the purse holds $${number(purse)}.`,
  over: ({ how, cleared }) => `${endings[how]} Stages cleared: ${cleared}.`,
};
