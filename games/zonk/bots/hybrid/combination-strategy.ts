/** Which combination the Hybrid sets aside, and why not the others. */
import type { Take } from "../../rules/combinations.ts";
import { allDice } from "../../rules/dice.ts";
import type { TakeBecause } from "../because.ts";
import type { HybridConfig } from "./config.ts";
import type { Mode } from "./state-analyser.ts";

/** Tolerance for comparing thresholds and shares, which are tenths in binary floating point. */
const hair = 1e-9;

/** The worth of a tier relative to the best one. */
export const shareOf = (config: HybridConfig, tier: number): number =>
  [config.tier1Share, config.tier2Share, config.tier3Share, config.tier4Share, config.tier5Share][tier - 1] ?? 0;

/** The share that a combination from this many dice must have to count as good. */
export const thresholdAt = (config: HybridConfig, mode: Mode, dice: number): number => {
  const [start, step] =
    mode === "aggressive"
      ? [config.aggressiveThresholdStart, config.aggressiveThresholdStep]
      : [config.passiveThresholdStart, config.passiveThresholdStep];
  return Math.max(config.minimumThreshold, start - step * (allDice - dice));
};

/** At or above the threshold, which counts as a success for momentum. */
export const isSuccess = (config: HybridConfig, mode: Mode, dice: number, tier: number): boolean =>
  shareOf(config, tier) >= thresholdAt(config, mode, dice) - hair;

const perDie = ({ points, dice }: Take): number => points / dice.length;

type Order = (a: Take, b: Take) => number;
const mostPerDie: Order = (a, b) => perDie(b) - perDie(a) || a.dice.length - b.dice.length;
const fewestDice: Order = (a, b) => a.dice.length - b.dice.length || b.points - a.points;
const bestTier: Order = (a, b) => a.tier - b.tier || b.points - a.points;

export interface Selection {
  readonly take: Take;
  /** The share of the tier taken, which is compared with the threshold. */
  readonly share: number;
  readonly threshold: number;
  readonly success: boolean;
  readonly because: TakeBecause;
  readonly rejected: readonly Take[];
}

/** Chooses from what a roll of this many dice offers, in the detector's order; undefined if it offers nothing. */
export const select = (
  config: HybridConfig,
  mode: Mode,
  dice: number,
  takes: readonly Take[],
): Selection | undefined => {
  const good = takes.filter(({ tier }) => isSuccess(config, mode, dice, tier));
  const choose = (): readonly [Take | undefined, Selection["because"]] => {
    const clearing = takes.find((take) => take.dice.length === dice);
    if (clearing !== undefined) return [clearing, "clears the dice"];
    if (takes.length === 1) return [takes[0], "only combination"];
    if (mode === "passive") return [takes.toSorted(bestTier)[0], "best tier"];
    return good.length > 0
      ? [good.toSorted(mostPerDie)[0], "most points per die"]
      : [takes.toSorted(fewestDice)[0], "fewest dice"];
  };
  const [take, because] = choose();
  if (take === undefined) return undefined;
  return {
    take,
    share: shareOf(config, take.tier),
    threshold: thresholdAt(config, mode, dice),
    success: good.includes(take),
    because,
    rejected: takes.filter((other) => other !== take),
  };
};
