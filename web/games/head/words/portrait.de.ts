/** The duel on the profile, in German. */
import { pluralIn } from "../../../language/count.ts";
import type { HeadPortraitWords } from "./portrait.en.ts";

const count = pluralIn("de");

export const texts: HeadPortraitWords = {
  score: (won, lost) => `${won}–${lost}`,
  wonLost: "gewonnen – verloren",
  firstLooks: "Wo du zuerst suchst",
  noLooks: "Rate ein Feld, dann siehst du hier, wo du zuerst suchst",
  streak: (wins) => count(wins, { one: "Beste Serie: # Sieg", other: "Beste Serie: # Siege" }),
  looksSaid: (cell) => `Wo du zuerst suchst: am häufigsten ${cell}`,
};
