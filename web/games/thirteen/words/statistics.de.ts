/** Thirteen Throws: labels of its statistics, in German. */
import type { ThirteenStatisticsWords } from "./statistics.en.ts";

export const texts: ThirteenStatisticsWords = {
  runs: "Läufe",
  most: "Meiste Stufen",
  mean: "Stufen im Schnitt",
  bestStage: "Meiste Punkte in einer Stufe",
  bestBox: "Bestes Feld",
  inBox: (points, box) => `${points} (${box})`,
  endedAt: "Hier endeten deine Läufe",
  stage: "Stufe",
  count: "Läufe",
  boxes: "Beste Felder",
  box: "Feld",
  points: "Punkte",
};
