/** The duel on the profile, in English. */
import { pluralIn } from "../../../language/count.ts";

const count = pluralIn("en");

export interface HeadPortraitWords {
  score(won: string, lost: string): string;
  readonly wonLost: string;
  readonly firstLooks: string;
  readonly noLooks: string;
  streak(wins: number): string;
  looksSaid(cell: string): string;
}

export const texts: HeadPortraitWords = {
  score: (won, lost) => `${won}–${lost}`,
  wonLost: "won – lost",
  firstLooks: "Where you look first",
  noLooks: "Guess a cell to see where you look first",
  streak: (wins) => count(wins, { one: "Best streak: # win", other: "Best streak: # wins" }),
  looksSaid: (cell) => `Where you look first: most often ${cell}`,
};
