/** The tavern: labels of an online table's rules, in English. */
export const en = {
  table: "Scoring",
  target: "Target",
  streak: "Streak bonus",
  streakAbout: "×1.1 to ×1.5",
  on: "On",
  off: "Off",
};

export type ZonkRuleLabels = typeof en;
