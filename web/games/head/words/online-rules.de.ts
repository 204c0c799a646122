/** The duel: labels of an online table's rules, in German. */
import type { HeadRuleLabels } from "./online-rules.en.ts";

export const de: HeadRuleLabels = {
  language: "Wortsprache",
  grid: "Brett",
  words: "Wörter",
  difficulty: "Schwierigkeit",
  on: "An",
  off: "Aus",
};
