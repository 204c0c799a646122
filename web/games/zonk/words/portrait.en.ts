/** The tavern on the profile, in English. */
import { pluralIn } from "../../../language/count.ts";

const count = pluralIn("en");

export interface ZonkPortraitWords {
  wonOf(matches: string): string;
  readonly luck: string;
  readonly luckier: string;
  readonly better: string;
  readonly lead: string;
  last(matches: number): string;
  bestTurn(points: string): string;
  luckSaid(lucky: string, better: string, of: string): string;
  leadSaid(won: string, of: string): string;
}

export const texts: ZonkPortraitWords = {
  wonOf: (matches) => `of ${matches} won`,
  luck: "Luck and skill",
  luckier: "luckier →",
  better: "better choices ↑",
  lead: "Final lead",
  last: (matches) => count(matches, { one: "last match", other: "last # matches" }),
  bestTurn: (points) => `Best turn: ${points}`,
  luckSaid: (lucky, better, of) =>
    `In ${of} reviewed matches, you had lucky dice in ${lucky} and made better choices than usual in ${better}`,
  leadSaid: (won, of) => `You ended ahead in ${won} of your last ${of} matches`,
};
