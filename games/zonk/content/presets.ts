/**
 * The Hybrid's difficulties and personalities: what each changes of the document's configuration, and nothing else.
 * The measured effect of each is in docs/zonk-strength.md.
 */
import { between, documentConfig, type HybridConfig } from "../bots/hybrid/config.ts";

type Overrides = Partial<HybridConfig>;

/** The document as printed turns aggressive early and then rolls its last die too often: that makes it Easy. */
const easy: Overrides = {};

/** One change brings it level: it stays calm until it is further behind. */
const normal: Overrides = { initialBufferCap: 500 };

/**
 * Never rolls one or two dice; changes its mood with any lead, since the aggressive way of choosing is the better
 * one; and is less choosy the fewer dice it has.
 */
const hard: Overrides = {
  aggressiveRiskThreshold: 0.3,
  passiveRiskThreshold: 0.3,
  aggressiveThresholdStep: 0.3,
  initialBufferCap: 0,
  minimumBufferCap: 0,
};

/** Stops early with few points and never rolls two dice. */
const cautious: Overrides = {
  pointsCapAggressive: 200,
  pointsCapPassive: 100,
  baseCapStopChance: 0.8,
  aggressiveMaxIterations: 2,
  passiveMaxIterations: 1,
  aggressiveRiskThreshold: 0.3,
  passiveRiskThreshold: 0.3,
};

const balanced: Overrides = normal;

/** Goes on while it can: more selections, hardly any momentum stops, and the last die whatever its mood. */
const reckless: Overrides = {
  pointsCapAggressive: 600,
  pointsCapPassive: 300,
  aggressiveBaseMultiplier: 0.02,
  passiveBaseMultiplier: 0.05,
  aggressiveMaxIterations: 8,
  passiveMaxIterations: 5,
  passiveRiskThreshold: 0.5,
  passiveTwoDiceStopLow: 0.2,
  passiveTwoDiceStopHigh: 0.4,
};

const configOf = (overrides: Overrides): HybridConfig => ({ ...documentConfig, ...overrides });

export const difficulties = { easy: configOf(easy), normal: configOf(normal), hard: configOf(hard) } as const;
export const personalities = {
  cautious: configOf(cautious),
  balanced: configOf(balanced),
  reckless: configOf(reckless),
} as const;

export const mostLevel = 100;

/** Normal that no longer rolls one or two dice: on the way to Hard, risk goes first, so that every step up is one. */
const steady: HybridConfig = { ...difficulties.normal, aggressiveRiskThreshold: 0.3, passiveRiskThreshold: 0.3 };

const waypoints = [
  { level: 0, config: difficulties.easy },
  { level: 50, config: difficulties.normal },
  { level: 75, config: steady },
  { level: mostLevel, config: difficulties.hard },
] as const;

/** The difficulty slider, from 0 to 100: between its waypoints every number moves in a straight line. */
export const atLevel = (level: number): HybridConfig => {
  const to = waypoints.find((waypoint) => waypoint.level >= level) ?? waypoints[3];
  const from = waypoints.findLast((waypoint) => waypoint.level <= level) ?? waypoints[0];
  const way = to.level === from.level ? 0 : (level - from.level) / (to.level - from.level);
  return between(from.config, to.config, way);
};
