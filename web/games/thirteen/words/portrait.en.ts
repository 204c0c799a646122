/** Thirteen Throws on the profile, in English. */
import { pluralIn } from "../../../language/count.ts";

const count = pluralIn("en");

export interface ThirteenPortraitWords {
  readonly bestStage: string;
  readonly reached: string;
  runs(runs: number): string;
  boss(stage: string): string;
  last(runs: number): string;
  said(runs: string, highest: string, best: string): string;
}

export const texts: ThirteenPortraitWords = {
  bestStage: "best stage",
  reached: "Stage reached",
  runs: (runs) => count(runs, { one: "# run", other: "# runs" }),
  boss: (stage) => `boss ${stage}`,
  last: (runs) => count(runs, { one: "last run", other: "last # runs" }),
  said: (runs, highest, best) => `Highest stage in your last ${runs} runs: ${highest}. Best ever: ${best}`,
};
