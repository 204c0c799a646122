/** The card of a game that has none of its own: matches won and lost. */
import type { GamePortrait } from "../../../games/portrait.ts";
import type { CountedMatch } from "../../../games/statistics.ts";
import { localized } from "../../../language/catalogue.ts";
import { number, percent } from "../../../language/format.ts";
import { profileWords } from "./words.ts";

/** How many matches are drawn. */
const drawn = 30;

export const plainPortrait = (played: readonly CountedMatch[]): GamePortrait => {
  const won = played.filter(({ result }) => result.won).length;
  const last = played.slice(-drawn).map(({ result }) => result.won);
  return {
    figure: localized(profileWords, () => percent(won / Math.max(1, played.length), 0)),
    unit: localized(profileWords, (words) => words.wonOf(number(played.length))),
    caption: localized(profileWords, (words) => words.wonLost),
    note: localized(profileWords, (words) => words.matchesPlayed(played.length)),
    chart: {
      kind: "balance",
      values: last.map((isWon) => (isWon ? 1 : -1)),
      across: localized(profileWords, (words) => words.lastMatches(last.length)),
    },
    said: localized(profileWords, (words) =>
      words.balanceSaid(number(last.filter(Boolean).length), number(last.length)),
    ),
  };
};
