/**
 * The timing of a score's show, in milliseconds at normal speed: every die alike, then a beat for each charm that
 * starts slowly and accelerates, a moment of silence, the result, and the way to the bar. A score that is small beside
 * the target is only counted.
 */
import { type BoxPreview, previewBox, type RunFact, type RunState, target, usualBook } from "@turnlight/games/thirteen";
import { type Beat, beatsOf } from "./beats.ts";

/** Below this share of the target a score has no show. */
const plainBelow = 0.05;
const plainTime = 500;

const dieTime = 170;
const levelTime = 350;
/** The first charms; all others take the last of these. */
const charmTimes = [380, 320, 260, 210, 170, 140, 110];
const silence = 180;
const slam = 300;
const countUp = 500;
/** The whole show takes at most this; with more beats each of them is shorter. */
export const longestShow = 4200;

/** How strong a show is, by its share of the target: 0 is none, 3 the golden burst. */
const strengths = [plainBelow, 0.2, 0.4];
export const strengthOf = (points: number, goal: number): number =>
  strengths.filter((share) => points >= share * goal).length;

export interface ShowTiming {
  /** When each beat begins. */
  readonly starts: readonly number[];
  /** When the result appears. */
  readonly slam: number;
  readonly ends: number;
}

const lengthsOf = (beats: readonly Beat[]): readonly number[] => {
  let charms = 0;
  return beats.map(({ by }) => {
    if (by === "level") return levelTime;
    if (by === "dice" || (typeof by === "object" && "pips" in by)) return dieTime;
    return charmTimes[Math.min(charms++, charmTimes.length - 1)] ?? 0;
  });
};

/** The timing of a show of any size. */
export const timingOf = (beats: readonly Beat[], share: number): ShowTiming => {
  if (share < plainBelow) return { starts: beats.map(() => 0), slam: 0, ends: plainTime };
  const lengths = lengthsOf(beats);
  const after = silence + slam + countUp;
  const wanted = lengths.reduce((sum, length) => sum + length, 0);
  const factor = Math.min(1, (longestShow - after) / wanted);
  const starts: number[] = [];
  let at = 0;
  for (const length of lengths) {
    starts.push(at);
    at += length * factor;
  }
  return { starts, slam: at + silence, ends: at + after };
};

export interface ScoreStory {
  readonly preview: BoxPreview;
  readonly beats: readonly Beat[];
  readonly timing: ShowTiming;
  readonly strength: number;
}

type ScoredFact = Extract<RunFact, { kind: "scored" }>;

/** Everything that is shown of a score, given the run before it. */
export const storyOf = ({ category, total }: Pick<ScoredFact, "category" | "total">, before: RunState): ScoreStory => {
  const preview = previewBox(usualBook, before, category);
  const beats = beatsOf(preview);
  const goal = target(before);
  return { preview, beats, timing: timingOf(beats, total / goal), strength: strengthOf(total, goal) };
};

export const showTime = (fact: ScoredFact, before: RunState): number => storyOf(fact, before).timing.ends;

/** The upper bonus is the finale of the box that reached it. */
export const bonusTime = 1400;
