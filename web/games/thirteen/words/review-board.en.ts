/** Thirteen Throws: texts on the review's board, in English. */
import { pluralIn } from "../../../language/count.ts";

const count = pluralIn("en");

export const texts = {
  rolls: (rolls: number) => count(rolls, { one: "# roll left", other: "# rolls left" }),
  dice: (dice: string) => `Dice: ${dice}`,
  locked: "Locked",
  better: "Lock",
  sold: "Sold",
  left: "Left the shop",
};

export type RunReviewTexts = typeof texts;
