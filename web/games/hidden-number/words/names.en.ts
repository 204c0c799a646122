/** The hidden number: the names of its opponents, by bot, in English. */
export const texts = {
  halving: "The clerk",
  random: "The dreamer",
};
