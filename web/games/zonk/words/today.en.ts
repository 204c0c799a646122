/** The tavern: today's result in a word, in English. */
export const en = {
  won: "Won",
  lost: "Lost",
};

export type ZonkTodayWords = typeof en;
