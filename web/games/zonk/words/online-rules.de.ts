/** The tavern: labels of an online table's rules, in German. */
import type { ZonkRuleLabels } from "./online-rules.en.ts";

export const de: ZonkRuleLabels = {
  table: "Wertung",
  target: "Ziel",
  streak: "Serienbonus",
  streakAbout: "×1,1 bis ×1,5",
  on: "An",
  off: "Aus",
};
