/** A slider's range and step: wide enough for the regular opponent it starts from, and fine enough for its exact value. */
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
/** The base of a stranger that is set by its level alone. */
export const levelBase = "level";
export const baseNames = Object.keys(bases) as readonly Base[];

/** The settings of the regular opponent it starts from, at this table. */
export const startOf = (base: string, table: ScoringTable): HybridConfig =>
  configAt(bases[baseNames.find((one) => one === base) ?? "normal"], table);

interface Limits {
  readonly least: number;
  readonly most: number;
  readonly whole?: boolean;
  readonly slider?: readonly [number, number];
}

/** An upper bound for counts, beyond any useful value. */
const mostCount = 20;
/** From here on whole numbers step by ten. */
const wide = 100;

const isOnGrid = (value: number, low: number, step: number): boolean => {
  const steps = (value - low) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
};

/** Widened where the starting value lies outside the usual range. */
export const rangeOf = (key: HybridKey, start: number): readonly [low: number, high: number, step: number] => {
  const { least, most, whole = false, slider }: Limits = hybridSettings[key];
  const [from, to] = slider ?? [least, whole ? Math.min(most, mostCount) : most];
  const [low, high] = [Math.min(from, start), Math.max(to, start)];
  const steps = whole ? (high - low > wide ? [10, 1] : [1]) : [0.01, 0.001, 0.0001];
  return [low, high, steps.find((step) => isOnGrid(start, low, step)) ?? 0.0001];
};
