/** Stop or go on: the design document's decision matrix, in the order of its rulings. */
import type { Draw } from "@turnlight/kernel";
import { allDice } from "../../rules/dice.ts";
import type { BankBecause, RollBecause } from "../because.ts";
import type { HybridConfig } from "./config.ts";
import {
  isTwoDiceStart,
  rollToStop,
  type StopChances,
  type StopRolls,
  stopChances,
  type TurnMoment,
} from "./risk-calculator.ts";
import { capOf, type Mode, type ScoreSituation } from "./state-analyser.ts";

export interface DecisionContext extends TurnMoment {
  /** Banking now reaches the target, the streak's multiplier included. */
  readonly bankWins: boolean;
  /** The exact chance that the next roll is a zonk. */
  readonly zonkChance: number;
  readonly scale: number;
  readonly standing: ScoreSituation;
}

/** Up to this chance of a zonk, risk is not given as a reason. */
const lowRisk = 0.1;

export interface BankVerdict {
  readonly stop: boolean;
  readonly because: BankBecause | RollBecause;
  readonly cap: number;
  readonly maxIterations: number;
  readonly riskThreshold: number;
  readonly chances: StopChances;
  /** The probability with which this decision stops: 1 or 0 where a rule decided, else both random checks combined. */
  readonly stopChance: number;
  /** Only made if nothing decided before. */
  readonly rolls?: StopRolls;
}

const limitsOf = (config: HybridConfig, mode: Mode) =>
  mode === "aggressive"
    ? { maxIterations: config.aggressiveMaxIterations, riskThreshold: config.aggressiveRiskThreshold }
    : { maxIterations: config.passiveMaxIterations, riskThreshold: config.passiveRiskThreshold };

/** The rules of a mood that stop regardless of the random checks. */
const certainStop = (config: HybridConfig, at: DecisionContext, mode: Mode): BankBecause | undefined => {
  const { maxIterations, riskThreshold } = limitsOf(config, mode);
  if (at.iteration >= maxIterations) return "iterations";
  if (at.zonkChance > riskThreshold) return "risk";
  if (at.left > 1 || mode === "aggressive") return undefined;
  return at.standing === "leading" ? "ahead" : "last die";
};

const rolledStop = (at: DecisionContext, { capStops, momentumStops }: StopRolls): BankBecause | undefined => {
  if (capStops) return "points cap";
  if (!momentumStops) return undefined;
  return isTwoDiceStart(at) ? "two dice early" : "momentum";
};

/** Nothing stops it: the reason is a small risk, the need to catch up, or boldness. */
const goesOn = (config: HybridConfig, at: DecisionContext): RollBecause => {
  if (at.mode === "aggressive" && certainStop(config, at, "passive") !== undefined)
    return at.standing === "behind" ? "behind" : "chasing";
  return at.zonkChance <= lowRisk ? "low risk" : "nothing speaks against it";
};

export const decide = (config: HybridConfig, at: DecisionContext, draw: Draw): BankVerdict => {
  const cap = capOf(config, at.mode, at.scale);
  const chances = stopChances(config, at, cap, at.scale, draw);
  const known = { cap, ...limitsOf(config, at.mode), chances };
  if (at.bankWins) return { stop: true, because: "banking wins", stopChance: 1, ...known };
  if (at.zonkChance === 0) {
    const because = at.left === allDice ? "hot dice" : "no zonk is possible";
    return { stop: false, because, stopChance: 0, ...known };
  }
  // Both random checks are made at every decision that gets this far, so that the following draws stay the same.
  const rolls = rollToStop(chances, draw);
  const certain = certainStop(config, at, at.mode);
  if (certain !== undefined) return { stop: true, because: certain, stopChance: 1, ...known, rolls };
  const rolled = rolledStop(at, rolls);
  const because = rolled ?? goesOn(config, at);
  return { stop: rolled !== undefined, because, stopChance: chances.combinedStopChance, ...known, rolls };
};
