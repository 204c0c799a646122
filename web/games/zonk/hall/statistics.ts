/** The tavern's statistics: win rate by opponent, turns banked and zonked; and its trophies. */
import { aftermath, type ZonkStanding, zonkAchievements } from "@turnlight/games/zonk";
import { localized } from "../../../language/catalogue.ts";
import { number } from "../../../language/format.ts";
import { type CountedMatch, chartsWithData, type GameStatistics, readResults } from "../../statistics.ts";
import { type PatronName, patronOf, patrons } from "../faces/Patron.tsx";
import { statisticsWords } from "../words/statistics.ts";
import { words } from "../words/words.ts";
import { portraitOf } from "./portrait.ts";

const patronsAt = ({ sitters }: CountedMatch): readonly PatronName[] =>
  sitters.flatMap((sitter) => (sitter.kind === "bot" ? [patronOf(sitter.bot)] : []));

export const statistics: GameStatistics<ZonkStanding> = {
  figuresOf: (played) => {
    const matches = readResults(played, aftermath.readResult);
    const won = matches.filter(({ earned }) => earned.won).length;
    const turns = matches.flatMap(({ earned }) => earned.turns ?? []);
    const banked = turns.reduce((sum, turn) => sum + turn.banked, 0);
    const zonked = turns.reduce((sum, turn) => sum + turn.zonked, 0);
    const best = turns.reduce((most, turn) => Math.max(most, turn.best), 0);
    const count = (value: number) => localized(statisticsWords, () => number(value));
    return {
      figures: [
        {
          name: localized(statisticsWords, (words) => words.won),
          value: localized(statisticsWords, (words) => words.share(number(won), number(matches.length))),
        },
        { name: localized(statisticsWords, (words) => words.banked), value: count(banked) },
        { name: localized(statisticsWords, (words) => words.zonked), value: count(zonked) },
        { name: localized(statisticsWords, (words) => words.best), value: count(best) },
      ],
      charts: chartsWithData([
        {
          title: localized(statisticsWords, (words) => words.turns),
          across: localized(statisticsWords, (words) => words.turn),
          counted: localized(statisticsWords, (words) => words.count),
          bars: [
            { name: localized(statisticsWords, (words) => words.banked), value: banked },
            { name: localized(statisticsWords, (words) => words.zonked), value: zonked },
          ],
        },
        {
          title: localized(statisticsWords, (words) => words.byOpponent),
          across: localized(statisticsWords, (words) => words.opponent),
          counted: localized(statisticsWords, (words) => words.percent),
          bars: patrons.flatMap((patron) => {
            const against = matches.filter((match) => patronsAt(match.played).includes(patron));
            const beaten = against.filter(({ earned }) => earned.won).length;
            if (against.length === 0) return [];
            const name = localized(statisticsWords, (said) =>
              said.of(words.value.patrons[patron].name, number(beaten), number(against.length)),
            );
            return [{ name, value: Math.round((100 * beaten) / against.length) }];
          }),
        },
      ]),
    };
  },
  achievementsOf: (standing, played = []) => {
    const matches = readResults(played, aftermath.readResult);
    return zonkAchievements.map((key) => ({
      key,
      name: localized(words, ({ trophies }) => trophies[key][0] ?? key),
      about: localized(words, ({ trophies }) => trophies[key][1] ?? ""),
      got: standing.trophies.includes(key),
      at: matches.find(({ earned }) => earned.trophies.includes(key))?.played.result.ended,
    }));
  },
  sign: "M30 24h20a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6zM29.5 33a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0zM43.5 33a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0zM36.5 40a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0zM29.5 47a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0zM43.5 47a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0z",
  portraitOf,
};
