/** Stop or go on: the document's decision matrix in the order of the rulings. */
import type { Draw } from "@turnlight/kernel";
import type { HybridConfig } from "./config.ts";
import { type Moment, rollToStop, type StopChances, type StopRolls, stopChances } from "./risk-calculator.ts";
import { capOf } from "./state-analyser.ts";

export interface Crossing extends Moment {
  /** Banking now reaches the target, the streak's multiplier included. */
  readonly bankWins: boolean;
  /** The exact chance that the next roll is a zonk. */
  readonly zonkChance: number;
  readonly scale: number;
}

export type Because =
  | "banking wins"
  | "no zonk is possible"
  | "momentum"
  | "points cap"
  | "iterations"
  | "risk"
  | "last die"
  | "nothing speaks against it";

export interface Verdict {
  readonly stop: boolean;
  readonly because: Because;
  readonly cap: number;
  readonly maxIterations: number;
  readonly riskThreshold: number;
  readonly chances: StopChances;
  /** Made only where nothing decided before. */
  readonly rolls?: StopRolls;
}

export const decide = (config: HybridConfig, at: Crossing, draw: Draw): Verdict => {
  const aggressive = at.mode === "aggressive";
  const cap = capOf(config, at.mode, at.scale);
  const known = {
    cap,
    maxIterations: aggressive ? config.aggressiveMaxIterations : config.passiveMaxIterations,
    riskThreshold: aggressive ? config.aggressiveRiskThreshold : config.passiveRiskThreshold,
    chances: stopChances(config, at, cap, at.scale, draw),
  };
  if (at.bankWins) return { stop: true, because: "banking wins", ...known };
  if (at.zonkChance === 0) return { stop: false, because: "no zonk is possible", ...known };
  const rolls = rollToStop(known.chances, draw);
  const because = ((): Because => {
    if (rolls.capStops) return "points cap";
    if (rolls.momentumStops) return "momentum";
    if (at.iteration >= known.maxIterations) return "iterations";
    if (at.zonkChance > known.riskThreshold) return "risk";
    return at.left <= 1 && !aggressive ? "last die" : "nothing speaks against it";
  })();
  return { stop: because !== "nothing speaks against it", because, ...known, rolls };
};
