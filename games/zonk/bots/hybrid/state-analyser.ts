/** The Hybrid's standing in the match, and which of its two moods follows from it. */
import type { HybridConfig } from "./config.ts";

export const modes = ["aggressive", "passive"] as const;
export type Mode = (typeof modes)[number];

/** The mood at the start of a match. */
export const firstMode: Mode = "passive";

export type ScoreSituation = "leading" | "behind" | "close";

/** The part of a turn's start that the mood depends on. */
export interface TurnStart {
  /** Own score less the best of the others'. */
  readonly lead: number;
  readonly round: number;
}

/** How far ahead or behind still counts as close: less and less as the match goes on. */
export const bufferAt = (config: HybridConfig, round: number, scale: number): number => {
  const { initialBufferCap, bufferReductionPerRound, roundsPerReduction, minimumBufferCap } = config;
  const reductions = Math.floor((round - 1) / roundsPerReduction);
  return scale * Math.max(minimumBufferCap, initialBufferCap - bufferReductionPerRound * reductions);
};

export const analyse = (config: HybridConfig, { lead, round }: TurnStart, scale: number): ScoreSituation => {
  const buffer = bufferAt(config, round, scale);
  if (lead > buffer) return "leading";
  return lead < -buffer ? "behind" : "close";
};

/** Being behind makes it aggressive, being ahead passive; a close score changes nothing. */
export const nextMode = (config: HybridConfig, before: Mode, footing: TurnStart, scale: number): Mode => {
  const standing = analyse(config, footing, scale);
  if (standing === "close") return before;
  return standing === "behind" ? "aggressive" : "passive";
};

/** The mood derived from all own turns so far and the one beginning, so that no state needs to be stored. */
export const modeAfter = (config: HybridConfig, footings: readonly TurnStart[], scale: number): Mode =>
  footings.reduce<Mode>((mode, footing) => nextMode(config, mode, footing, scale), firstMode);

/** Raw turn points from which the cap makes stopping likely. */
export const capOf = (config: HybridConfig, mode: Mode, scale: number): number =>
  scale * (mode === "aggressive" ? config.pointsCapAggressive : config.pointsCapPassive);
