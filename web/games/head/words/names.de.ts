/** Don't Lose Your Head: the names of its opponents, by bot, in German. */
export const texts = {
  "executioner:0.5": "Der Henker",
  "executioner:0.2": "Der Lehrling",
  oracle: "Das Orakel",
  apprentice: "Der Lehrling",
  gravedigger: "Der Totengräber",
  crier: "Der Ausrufer",
  clerk: "Die Schreiberin",
};
