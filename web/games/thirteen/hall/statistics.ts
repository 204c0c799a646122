/** The arcade's statistics: stages, best boxes, where runs ended; and its achievements. */
import { aftermath, type ThirteenStanding, thirteenAchievements } from "@turnlight/games/thirteen";
import { localized } from "../../../language/catalogue.ts";
import { number } from "../../../language/format.ts";
import { chartsWithData, type GameStatistics, readResults } from "../../statistics.ts";
import { boxName } from "../items/name.ts";
import { statisticsWords } from "../words/statistics.ts";
import { words } from "../words/words.ts";
import { portraitOf } from "./portrait.ts";

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
    const nameOf = (box: string) => localized(words, (said) => boxName(said, box));
    const count = (value: number) => localized(statisticsWords, () => number(value));
    return {
      figures: [
        { name: localized(statisticsWords, (words) => words.runs), value: count(runs.length) },
        { name: localized(statisticsWords, (words) => words.most), value: count(most) },
        { name: localized(statisticsWords, (words) => words.mean), value: count(Math.round(10 * mean) / 10) },
        { name: localized(statisticsWords, (words) => words.bestStage), value: count(stage) },
        ...(top === undefined
          ? []
          : [
              {
                name: localized(statisticsWords, (words) => words.bestBox),
                value: localized(statisticsWords, (said) => said.inBox(number(top[1]), nameOf(top[0]).value)),
              },
            ]),
      ],
      charts: chartsWithData([
        {
          title: localized(statisticsWords, (words) => words.endedAt),
          across: localized(statisticsWords, (words) => words.stage),
          counted: localized(statisticsWords, (words) => words.count),
          bars: Array.from({ length: last }, (_, i) => ({
            name: count(i + 1),
            value: runs.filter((run) => run.stage === i + 1).length,
          })),
        },
        {
          title: localized(statisticsWords, (words) => words.boxes),
          across: localized(statisticsWords, (words) => words.box),
          counted: localized(statisticsWords, (words) => words.points),
          bars: boxes.slice(0, listed).map(([box, value]) => ({ name: nameOf(box), value })),
        },
      ]),
    };
  },
  achievementsOf: (standing) =>
    thirteenAchievements.map((key) => ({
      key,
      name: localized(words, ({ achievements }) => achievements.list[key][0]),
      about: localized(words, ({ achievements }) => achievements.list[key][1]),
      got: standing.achievements[key] !== undefined,
      at: standing.achievements[key],
    })),
  sign: "M20 54V26l10 10 10-16 10 16 10-10v28z",
  portraitOf,
};
