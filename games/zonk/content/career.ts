/**
 * The career: the tavern's regulars as a ladder, each at the table where they are at home. One climbs by winning a
 * series; a lost series begins anew.
 */
import { offeredTargets, usualTarget } from "../rules/config.ts";
import type { ZonkConfig } from "../rules/state.ts";
import { daredevil, doubleOnes, hotBonus, parlour, type ScoringTable, tavern, threeSixes } from "../rules/table.ts";

/** Where each opponent is at home. The landlady keeps to the rules of the house. */
const homes: Readonly<Record<string, ScoringTable>> = {
  "hybrid:easy": threeSixes,
  "hybrid:reckless": daredevil,
  reference: tavern,
  "hybrid:normal": doubleOnes,
  "hybrid:learning": daredevil,
  "hybrid:balanced": hotBonus,
  "hybrid:cautious": threeSixes,
  "hybrid:hard": hotBonus,
  perfect: tavern,
  follow: parlour,
};

/** Undefined for an opponent who is nobody's regular. */
export const homeOf = (opponent: string): ScoringTable | undefined =>
  Object.hasOwn(homes, opponent) ? homes[opponent] : undefined;

/** From the bottom to the top, by strength at their own tables; see docs/zonk-strength.md. */
export const careerBots = [
  "hybrid:easy",
  "hybrid:reckless",
  "reference",
  "hybrid:normal",
  "hybrid:balanced",
  "hybrid:cautious",
  "hybrid:learning",
  "hybrid:hard",
  "perfect",
] as const;
export type CareerBot = (typeof careerBots)[number];

export interface CareerRung {
  readonly bot: CareerBot;
  readonly table: ScoringTable;
  readonly target: number;
  /** This many wins take the trophy, as many losses lose the series. */
  readonly wins: number;
}

/** On the lower rungs matches are short. */
const shortRungs = 3;
const usualWins = 2;
/** At the top luck must not decide. */
const winsAtTheTop = 3;

export const career: readonly CareerRung[] = careerBots.map((bot, i) => {
  const table = homeOf(bot) ?? parlour;
  const [short = usualTarget(table)] = offeredTargets(table);
  return {
    bot,
    table,
    target: i < shortRungs ? short : usualTarget(table),
    wins: i === careerBots.length - 1 ? winsAtTheTop : usualWins,
  };
});

export const rungOf = (bot: string): CareerRung | undefined => career.find((rung) => rung.bot === bot);

/** The settings of a match of the career. */
export const careerConfig = ({ table, target }: CareerRung): ZonkConfig => ({
  seats: 2,
  table,
  target,
  streak: true,
  first: 0,
});
