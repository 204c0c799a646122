/**
 * The Hybrid's difficulties and personalities: what each changes of the document's configuration, and nothing else. Where
 * that does not reach its band at Classic, it has changes of its own for tables where any number of combinations is
 * taken from a roll. The measured effect of each is in docs/zonk-strength.md.
 */
import type { Blend, Character } from "../bots/hybrid/character.ts";
import { documentConfig, type HybridConfig } from "../bots/hybrid/config.ts";

type Overrides = Partial<HybridConfig>;

const characterWith = (once: Overrides, many: Overrides = once): Character => ({
  once: { ...documentConfig, ...once },
  many: { ...documentConfig, ...many },
});

/**
 * The document as printed turns aggressive early and then rolls its last die too often: that makes it Easy. At Classic
 * every roll can zonk, so it must stop one selection sooner.
 */
const easy = characterWith({}, { aggressiveMaxIterations: 4 });

/** One change brings it level: it stays calm until it is further behind. At Classic it leaves one and two dice alone then. */
const normal = characterWith({ initialBufferCap: 500 }, { initialBufferCap: 500, aggressiveRiskThreshold: 0.4 });

/**
 * Never rolls one or two dice; changes its mood with any lead, since the aggressive way of choosing is the better
 * one; and is less choosy the fewer dice it has. At Classic it leaves three dice alone as well, is content with less
 * from the start, and neither loses its nerve nor counts its selections.
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
 * As strong as Normal, by other means: level or ahead it takes what it has and leaves two dice alone; clearly behind,
 * however late in the match, it chases.
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

/** Goes on while it can: more selections, hardly any momentum stops, and the last die whatever its mood. */
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
 * The difficulty slider, from 0 to 100: Easy, Normal at the middle, Hard at the end. Between two of them it decides now
 * like the one and now like the other, in proportion. Moving every number a little instead has steps that change
 * nothing, since dice know only a few risks.
 */
export const atLevel = (level: number): Blend =>
  level < middleLevel
    ? { from: easy, to: normal, share: level / middleLevel }
    : { from: normal, to: hard, share: (level - middleLevel) / (mostLevel - middleLevel) };
