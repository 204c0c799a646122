/** Thirteen Throws: the names of its opponents, by bot, in English. */
export const texts = {
  "greedy:human": "The regular",
};
