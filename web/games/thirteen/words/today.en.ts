/** The arcade: today's result in two words, in English. */
export const en = {
  stage: (cleared: number) => `Stage ${cleared + 1}`,
};

export type ThirteenTodayWords = typeof en;
