/** Thirteen Throws: texts of its home page summary, in German. */
import { pluralIn } from "../../../language/count.ts";
import type { ThirteenSummaryWords } from "./summary.en.ts";

const count = pluralIn("de");

export const texts: ThirteenSummaryWords = {
  run: (seed) => `Lauf ${seed}`,
  daily: (day) => `Tageslauf vom ${day}`,
  again: (day) => `Tageslauf vom ${day} (Übung)`,
  challenges: {
    "no-upper": "Ohne oberen Bereich",
    rising: "Steigende Ziele",
    mild: "Sanfte Ziele",
    gentle: "Sanfte Ziele (ab 200)",
    ascending: "Gleichmäßig steigende Ziele",
    "two-rolls": "Zwei Würfe",
    purist: "Purist",
  },
  draft: "Wahl des ersten Talismans",
  shop: (stage) => `Im Shop nach Stufe ${stage}`,
  round: (stage, round, of) => `Stufe ${stage}, Runde ${round} von ${of}`,
  stood: (where, score, target) => `${where}: ${score} von ${target}`,
  result: (cleared, score, target) =>
    `${count(cleared, { one: "# Stufe", other: "# Stufen" })} geschafft, dann ${score} von ${target}`,
  toBest: (stages) => `Schlage deinen Rekord von ${count(stages, { one: "# Stufe", other: "# Stufen" })}`,
  victory: "Schaffe deine erste Stufe",
  toVictory: (stages) => `Noch ${count(stages, { one: "# Stufe", other: "# Stufen" })} bis zum Sieg`,
  runs: (runs, best) => `Läufe: ${runs} · Meiste Stufen: ${best}`,
};
