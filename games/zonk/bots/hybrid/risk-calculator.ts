/**
 * The dual probability system: momentum and the cap each give a probability of stopping, and each is drawn separately.
 */
import type { Draw } from "@turnlight/kernel";
import { uniform } from "../uniform.ts";
import type { HybridConfig } from "./config.ts";
import type { Mode } from "./state-analyser.ts";

/** A moment of a turn, after dice were set aside. */
export interface TurnMoment {
  readonly mode: Mode;
  /** The number of this selection within the turn, from 1. */
  readonly iteration: number;
  /** Selections at or above the threshold so far. */
  readonly successes: number;
  readonly left: number;
  /** Raw points of the turn. */
  readonly turnPoints: number;
}

/** From this many dice on, the number of dice adds nothing to the risk. */
const calmDice = 3;
/** The momentum chance starts with the second iteration, the pressure with the third. */
const calmIterations = 2;

export const momentumStopChance = (config: HybridConfig, moment: TurnMoment): number => {
  const { mode, iteration, successes, left } = moment;
  const base = mode === "aggressive" ? config.aggressiveBaseMultiplier : config.passiveBaseMultiplier;
  const momentum = Math.max(config.minimumMomentumMultiplier, 1 - config.momentumReductionPerSuccess * successes);
  const missing = Math.max(0, calmDice - left);
  const risk = 1 + config.diceRiskMultiplier * (config.diceRiskExponent ** missing - 1);
  const pressure = 1 + config.iterationPressureIncrease * Math.max(0, iteration - calmIterations);
  return Math.min(config.maxMomentumStopChance, base * (iteration - 1) * momentum * risk * pressure);
};

/** 0 below the cap; from there it grows with every point. */
export const capStopChance = (config: HybridConfig, mode: Mode, turnPoints: number, cap: number, scale: number) => {
  if (turnPoints < cap) return 0;
  const growth = mode === "aggressive" ? config.aggressiveCapGrowthRate : config.passiveCapGrowthRate;
  const steps = (turnPoints - cap) / (config.capGrowthInterval * scale);
  return Math.min(config.maxCapStopChance, config.baseCapStopChance + steps * growth);
};

/** Passive, with two dice left after the first selection: a chance drawn for this turn replaces momentum. */
export const isTwoDiceStart = ({ mode, iteration, left }: TurnMoment): boolean =>
  mode === "passive" && iteration === 1 && left === 2;

export interface StopChances {
  readonly momentumStopChance: number;
  readonly capStopChance: number;
  readonly combinedStopChance: number;
}

export const stopChances = (
  config: HybridConfig,
  moment: TurnMoment,
  cap: number,
  scale: number,
  draw: Draw,
): StopChances => {
  const { passiveTwoDiceStopLow: low, passiveTwoDiceStopHigh: high } = config;
  const momentum = isTwoDiceStart(moment) ? low + (high - low) * uniform(draw) : momentumStopChance(config, moment);
  const overCap = capStopChance(config, moment.mode, moment.turnPoints, cap, scale);
  return {
    momentumStopChance: momentum,
    capStopChance: overCap,
    combinedStopChance: 1 - (1 - momentum) * (1 - overCap),
  };
};

export interface StopRolls {
  readonly momentumStops: boolean;
  readonly capStops: boolean;
}

/** The two draws, independent of each other. */
export const rollToStop = (chances: StopChances, draw: Draw): StopRolls => ({
  momentumStops: uniform(draw) < chances.momentumStopChance,
  capStops: uniform(draw) < chances.capStopChance,
});
