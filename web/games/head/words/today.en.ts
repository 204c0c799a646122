/** The duel: today's result in a word, in English. */
export const en = {
  won: "Won",
  lost: "Lost",
};

export type HeadTodayWords = typeof en;
