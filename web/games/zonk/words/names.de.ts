/** Zonk: the names of its opponents, by bot, in German. */
export const texts = {
  "hybrid:normal": "Hinnerk, der Stammgast",
  "hybrid:easy": "Fridolin, der Neuling",
  "hybrid:hard": "Dietrich, der Fuchs",
  perfect: "Der Automat",
  landlady: "Die Wirtin",
  stranger: "Der Fremde",
};
