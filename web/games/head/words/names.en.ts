/** Don't Lose Your Head: the names of its opponents, by bot, in English. */
export const texts = {
  "executioner:0.5": "The Executioner",
  "executioner:0.2": "The apprentice",
  oracle: "The Oracle",
  apprentice: "The Apprentice",
  gravedigger: "The Gravedigger",
  crier: "The Town Crier",
  clerk: "The Clerk",
};
