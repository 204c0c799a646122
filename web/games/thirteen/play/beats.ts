/** A score as a sequence: the dice, then the level, then each die and charm in turn, with the total so far. */
import type { BoxPreview, ScoreStep } from "@turnlight/games/thirteen";

export interface Beat {
  readonly by: "dice" | "level" | "stage" | ScoreStep["by"];
  /** What this step adds. */
  readonly points?: number;
  readonly mult?: number;
  readonly xmult?: number;
  readonly total: number;
}

const hundredths = (value: number): number => Math.round(100 * value);

/** The last total is the score. Effects of the stage itself, a stamp or a boss, come last. */
export const beatsOf = ({ score, steps }: Pick<BoxPreview, "score" | "steps">): readonly Beat[] => {
  const { base, level } = score;
  const stepMult = steps.reduce((sum, step) => sum + hundredths(step.mult ?? 0), 0);
  let [times, flat, mult, xmult] = [1, 0, 100, 1];
  const total = () => Math.floor(((base * hundredths(times) + 100 * flat) * mult * xmult) / 10_000);
  const beats: Beat[] = [{ by: "dice", points: base, total: base }];
  const levelMult = hundredths(score.mult) - stepMult - 100;
  if (level !== 1 || levelMult !== 0) {
    times = level;
    mult += levelMult;
    beats.push({ by: "level", xmult: level, mult: levelMult / 100, total: total() });
  }
  for (const { by, ...gives } of steps) {
    flat += gives.points ?? 0;
    mult += hundredths(gives.mult ?? 0);
    xmult *= gives.xmult ?? 1;
    beats.push({ by, ...gives, total: total() });
  }
  const rest = Math.round((100 * score.xmult) / xmult) / 100;
  if (rest !== 1) beats.push({ by: "stage", xmult: rest, total: score.total });
  return beats.map((beat, i) => (i === beats.length - 1 ? { ...beat, total: score.total } : beat));
};
