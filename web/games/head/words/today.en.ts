/** The hunt: today's result in a word, in English. */
export const en = {
  found: (misses: number, par: number) => `${misses}, par ${par}`,
  notFound: "Not solved",
};

export type HeadTodayWords = typeof en;
