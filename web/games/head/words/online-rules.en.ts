/** The duel: labels of an online table's rules, in English. */
export const en = {
  language: "Dictionary",
  grid: "Board",
  words: "Words",
  difficulty: "Difficulty",
  on: "On",
  off: "Off",
};

export type HeadRuleLabels = typeof en;
