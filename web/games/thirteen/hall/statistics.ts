/** The arcade's statistics: stages, best boxes, where runs ended; and its achievements. */
import { aftermath, type ThirteenStanding, thirteenAchievements } from "@turnlight/games/thirteen";
import { inEveryLanguage } from "../../../language/all-languages.ts";
import { chartsWithData, type GameStatistics, readResults } from "../../statistics.ts";
import { boxName } from "../items/name.ts";
import { statisticsWords } from "../words/statistics.ts";
import { de } from "../words/texts.de.ts";
import { en } from "../words/texts.en.ts";

/** How many boxes are charted. */
const listed = 5;

export const statistics: GameStatistics<ThirteenStanding> = {
  figuresOf: (played) => {
    // Practice runs and the Purist's endless stage would distort how far runs come.
    const runs = readResults(played, aftermath.readResult)
      .map(({ earned }) => earned)
      .filter(({ counts, challenge }) => counts !== "practice" && challenge !== "purist");
    const most = runs.reduce((best, { cleared }) => Math.max(best, cleared), 0);
    const mean = runs.length === 0 ? 0 : runs.reduce((sum, { cleared }) => sum + cleared, 0) / runs.length;
    const stage = runs.reduce((best, { bestStage }) => Math.max(best, bestStage), 0);
    const last = runs.reduce((furthest, run) => Math.max(furthest, run.stage), 0);
    const byBox = new Map<string, number>();
    for (const { bestBox, bestPoints } of runs)
      if (bestBox !== "") byBox.set(bestBox, Math.max(byBox.get(bestBox) ?? 0, bestPoints));
    const boxes = [...byBox].toSorted(([, a], [, b]) => b - a);
    const [top] = boxes;
    const nameOf = (box: string) => ({ en: boxName(en, box), de: boxName(de, box) });
    const count = (value: number) => inEveryLanguage(statisticsWords, (_, { number }) => number(value));
    return {
      figures: [
        { name: inEveryLanguage(statisticsWords, (words) => words.runs), value: count(runs.length) },
        { name: inEveryLanguage(statisticsWords, (words) => words.most), value: count(most) },
        { name: inEveryLanguage(statisticsWords, (words) => words.mean), value: count(Math.round(10 * mean) / 10) },
        { name: inEveryLanguage(statisticsWords, (words) => words.bestStage), value: count(stage) },
        ...(top === undefined
          ? []
          : [
              {
                name: inEveryLanguage(statisticsWords, (words) => words.bestBox),
                value: {
                  en: statisticsWords.en.inBox(count(top[1]).en, nameOf(top[0]).en),
                  de: statisticsWords.de.inBox(count(top[1]).de, nameOf(top[0]).de),
                },
              },
            ]),
      ],
      charts: chartsWithData([
        {
          title: inEveryLanguage(statisticsWords, (words) => words.endedAt),
          across: inEveryLanguage(statisticsWords, (words) => words.stage),
          counted: inEveryLanguage(statisticsWords, (words) => words.count),
          bars: Array.from({ length: last }, (_, i) => ({
            name: count(i + 1),
            value: runs.filter((run) => run.stage === i + 1).length,
          })),
        },
        {
          title: inEveryLanguage(statisticsWords, (words) => words.boxes),
          across: inEveryLanguage(statisticsWords, (words) => words.box),
          counted: inEveryLanguage(statisticsWords, (words) => words.points),
          bars: boxes.slice(0, listed).map(([box, value]) => ({ name: nameOf(box), value })),
        },
      ]),
    };
  },
  achievementsOf: (standing) =>
    thirteenAchievements.map((key) => ({
      key,
      name: { en: en.achievements.list[key][0], de: de.achievements.list[key][0] },
      about: { en: en.achievements.list[key][1], de: de.achievements.list[key][1] },
      got: standing.achievements[key] !== undefined,
    })),
};
