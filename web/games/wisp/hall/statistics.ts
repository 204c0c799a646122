/** The wisp's statistics: stars, levels solved in par, hints; and an achievement for each chapter. */
import { aftermath, type WispStanding } from "@turnlight/games/wisp";
import { inEveryLanguage } from "../../../language/all-languages.ts";
import { chartsWithData, type GameStatistics, readResults } from "../../statistics.ts";
import { bestsOf, chapters } from "../lobby/campaign.ts";
import { statisticsWords } from "../words/statistics.ts";

const starCounts = [3, 2, 1] as const;

export const statistics: GameStatistics<WispStanding> = {
  figuresOf: (played) => {
    // Test plays from the level editor do not count.
    const solved = readResults(played, aftermath.readResult).filter(({ earned }) => earned.counts.kind !== "test");
    const stars = solved.reduce((sum, { earned }) => sum + earned.stars, 0);
    const inPar = solved.filter(({ earned: { line, par } }) => par.exact && line.length <= par.moves).length;
    const hinted = solved.filter(({ earned }) => earned.helped).length;
    const share = (part: number) =>
      inEveryLanguage(statisticsWords, (words, { number }) => words.share(number(part), number(solved.length)));
    return {
      figures: [
        {
          name: inEveryLanguage(statisticsWords, ({ solved: name }) => name),
          value: inEveryLanguage(statisticsWords, (_, { number }) => number(solved.length)),
        },
        {
          name: inEveryLanguage(statisticsWords, ({ stars: name }) => name),
          value: inEveryLanguage(statisticsWords, (words, { number }) =>
            words.share(number(stars), number(3 * solved.length)),
          ),
        },
        { name: inEveryLanguage(statisticsWords, ({ par }) => par), value: share(inPar) },
        { name: inEveryLanguage(statisticsWords, ({ hints }) => hints), value: share(hinted) },
      ],
      charts: chartsWithData([
        {
          title: inEveryLanguage(statisticsWords, ({ byStars }) => byStars),
          across: inEveryLanguage(statisticsWords, ({ stars: name }) => name),
          counted: inEveryLanguage(statisticsWords, ({ clearings }) => clearings),
          bars: starCounts.map((count) => ({
            name: inEveryLanguage(statisticsWords, () => "★".repeat(count)),
            value: solved.filter(({ earned }) => earned.stars === count).length,
          })),
        },
      ]),
    };
  },
  achievementsOf: (standing) => {
    const bests = bestsOf(standing);
    return chapters.map(({ id, title, levels }) => ({
      key: id,
      name: { en: statisticsWords.en.chapter(title.en), de: statisticsWords.de.chapter(title.de) },
      about: { en: statisticsWords.en.chapterAbout(title.en), de: statisticsWords.de.chapterAbout(title.de) },
      got: levels.every((level) => bests.has(level.id)),
    }));
  },
};
