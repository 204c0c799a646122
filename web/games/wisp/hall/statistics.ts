/** The wisp's statistics: stars, levels solved in par, hints; and an achievement for each chapter. */
import { aftermath, type WispStanding } from "@turnlight/games/wisp";
import { localized } from "../../../language/catalogue.ts";
import { number } from "../../../language/format.ts";
import { type CountedMatch, chartsWithData, type GameStatistics, readResults } from "../../statistics.ts";
import { bestsOf, chapters } from "../lobby/campaign.ts";
import { statisticsWords } from "../words/statistics.ts";
import { levelTitle } from "./level-title.ts";
import { portraitOf } from "./portrait.ts";

const starCounts = [3, 2, 1] as const;

/** When each level was solved for the first time. */
const firstSolved = (played: readonly CountedMatch[]): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const { played: one, earned } of readResults(played, aftermath.readResult))
    if (!times.has(earned.level)) times.set(earned.level, one.result.ended);
  return times;
};

export const statistics: GameStatistics<WispStanding> = {
  figuresOf: (played) => {
    // Test plays from the level editor do not count.
    const solved = readResults(played, aftermath.readResult).filter(({ earned }) => earned.counts.kind !== "test");
    const stars = solved.reduce((sum, { earned }) => sum + earned.stars, 0);
    const inPar = solved.filter(({ earned: { line, par } }) => par.exact && line.length <= par.moves).length;
    const hinted = solved.filter(({ earned }) => earned.helped).length;
    const clean = solved.filter(({ earned }) => earned.clean === true).length;
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
        { name: localized(statisticsWords, ({ clean: name }) => name), value: share(clean) },
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
  achievementsOf: (standing, played = []) => {
    const bests = bestsOf(standing);
    const solvedAt = firstSolved(played);
    return chapters.map(({ id, title, levels }) => {
      const done = levels.filter((level) => bests.has(level.id)).length;
      const times = levels.flatMap((level) => solvedAt.get(level.id) ?? []);
      return {
        key: id,
        name: localized(statisticsWords, (words) => words.chapter(title.value)),
        about: localized(statisticsWords, (words) => words.chapterAbout(title.value)),
        got: done === levels.length,
        at: times.length === levels.length ? Math.max(...times) : undefined,
        progress: { done, of: levels.length },
      };
    });
  },
  subjectOf: (earned, occasion) => {
    const read = aftermath.readResult(earned);
    return read.ok ? levelTitle(read.value.level, occasion) : undefined;
  },
  sign: "M40 14c12 16 15 23 15 31a15 15 0 0 1-30 0c0-8 3-15 15-31zM32 45a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM42 45a3 3 0 1 0 6 0 3 3 0 1 0-6 0z",
  portraitOf,
};
