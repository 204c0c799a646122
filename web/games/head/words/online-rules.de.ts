/** The duel: labels of an online table's rules, in German. */
import { behind } from "../../../language/texts/declined.ts";
import type { HeadRuleLabels } from "./online-rules.en.ts";

export const de: HeadRuleLabels = {
  language: "Wörterbuch",
  grid: "Gitter",
  words: "Wörter",
  difficulty: "Schwierigkeit",
  on: "An",
  off: "Aus",
  half: (name) =>
    name === undefined
      ? { grid: "Dein Gitter", words: "Deine Wörter", difficulty: "Deine Schwierigkeit", limit: "Dein Fehlerlimit" }
      : {
          grid: `Gitter ${behind("von", name)}`,
          words: `Wörter ${behind("von", name)}`,
          difficulty: `Schwierigkeit ${behind("von", name)}`,
          limit: `Fehlerlimit ${behind("von", name)}`,
        },
};
