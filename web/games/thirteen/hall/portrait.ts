/** The arcade on the profile: the furthest stage, and how far the last runs came. */
import { aftermath, bosses, type ThirteenStanding } from "@turnlight/games/thirteen";
import { localized } from "../../../language/catalogue.ts";
import { number } from "../../../language/format.ts";
import type { GamePortrait } from "../../portrait.ts";
import { type PortraitInput, readResults } from "../../statistics.ts";
import { portraitWords } from "../words/portrait.ts";
import "./art/letters.css";

/** How many runs are drawn. */
const drawn = 18;

export const portraitOf = async ({ played, standing }: PortraitInput<ThirteenStanding>): Promise<GamePortrait> => {
  // The Purist has one endless stage, which says nothing about how far a run comes.
  const runs = readResults(played, aftermath.readResult)
    .map(({ earned }) => earned)
    .filter(({ counts, challenge }) => counts !== "practice" && challenge !== "purist");
  const heights = runs.slice(-drawn).map(({ stage }) => stage);
  const best = Math.max(0, ...runs.map(({ stage }) => stage));
  const tallest = Math.max(bosses.every, ...heights);
  const lines = Array.from({ length: Math.floor(tallest / bosses.every) }, (_, i) => (i + 1) * bosses.every);
  return {
    figure: localized(portraitWords, () => number(best)),
    unit: localized(portraitWords, (words) => words.bestStage),
    caption: localized(portraitWords, (words) => words.reached),
    note: localized(portraitWords, (words) => words.runs(standing.runs)),
    ...(heights.length > 0 && {
      chart: {
        kind: "towers",
        heights,
        lines: lines.map((at) => ({ at, name: localized(portraitWords, (words) => words.boss(number(at))) })),
        across: localized(portraitWords, (words) => words.last(heights.length)),
      },
      said: localized(portraitWords, (words) =>
        words.said(number(heights.length), number(Math.max(...heights)), number(best)),
      ),
    }),
  };
};
