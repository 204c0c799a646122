/** Will-o'-the-Wisp: the names of its opponents, by bot, in German. */
export const texts = {
  solver: "Die Motte",
};
