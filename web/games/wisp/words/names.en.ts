/** Will-o'-the-Wisp: the names of its opponents, by bot, in English. */
export const texts = {
  solver: "The moth",
};
