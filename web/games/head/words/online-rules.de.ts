/** The duel: labels of an online table's rules, in German. */
import type { HeadRuleLabels } from "./online-rules.en.ts";

export const de: HeadRuleLabels = {
  language: "Wörterbuch",
  grid: "Gitter",
  words: "Wörter",
  difficulty: "Schwierigkeit",
  on: "An",
  off: "Aus",
};
