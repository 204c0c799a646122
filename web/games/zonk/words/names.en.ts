/** Zonk: the names of its opponents, by bot, in English. */
export const texts = {
  "hybrid:normal": "Hinnerk, the regular",
  "hybrid:easy": "Fridolin, the newcomer",
  "hybrid:hard": "Dietrich, the fox",
  perfect: "The automaton",
  landlady: "The landlady",
  stranger: "The stranger",
};
