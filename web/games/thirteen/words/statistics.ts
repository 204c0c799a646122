/** Thirteen Throws: labels of its statistics, in all languages. */
import type { Localized } from "../../../language/language.ts";

interface ThirteenStatisticsWords {
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

const en: ThirteenStatisticsWords = {
  runs: "Runs",
  most: "Most stages",
  mean: "Stages a run",
  bestStage: "Best stage",
  bestBox: "Best box",
  inBox: (points, box) => `${points} in ${box}`,
  endedAt: "Where runs ended",
  stage: "Stage",
  count: "Runs",
  boxes: "Best boxes",
  box: "Box",
  points: "Points",
};

const de: ThirteenStatisticsWords = {
  runs: "Läufe",
  most: "Meiste Stufen",
  mean: "Stufen je Lauf",
  bestStage: "Beste Stufe",
  bestBox: "Bestes Feld",
  inBox: (points, box) => `${points} in ${box}`,
  endedAt: "Wo Läufe endeten",
  stage: "Stufe",
  count: "Läufe",
  boxes: "Beste Felder",
  box: "Feld",
  points: "Punkte",
};

export const statisticsWords: Localized<ThirteenStatisticsWords> = { en, de };
