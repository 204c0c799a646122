/** Thirteen Throws: what its figures are called, in both languages. */
import type { Worded } from "../../../language/language.ts";

interface LedgerWords {
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

const en: LedgerWords = {
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

const de: LedgerWords = {
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

export const ledgerWords: Worded<LedgerWords> = { en, de };
