/** Zonk: Texte auf dem Brett der Analyse, auf Deutsch. */
import { pluralIn } from "../../../language/count.ts";
import type { TavernReviewTexts } from "./review-board.en.ts";

const count = pluralIn("de");

export const texts: TavernReviewTexts = {
  streak: (factor) => `×${factor}`,
  target: (points) => `bis ${points}`,
  round: (round, roll) => `Runde ${round}, Wurf ${roll}`,
  noDice: "Keine Würfel auf dem Tisch.",
  rolled: (dice) => `Gewürfelt: ${dice}`,
  you: (points) => `Genommen: ${points}`,
  banks: "dann gesichert",
  left: (dice) => count(dice, { one: "noch # Würfel", other: "noch # Würfel" }),
  zonk: "Zonk",
};
