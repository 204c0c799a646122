/** The wisp's statistics: stars, levels solved in par, hints; and an achievement for each chapter. */
import { aftermath, type WispStanding } from "@turnlight/games/wisp";
import { localized } from "../../../language/catalogue.ts";
import { number } from "../../../language/format.ts";
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
      localized(statisticsWords, (words) => words.share(number(part), number(solved.length)));
    return {
      figures: [
        {
          name: localized(statisticsWords, ({ solved: name }) => name),
          value: localized(statisticsWords, () => number(solved.length)),
        },
        {
          name: localized(statisticsWords, ({ stars: name }) => name),
          value: localized(statisticsWords, (words) => words.share(number(stars), number(3 * solved.length))),
        },
        { name: localized(statisticsWords, ({ par }) => par), value: share(inPar) },
        { name: localized(statisticsWords, ({ hints }) => hints), value: share(hinted) },
      ],
      charts: chartsWithData([
        {
          title: localized(statisticsWords, ({ byStars }) => byStars),
          across: localized(statisticsWords, ({ stars: name }) => name),
          counted: localized(statisticsWords, ({ clearings }) => clearings),
          bars: starCounts.map((count) => ({
            name: localized(statisticsWords, () => "★".repeat(count)),
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
      name: localized(statisticsWords, (words) => words.chapter(title.value)),
      about: localized(statisticsWords, (words) => words.chapterAbout(title.value)),
      got: levels.every((level) => bests.has(level.id)),
    }));
  },
};
