/** Thirteen Throws: Texte auf dem Brett der Analyse, auf Deutsch. */
import { pluralIn } from "../../../language/count.ts";
import type { RunReviewTexts } from "./review-board.en.ts";

const count = pluralIn("de");

export const texts: RunReviewTexts = {
  rolls: (rolls) => count(rolls, { one: "noch # Wurf", other: "noch # Würfe" }),
  dice: (dice) => `Würfel: ${dice}`,
  locked: "Gehalten",
  better: "Halten",
  sold: "Verkauft",
  left: "Den Shop verlassen",
};
