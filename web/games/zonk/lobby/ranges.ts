/** Where a slider begins and ends, and its steps: wide enough for the regular it starts like, and fine enough to stand exactly there. */
import {
  configAt,
  difficulties,
  type HybridConfig,
  type HybridKey,
  hybridSettings,
  personalities,
  type ScoringTable,
} from "@turnlight/games/zonk";

const bases = { ...difficulties, ...personalities } as const;
type Base = keyof typeof bases;
export const baseNames = Object.keys(bases) as readonly Base[];

/** The figures of the regular a stranger starts like, at this table. */
export const startOf = (base: string, table: ScoringTable): HybridConfig =>
  configAt(bases[baseNames.find((one) => one === base) ?? "normal"], table);

interface Limits {
  readonly least: number;
  readonly most: number;
  readonly whole?: boolean;
  readonly slider?: readonly [number, number];
}

/** Counts go far beyond what anybody would slide to. */
const mostCount = 20;
/** From here on whole numbers go in tens. */
const wide = 100;

const isOnGrid = (value: number, low: number, step: number): boolean => {
  const steps = (value - low) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
};

/** A regular may stand beyond the usual ends; the slider then reaches it. */
export const rangeOf = (key: HybridKey, start: number): readonly [low: number, high: number, step: number] => {
  const { least, most, whole = false, slider }: Limits = hybridSettings[key];
  const [from, to] = slider ?? [least, whole ? Math.min(most, mostCount) : most];
  const [low, high] = [Math.min(from, start), Math.max(to, start)];
  const steps = whole ? (high - low > wide ? [10, 1] : [1]) : [0.01, 0.001, 0.0001];
  return [low, high, steps.find((step) => isOnGrid(start, low, step)) ?? 0.0001];
};
