/** The tavern: today's result in a word, in English. */
export const en = {
  won: "Won",
  lost: "Lost",
  points: (points: string) => `${points} points`,
};

export type ZonkTodayWords = typeof en;
