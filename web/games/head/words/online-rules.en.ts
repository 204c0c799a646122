/** The duel: labels of an online table's rules, in English. */
export const en = {
  language: "Dictionary",
  grid: "Board",
  words: "Words",
  difficulty: "Difficulty",
  on: "On",
  off: "Off",
  /** One player's own settings; without a name the viewer's. */
  half: (name: string | undefined) => {
    const whose = name === undefined ? "Your" : `${name}’s`;
    return {
      grid: `${whose} board`,
      words: `${whose} words`,
      difficulty: `${whose} difficulty`,
      limit: `${whose} miss limit`,
    };
  },
};

export type HeadRuleLabels = typeof en;
