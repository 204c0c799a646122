/** The tavern's statistics: win rate by opponent, turns banked and zonked; and its trophies. */
import { aftermath, type ZonkStanding, zonkAchievements } from "@turnlight/games/zonk";
import { inEveryLanguage } from "../../../language/all-languages.ts";
import { type CountedMatch, chartsWithData, type GameStatistics, readResults } from "../../statistics.ts";
import { type PatronName, patronOf, patrons } from "../faces/Patron.tsx";
import { statisticsWords } from "../words/statistics.ts";
import { de } from "../words/texts.de.ts";
import { en } from "../words/texts.en.ts";

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
    const count = (value: number) => inEveryLanguage(statisticsWords, (_, { number }) => number(value));
    return {
      figures: [
        {
          name: inEveryLanguage(statisticsWords, (words) => words.won),
          value: inEveryLanguage(statisticsWords, (words, { number }) =>
            words.share(number(won), number(matches.length)),
          ),
        },
        { name: inEveryLanguage(statisticsWords, (words) => words.banked), value: count(banked) },
        { name: inEveryLanguage(statisticsWords, (words) => words.zonked), value: count(zonked) },
        { name: inEveryLanguage(statisticsWords, (words) => words.best), value: count(best) },
      ],
      charts: chartsWithData([
        {
          title: inEveryLanguage(statisticsWords, (words) => words.turns),
          across: inEveryLanguage(statisticsWords, (words) => words.turn),
          counted: inEveryLanguage(statisticsWords, (words) => words.count),
          bars: [
            { name: inEveryLanguage(statisticsWords, (words) => words.banked), value: banked },
            { name: inEveryLanguage(statisticsWords, (words) => words.zonked), value: zonked },
          ],
        },
        {
          title: inEveryLanguage(statisticsWords, (words) => words.byOpponent),
          across: inEveryLanguage(statisticsWords, (words) => words.opponent),
          counted: inEveryLanguage(statisticsWords, (words) => words.percent),
          bars: patrons.flatMap((patron) => {
            const against = matches.filter((match) => patronsAt(match.played).includes(patron));
            const beaten = against.filter(({ earned }) => earned.won).length;
            if (against.length === 0) return [];
            const name = {
              en: statisticsWords.en.of(en.patrons[patron].name, String(beaten), String(against.length)),
              de: statisticsWords.de.of(de.patrons[patron].name, String(beaten), String(against.length)),
            };
            return [{ name, value: Math.round((100 * beaten) / against.length) }];
          }),
        },
      ]),
    };
  },
  achievementsOf: (standing) =>
    zonkAchievements.map((key) => ({
      key,
      name: { en: en.trophies[key][0], de: de.trophies[key][0] ?? key },
      about: { en: en.trophies[key][1], de: de.trophies[key][1] ?? "" },
      got: standing.trophies.includes(key),
    })),
};
