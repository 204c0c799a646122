/** Thirteen Throws: texts of its home page summary, in English. */

import type { Challenge } from "@turnlight/games/thirteen";
import { pluralIn } from "../../../language/count.ts";

const count = pluralIn("en");

export interface ThirteenSummaryWords {
  run(seed: string): string;
  daily(day: string): string;
  again(day: string): string;
  readonly challenges: Readonly<Record<Exclude<Challenge, "none">, string>>;
  readonly draft: string;
  shop(stage: number): string;
  round(stage: number, round: number, of: number): string;
  stood(where: string, score: string, target: string): string;
  result(cleared: number, score: string, target: string): string;
  toBest(stages: number): string;
  readonly victory: string;
  toVictory(stages: number): string;
  runs(runs: string, best: string): string;
}

export const texts: ThirteenSummaryWords = {
  run: (seed) => `Run ${seed}`,
  daily: (day) => `Daily run, ${day}`,
  again: (day) => `Daily run, ${day} (practice)`,
  challenges: {
    "no-upper": "No upper section",
    rising: "Ascending targets",
    mild: "Gentle targets",
    gentle: "Gentle targets (from 200)",
    ascending: "Ascending targets (steady)",
    "two-rolls": "Two rolls",
    purist: "Purist",
  },
  draft: "Choosing the first charm",
  shop: (stage) => `In the shop after stage ${stage}`,
  round: (stage, round, of) => `Stage ${stage}, round ${round} of ${of}`,
  stood: (where, score, target) => `${where}: ${score} of ${target}`,
  result: (cleared, score, target) =>
    `${count(cleared, { one: "# stage", other: "# stages" })} cleared, last stage ${score} of ${target}`,
  toBest: (stages) => `Beat your record of ${count(stages, { one: "# stage", other: "# stages" })}`,
  victory: "Clear your first stage",
  toVictory: (stages) => `${count(stages, { one: "# more stage", other: "# more stages" })} to victory`,
  runs: (runs, best) => `Runs: ${runs} · Most stages: ${best}`,
};
