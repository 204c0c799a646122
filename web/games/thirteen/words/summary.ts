/** Thirteen Throws: texts of its home page summary, in all languages. */
import type { Challenge } from "@turnlight/games/thirteen";
import type { Localized } from "../../../language/language.ts";

interface ThirteenSummaryWords {
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

const en: ThirteenSummaryWords = {
  run: (seed) => `Run ${seed}`,
  daily: (day) => `Run of ${day}`,
  again: (day) => `Run of ${day}, once more`,
  challenges: {
    "no-upper": "No upper section",
    rising: "Ascending targets",
    ascending: "Ascending targets, evenly",
    "two-rolls": "Two rolls",
    purist: "Purist",
  },
  draft: "Choosing the first charm",
  shop: (stage) => `In the shop after stage ${stage}`,
  round: (stage, round, of) => `Stage ${stage}, round ${round} of ${of}`,
  stood: (where, score, target) => `${where}: ${score} of ${target}`,
  result: (cleared, score, target) => `${cleared} ${cleared === 1 ? "stage" : "stages"}, then ${score} of ${target}`,
  toBest: (stages) => `${stages} ${stages === 1 ? "stage" : "stages"} to beat`,
  victory: "Win your first stage",
  toVictory: (stages) => `${stages} ${stages === 1 ? "stage" : "stages"} short of victory`,
  runs: (runs, best) => `${runs} runs, best ${best} stages`,
};

const de: ThirteenSummaryWords = {
  run: (seed) => `Lauf ${seed}`,
  daily: (day) => `Lauf vom ${day}`,
  again: (day) => `Lauf vom ${day}, noch einmal`,
  challenges: {
    "no-upper": "Ohne oberen Teil",
    rising: "Steigende Ziele",
    ascending: "Gleichmäßig steigende Ziele",
    "two-rolls": "Zwei Würfe",
    purist: "Purist",
  },
  draft: "Du wählst den ersten Talisman",
  shop: (stage) => `Im Laden nach Stufe ${stage}`,
  round: (stage, round, of) => `Stufe ${stage}, Runde ${round} von ${of}`,
  stood: (where, score, target) => `${where}: ${score} von ${target}`,
  result: (cleared, score, target) => `${cleared} ${cleared === 1 ? "Stufe" : "Stufen"}, dann ${score} von ${target}`,
  toBest: (stages) => `${stages} ${stages === 1 ? "Stufe ist" : "Stufen sind"} zu schlagen`,
  victory: "Gewinne deine erste Stufe",
  toVictory: (stages) => `Noch ${stages} ${stages === 1 ? "Stufe" : "Stufen"} bis zum Sieg`,
  runs: (runs, best) => `${runs} Läufe, bester ${best} Stufen`,
};

export const summaryWords: Localized<ThirteenSummaryWords> = { en, de };
