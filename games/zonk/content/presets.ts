/**
 * The Hybrid's difficulties and personalities, each as its changes to the design document's configuration. Where these
 * do not reach the intended strength at Classic, there are separate changes for tables where any number of combinations
 * is taken from a roll. The measured effect of each is in docs/zonk-strength.md.
 */
import type { Blend, Character } from "../bots/hybrid/character.ts";
import { documentConfig, type HybridConfig } from "../bots/hybrid/config.ts";

type Overrides = Partial<HybridConfig>;

const characterWith = (once: Overrides, many: Overrides = once): Character => ({
  once: { ...documentConfig, ...once },
  many: { ...documentConfig, ...many },
});

/**
 * The configuration as printed turns aggressive early and then rolls its last die too often: that makes it Easy. At
 * Classic every roll can zonk, so it must stop one selection sooner.
 */
const easy = characterWith({}, { aggressiveMaxIterations: 4 });

/**
 * One change makes it an even match: it stays calm until it is further behind. At Classic it then never rolls one or
 * two dice.
 */
const normal = characterWith({ initialBufferCap: 500 }, { initialBufferCap: 500, aggressiveRiskThreshold: 0.4 });

/**
 * Never rolls one or two dice; changes its mood with any lead, since the aggressive way of choosing is the better one;
 * and is less selective the fewer dice it has. At Classic it never rolls three dice either, accepts lower scores from
 * the start, and ignores momentum and the number of selections.
 */
const hard = characterWith(
  {
    aggressiveRiskThreshold: 0.3,
    passiveRiskThreshold: 0.3,
    aggressiveThresholdStep: 0.3,
    initialBufferCap: 0,
    minimumBufferCap: 0,
  },
  {
    aggressiveRiskThreshold: 0.25,
    passiveRiskThreshold: 0.25,
    aggressiveThresholdStart: 0.6,
    initialBufferCap: 0,
    minimumBufferCap: 0,
    aggressiveBaseMultiplier: 0,
    passiveBaseMultiplier: 0,
    passiveMaxIterations: 5,
  },
);

/** Stops early with few points and never rolls two dice. */
const cautious = characterWith({
  pointsCapAggressive: 200,
  pointsCapPassive: 100,
  baseCapStopChance: 0.8,
  aggressiveMaxIterations: 2,
  passiveMaxIterations: 1,
  aggressiveRiskThreshold: 0.3,
  passiveRiskThreshold: 0.3,
});

/**
 * As strong as Normal, by other means: level or ahead it takes what it has and never rolls two dice; clearly behind,
 * however late in the match, it takes risks.
 */
const keepsOrChases: Overrides = {
  initialBufferCap: 320,
  bufferReductionPerRound: 0,
  pointsCapPassive: 100,
  baseCapStopChance: 0.6,
  passiveRiskThreshold: 0.25,
  aggressiveThresholdStep: 0.3,
};
const balanced = characterWith(keepsOrChases, { ...keepsOrChases, aggressiveRiskThreshold: 0.6 });

/** Goes on while it can: more selections, hardly any momentum stops, and it rolls the last die in any mood. */
const reckless = characterWith({
  pointsCapAggressive: 600,
  pointsCapPassive: 300,
  aggressiveBaseMultiplier: 0.02,
  passiveBaseMultiplier: 0.05,
  aggressiveMaxIterations: 8,
  passiveMaxIterations: 5,
  passiveRiskThreshold: 0.5,
  passiveTwoDiceStopLow: 0.2,
  passiveTwoDiceStopHigh: 0.4,
});

export const difficulties = { easy, normal, hard } as const;
export const personalities = { cautious, balanced, reckless } as const;

export const mostLevel = 100;
const middleLevel = 50;

/**
 * The difficulty slider, from 0 to 100: Easy, Normal in the middle, Hard at the end. Between two of them, each decision
 * is made like one or the other at random, in proportion. Interpolating the numbers instead would have steps without
 * effect, since dice have only a few distinct risks.
 */
export const atLevel = (level: number): Blend =>
  level < middleLevel
    ? { from: easy, to: normal, share: level / middleLevel }
    : { from: normal, to: hard, share: (level - middleLevel) / (mostLevel - middleLevel) };
