/** The duel's statistics: words found and heads lost, misses, results by opponent, and achievements. */
import { achievementNames, achievementsIn, aftermath, type HeadStanding } from "@turnlight/games/head";
import { inEveryLanguage } from "../../../language/all-languages.ts";
import { chartsWithData, type GameStatistics, readResults } from "../../statistics.ts";
import { de } from "../words/play.de.ts";
import { en } from "../words/play.en.ts";
import { statisticsWords } from "../words/statistics.ts";

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export const statistics: GameStatistics<HeadStanding> = {
  figuresOf: (played) => {
    const duels = readResults(played, aftermath.readResult).map(({ earned }) => earned);
    const won = duels.filter((duel) => duel.won);
    const found = won.filter(({ how }) => how === "found").length;
    const felled = duels.filter((duel) => !duel.won && duel.how === "misses").length;
    const misses = Math.round(10 * mean(duels.map(({ summary }) => summary.misses))) / 10;
    const accuracy = Math.round(100 * mean(duels.map(({ summary }) => summary.accuracy)));
    const rivals = ["executioner", "oracle"] as const;
    return {
      figures: [
        {
          name: inEveryLanguage(statisticsWords, (words) => words.won),
          value: inEveryLanguage(statisticsWords, (words, { number }) =>
            words.share(number(won.length), number(duels.length)),
          ),
        },
        {
          name: inEveryLanguage(statisticsWords, (words) => words.found),
          value: inEveryLanguage(statisticsWords, (_, { number }) => number(found)),
        },
        {
          name: inEveryLanguage(statisticsWords, (words) => words.felled),
          value: inEveryLanguage(statisticsWords, (_, { number }) => number(felled)),
        },
        {
          name: inEveryLanguage(statisticsWords, (words) => words.misses),
          value: inEveryLanguage(statisticsWords, (_, { number }) => number(misses)),
        },
        {
          name: inEveryLanguage(statisticsWords, (words) => words.accuracy),
          value: inEveryLanguage(statisticsWords, (words, { number }) => words.percent(number(accuracy))),
        },
      ],
      charts: chartsWithData([
        {
          title: inEveryLanguage(statisticsWords, (words) => words.endings),
          across: inEveryLanguage(statisticsWords, (words) => words.ending),
          counted: inEveryLanguage(statisticsWords, (words) => words.duels),
          bars: [
            { name: inEveryLanguage(statisticsWords, (words) => words.found), value: found },
            { name: inEveryLanguage(statisticsWords, (words) => words.felled), value: felled },
          ],
        },
        {
          title: inEveryLanguage(statisticsWords, (words) => words.byOpponent),
          across: inEveryLanguage(statisticsWords, (words) => words.opponent),
          counted: inEveryLanguage(statisticsWords, (words) => words.duelsWon),
          bars: rivals.flatMap((rival) => {
            const against = duels.filter(({ opponent }) => opponent === rival);
            const beaten = against.filter((duel) => duel.won).length;
            if (against.length === 0) return [];
            const name = inEveryLanguage(statisticsWords, (words, { number }) =>
              words.of(words.rivals[rival], number(beaten), number(against.length)),
            );
            return [{ name, value: beaten }];
          }),
        },
      ]),
    };
  },
  achievementsOf: ({ duels }) => {
    const done = new Set(achievementsIn(duels));
    return achievementNames.map((key) => ({
      key,
      name: { en: en.deeds[key].name, de: de.deeds[key].name },
      about: { en: en.deeds[key].about, de: de.deeds[key].about },
      got: done.has(key),
    }));
  },
};
