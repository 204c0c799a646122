/** The hidden number: the names of its opponents, by bot, in German. */
export const texts = {
  halving: "Der Buchhalter",
  random: "Die Träumerin",
};
