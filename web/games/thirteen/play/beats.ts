/** A score as a sequence: each die, then the level, then each die and charm in turn, with the sums so far. */
import type { BoxPreview, ScoreStep } from "@turnlight/games/thirteen";

export interface Beat {
  /** One die's pips, all dice of a box with fixed points, the level, a charm or special die, or the stage itself. */
  readonly by: { readonly pips: number } | "dice" | "level" | "stage" | ScoreStep["by"];
  /** What this step adds. */
  readonly points?: number;
  readonly mult?: number;
  readonly xmult?: number;
  /** Points before mult, mult and score after this step. */
  readonly sum: number;
  readonly times: number;
  readonly total: number;
}

const hundredths = (value: number): number => Math.round(100 * value);
const rounded = (value: number): number => hundredths(value) / 100;

/** The last total is the score. Effects of the stage itself, a stamp or a boss, come last. */
export const beatsOf = ({
  score,
  steps,
  pipsByDie,
}: Pick<BoxPreview, "score" | "steps" | "pipsByDie">): readonly Beat[] => {
  const stepMult = steps.reduce((sum, step) => sum + hundredths(step.mult ?? 0), 0);
  let [base, level, flat, mult, xmult] = [0, 1, 0, 100, 1];
  const now = () => {
    const sum = (base * hundredths(level)) / 100 + flat;
    return {
      sum: rounded(sum),
      times: rounded((mult * xmult) / 100),
      total: Math.floor(((base * hundredths(level) + 100 * flat) * mult * xmult) / 10_000),
    };
  };
  const beats: Beat[] = [];
  for (const { die, pips } of pipsByDie) {
    base += pips;
    beats.push({ by: { pips: die }, points: pips, ...now() });
  }
  if (pipsByDie.length === 0) {
    base = score.base;
    beats.push({ by: "dice", points: base, ...now() });
  }
  const levelMult = hundredths(score.mult) - stepMult - 100;
  if (score.level !== 1 || levelMult !== 0) {
    level = score.level;
    mult += levelMult;
    beats.push({ by: "level", xmult: level, mult: levelMult / 100, ...now() });
  }
  for (const { by, ...gives } of steps) {
    flat += gives.points ?? 0;
    mult += hundredths(gives.mult ?? 0);
    xmult *= gives.xmult ?? 1;
    beats.push({ by, ...gives, ...now() });
  }
  const rest = Math.round((100 * score.xmult) / xmult) / 100;
  if (rest !== 1) {
    xmult = score.xmult;
    beats.push({ by: "stage", xmult: rest, ...now() });
  }
  return beats.map((beat, i) => (i === beats.length - 1 ? { ...beat, total: score.total } : beat));
};

/** As a list to read: the dice as one line. */
export const linesOf = (beats: readonly Beat[]): readonly Beat[] => {
  const dice = beats.filter(({ by }) => typeof by === "object" && "pips" in by);
  const last = dice.at(-1);
  if (last === undefined) return beats;
  const { sum, times, total } = last;
  return [{ by: "dice", points: sum, sum, times, total }, ...beats.slice(dice.length)];
};
