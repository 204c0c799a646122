/** Thirteen Throws: the names of its opponents, by bot, in German. */
export const texts = {
  "greedy:human": "Der Stammgast",
};
