/** The dice race: the names of its opponents, by bot, in German. */
export const texts = {
  "holds:20": "Die Ruhige",
  "holds:30": "Der Wagemutige",
  random: "Die Launische",
};
