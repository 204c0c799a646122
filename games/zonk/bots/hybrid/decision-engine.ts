/** Stop or go on: the document's decision matrix in the order of the rulings. */
import type { Draw } from "@turnlight/kernel";
import type { HybridConfig } from "./config.ts";
import { type Moment, type StopDecision, stopDecision } from "./risk-calculator.ts";
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
  /** The two rolls, where it came to them. */
  readonly rolls?: StopDecision;
}

export const decide = (config: HybridConfig, at: Crossing, draw: Draw): Verdict => {
  const aggressive = at.mode === "aggressive";
  const limits = {
    cap: capOf(config, at.mode, at.scale),
    maxIterations: aggressive ? config.aggressiveMaxIterations : config.passiveMaxIterations,
    riskThreshold: aggressive ? config.aggressiveRiskThreshold : config.passiveRiskThreshold,
  };
  if (at.bankWins) return { stop: true, because: "banking wins", ...limits };
  if (at.zonkChance === 0) return { stop: false, because: "no zonk is possible", ...limits };
  const rolls = stopDecision(config, at, limits.cap, at.scale, draw);
  const because = ((): Because => {
    if (rolls.capStops) return "points cap";
    if (rolls.momentumStops) return "momentum";
    if (at.iteration >= limits.maxIterations) return "iterations";
    if (at.zonkChance > limits.riskThreshold) return "risk";
    return at.left <= 1 && !aggressive ? "last die" : "nothing speaks against it";
  })();
  return { stop: because !== "nothing speaks against it", because, ...limits, rolls };
};
