/** What the arcade says of everything that was thrown: stages, best boxes, where runs ended; and its achievements. */
import { achievements, aftermath, type Standing } from "@turnlight/games/thirteen";
import { said } from "../../language/worded.ts";
import { earnedIn, type Ledger, shown } from "../../table/ledger/ledger.ts";
import { boxName } from "./items/name.ts";
import { ledgerWords } from "./words/ledger.ts";
import { de } from "./words/texts.de.ts";
import { en } from "./words/texts.en.ts";

/** So many boxes are charted. */
const listed = 5;

export const ledger: Ledger<Standing> = {
  figuresOf: (played) => {
    // Practice, and the Purist's endless stage, say nothing of how far runs come.
    const runs = earnedIn(played, aftermath.readResult)
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
    const count = (value: number) => said(ledgerWords, (_, { number }) => number(value));
    return {
      figures: [
        { name: said(ledgerWords, (words) => words.runs), value: count(runs.length) },
        { name: said(ledgerWords, (words) => words.most), value: count(most) },
        { name: said(ledgerWords, (words) => words.mean), value: count(Math.round(10 * mean) / 10) },
        { name: said(ledgerWords, (words) => words.bestStage), value: count(stage) },
        ...(top === undefined
          ? []
          : [
              {
                name: said(ledgerWords, (words) => words.bestBox),
                value: {
                  en: ledgerWords.en.inBox(count(top[1]).en, nameOf(top[0]).en),
                  de: ledgerWords.de.inBox(count(top[1]).de, nameOf(top[0]).de),
                },
              },
            ]),
      ],
      charts: shown([
        {
          title: said(ledgerWords, (words) => words.endedAt),
          across: said(ledgerWords, (words) => words.stage),
          counted: said(ledgerWords, (words) => words.count),
          bars: Array.from({ length: last }, (_, i) => ({
            name: count(i + 1),
            value: runs.filter((run) => run.stage === i + 1).length,
          })),
        },
        {
          title: said(ledgerWords, (words) => words.boxes),
          across: said(ledgerWords, (words) => words.box),
          counted: said(ledgerWords, (words) => words.points),
          bars: boxes.slice(0, listed).map(([box, value]) => ({ name: nameOf(box), value })),
        },
      ]),
    };
  },
  achievementsOf: (standing) =>
    achievements.map((key) => ({
      key,
      name: { en: en.achievements.list[key][0], de: de.achievements.list[key][0] },
      about: { en: en.achievements.list[key][1], de: de.achievements.list[key][1] },
      got: standing.achievements[key] !== undefined,
    })),
};
