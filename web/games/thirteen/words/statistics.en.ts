/** Thirteen Throws: labels of its statistics, in English. */

export interface ThirteenStatisticsWords {
  readonly runs: string;
  readonly most: string;
  readonly mean: string;
  readonly bestStage: string;
  readonly bestBox: string;
  inBox(points: string, box: string): string;
  readonly endedAt: string;
  readonly stage: string;
  readonly count: string;
  readonly boxes: string;
  readonly box: string;
  readonly points: string;
}

export const texts: ThirteenStatisticsWords = {
  runs: "Runs",
  most: "Most stages",
  mean: "Average stages",
  bestStage: "Best stage score",
  bestBox: "Best box",
  inBox: (points, box) => `${points} in ${box}`,
  endedAt: "Where your runs ended",
  stage: "Stage",
  count: "Runs",
  boxes: "Best boxes",
  box: "Box",
  points: "Points",
};
