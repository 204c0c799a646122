/**
 * What each slider does from its least to its most, in points of a hundred, at Parlour and at Classic: measured by `node
 * bench/zonk-strength.ts sliders`, changed separately from Normal. The page lists the sliders in this order.
 */
import { type HybridKey, hybridKeys } from "@turnlight/games/zonk";

type Change = readonly [parlour: number, classic: number];

interface SliderEffect {
  /** Matches won against the reference player. */
  readonly wins: Change;
  /** Turns that end with a zonk. */
  readonly zonks: Change;
}

/** Smaller changes are within the measurement's error. */
export const sliderEffects: Readonly<Partial<Record<HybridKey, SliderEffect>>> = {
  initialBufferCap: { wins: [12, -1], zonks: [-24, -3] },
  passiveMaxIterations: { wins: [0, 0], zonks: [7, 22] },
  aggressiveRiskThreshold: { wins: [-2, 3], zonks: [10, 11] },
  passiveRiskThreshold: { wins: [-2, 8], zonks: [5, 10] },
  aggressiveMaxIterations: { wins: [-3, 8], zonks: [10, 6] },
  passiveTwoDiceStopHigh: { wins: [4, 4], zonks: [-8, -3] },
  passiveTwoDiceStopLow: { wins: [5, 3], zonks: [-8, -4] },
  aggressiveBaseMultiplier: { wins: [0, -1], zonks: [-7, -4] },
  minimumThreshold: { wins: [-1, -7], zonks: [-4, 2] },
  aggressiveThresholdStart: { wins: [4, -3], zonks: [-6, 0] },
};

/** The sliders with the greatest effect, greatest first. */
export const mainSliders: readonly HybridKey[] = hybridKeys
  .filter((key) => sliderEffects[key] !== undefined)
  .toSorted((a, b) => Object.keys(sliderEffects).indexOf(a) - Object.keys(sliderEffects).indexOf(b));

export const otherSliders: readonly HybridKey[] = hybridKeys.filter((key) => !mainSliders.includes(key));

/** Of a hundred matches against the reference player, those that each level wins: `node bench/zonk-strength.ts levels`. */
const winsByTen: Readonly<Record<"parlour" | "classic", readonly number[]>> = {
  parlour: [40, 41, 42, 44, 46, 48, 51, 53, 56, 58, 61],
  classic: [39, 40, 42, 44, 46, 49, 51, 53, 55, 57, 59],
};

export const winsAtLevel = (level: number, isOnce: boolean): number => {
  const wins = isOnce ? winsByTen.parlour : winsByTen.classic;
  const [low, share] = [Math.floor(level / 10), (level % 10) / 10];
  const from = wins[low] ?? 50;
  return Math.round(from + ((wins[low + 1] ?? from) - from) * share);
};
