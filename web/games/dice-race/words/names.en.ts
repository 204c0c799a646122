/** The dice race: the names of its opponents, by bot, in English. */
export const texts = {
  "holds:20": "Steady",
  "holds:30": "Daring",
  random: "Whimsical",
};
