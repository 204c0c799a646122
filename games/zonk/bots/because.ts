/**
 * The deciding reason for every decision a bot can make. A choice carries it as `because`, with the figures behind it;
 * the page translates it into text.
 */
import { zonkChance } from "../rules/combinations.ts";
import { allDice } from "../rules/dice.ts";
import type { ZonkView } from "../rules/state.ts";

const takeReasons = [
  "only combination",
  "clears the dice",
  "most points per die",
  "fewest dice",
  "best tier",
  "highest score",
  "best chance",
  /** In a duplicate, where points count. */
  "most expected",
] as const;

const rollReasons = [
  "turn begins",
  "hot dice",
  "no zonk is possible",
  "low risk",
  /** Only because it is behind: ahead it would have banked. */
  "behind",
  /** Only because it was behind and has not calmed down yet. */
  "chasing",
  "nothing speaks against it",
  "many dice",
  "below its limit",
  "rolling wins more",
  "rolling brings more",
] as const;

const bankReasons = [
  "banking wins",
  "momentum",
  "two dice early",
  "points cap",
  "iterations",
  "risk",
  "last die",
  /** The last die again, by somebody with a lead to keep. */
  "ahead",
  "limit reached",
  "banking wins more",
  "banking brings more",
] as const;

export const becauses = [...takeReasons, ...rollReasons, ...bankReasons] as const;
export type TakeBecause = (typeof takeReasons)[number];
export type RollBecause = (typeof rollReasons)[number];
export type BankBecause = (typeof bankReasons)[number];
export type Because = (typeof becauses)[number];

export const isBecause = (value: unknown): value is Because => becauses.some((because) => because === value);

/** If a roll cannot lose anything, that is the reason for it, whichever bot rolls. */
export const harmless = ({ table, left, takes }: ZonkView): RollBecause | undefined => {
  if (zonkChance(table, left) > 0) return undefined;
  return left === allDice && takes.length > 0 ? "hot dice" : "no zonk is possible";
};
