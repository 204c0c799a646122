/** Zonk: texts on the review's board, in English. */
import { pluralIn } from "../../../language/count.ts";

const count = pluralIn("en");

export const texts = {
  streak: (factor: string) => `×${factor}`,
  target: (points: string) => `to ${points}`,
  round: (round: number, roll: number) => `Round ${round}, roll ${roll}`,
  noDice: "No dice on the table.",
  rolled: (dice: string) => `Rolled: ${dice}`,
  you: (points: string) => `Taken: ${points}`,
  banks: "then banked",
  left: (dice: number) => count(dice, { one: "# die left", other: "# dice left" }),
  zonk: "zonk",
};

export type TavernReviewTexts = typeof texts;
