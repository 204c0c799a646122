/**
 * The Hybrid's configuration: the design document's object, plus the numbers given elsewhere in it. Point settings are
 * for a table of scale 1. Each has its valid range, and the narrower range of its slider.
 */
import { accept, quote, type Result, refuse } from "@turnlight/kernel";

interface HybridSetting {
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  readonly whole?: boolean;
  /** The slider's range, where the document names one or the valid range is too wide to be useful. */
  readonly slider?: readonly [number, number];
}

const points = (usual: number, slider: readonly [number, number]): HybridSetting => ({
  usual,
  least: 0,
  most: 100_000,
  whole: true,
  slider,
});
const share = (usual: number): HybridSetting => ({ usual, least: 0, most: 1 });
const count = (usual: number, least: number, most: number): HybridSetting => ({ usual, least, most, whole: true });

export const hybridSettings = {
  pointsCapAggressive: points(500, [400, 600]),
  pointsCapPassive: points(250, [200, 300]),

  initialBufferCap: points(200, [0, 600]),
  bufferReductionPerRound: points(20, [0, 100]),
  roundsPerReduction: count(3, 1, 100),
  minimumBufferCap: points(50, [0, 200]),

  aggressiveBaseMultiplier: share(0.1),
  passiveBaseMultiplier: share(0.15),
  momentumReductionPerSuccess: share(0.12),
  minimumMomentumMultiplier: share(0.25),
  diceRiskExponent: { usual: 2, least: 1, most: 10 },
  diceRiskMultiplier: { usual: 0.3, least: 0, most: 10, slider: [0, 2] },
  iterationPressureIncrease: { usual: 0.2, least: 0, most: 10, slider: [0, 1] },
  maxMomentumStopChance: share(0.9),

  baseCapStopChance: share(0.3),
  aggressiveCapGrowthRate: share(0.1),
  passiveCapGrowthRate: share(0.2),
  capGrowthInterval: { usual: 50, least: 1, most: 100_000, whole: true, slider: [10, 200] },
  maxCapStopChance: share(0.8),

  aggressiveThresholdStart: share(0.8),
  aggressiveThresholdStep: share(0.2),
  passiveThresholdStart: share(0.4),
  passiveThresholdStep: share(0.1),
  minimumThreshold: share(0.1),
  tier1Share: share(1),
  tier2Share: share(0.8),
  tier3Share: share(0.6),
  tier4Share: share(0.4),
  tier5Share: share(0.2),

  aggressiveMaxIterations: count(5, 1, 1000),
  passiveMaxIterations: count(2, 1, 1000),
  aggressiveRiskThreshold: share(0.8),
  passiveRiskThreshold: share(0.6),
  passiveTwoDiceStopLow: share(0.6),
  passiveTwoDiceStopHigh: share(0.8),
} as const satisfies Readonly<Record<string, HybridSetting>>;

export type HybridKey = keyof typeof hybridSettings;
export type HybridConfig = { readonly [K in HybridKey]: number };

const entries: readonly (readonly [string, HybridSetting])[] = Object.entries(hybridSettings);
export const isHybridKey = (key: string): key is HybridKey => Object.hasOwn(hybridSettings, key);
export const hybridKeys: readonly HybridKey[] = entries.map(([key]) => key).filter(isHybridKey);

const configOf = (value: (key: HybridKey) => number): HybridConfig => {
  const config: Partial<Record<HybridKey, number>> = {};
  for (const key of hybridKeys) config[key] = value(key);
  // Every key has just been assigned.
  return config as HybridConfig;
};

/** The document's numbers. */
export const documentConfig: HybridConfig = configOf((key) => hybridSettings[key].usual);

/** Interpolates between two configurations, for sliders. */
export const between = (from: HybridConfig, to: HybridConfig, way: number): HybridConfig =>
  configOf((key) => {
    const { whole = false }: HybridSetting = hybridSettings[key];
    const value = from[key] + (to[key] - from[key]) * way;
    return whole ? Math.round(value) : value;
  });

/** The document writes `PointsCapPassive`; both spellings are read. */
const ownSpelling = (key: string): string => key.slice(0, 1).toLowerCase() + key.slice(1);

/** Applies one external setting to a configuration. */
export const withSetting = (config: HybridConfig, given: string, value: unknown): Result<HybridConfig> => {
  const key = ownSpelling(given);
  if (!isHybridKey(key))
    return refuse("unknown-setting", `the Hybrid has no setting ${quote(given)}`, {
      right: `one of ${hybridKeys.join(", ")}`,
      values: { setting: given },
    });
  const { least, most, whole = false }: HybridSetting = hybridSettings[key];
  const fits = typeof value === "number" && value >= least && value <= most && (!whole || Number.isInteger(value));
  if (fits) return accept({ ...config, [key]: value });
  return refuse("bad-setting", `${key} is ${quote(String(value))}`, {
    right: `${whole ? "a whole number" : "a number"} from ${least} to ${most}`,
  });
};

/** External overrides, as an object. */
export const withOverrides = (
  config: HybridConfig,
  overrides: Readonly<Record<string, unknown>>,
): Result<HybridConfig> => {
  let read: Result<HybridConfig> = accept(config);
  for (const [key, value] of Object.entries(overrides)) {
    if (!read.ok) return read;
    read = withSetting(read.value, key, value);
  }
  return read;
};
