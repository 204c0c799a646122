/** The arcade's home page summary: unfinished runs, the daily run, and the distance to victory. */
import { type RunView, rulesBegunBy, type ThirteenStanding, targets } from "@turnlight/games/thirteen";
import { type Occasion, streakOf } from "@turnlight/kernel";
import { emptyText, inEveryLanguage } from "../../../language/all-languages.ts";
import type { Localized } from "../../../language/language.ts";
import type { DailyState, HallSummary, Miniature, SummarySource } from "../../../match/unfinished/summary.ts";
import { unfinishedOf } from "../../../match/unfinished/unfinished.ts";
import { summaryWords } from "../words/summary.ts";

/** Five boxes a row; below them the score bar. */
const across = 5;
const box = (index: number): string => {
  const [x, y] = [(index % across) * 12 + 1, Math.floor(index / across) * 12 + 1];
  return `M${x} ${y}h10v10h-10z`;
};

const miniatureOf = ({ sheet }: RunView): Miniature => {
  const boxes = (wanted: (points: number | null) => boolean): string =>
    sheet.inPlay.map((number, i) => (wanted(sheet.boxes[number] ?? null) ? box(i) : "")).join("");
  const below = Math.ceil(sheet.inPlay.length / across) * 12 + 2;
  const filled = Math.min(1, sheet.target === 0 ? 0 : sheet.score / sheet.target) * 58;
  return {
    width: across * 12,
    height: below + 8,
    shapes: [
      { tone: "ground" as const, path: boxes((points) => points === null) },
      { tone: "light" as const, path: boxes((points) => points !== null && points > 0) },
      { tone: "danger" as const, path: boxes((points) => points === 0) },
      { tone: "ground" as const, path: `M1 ${below}h58v5h-58z` },
      { tone: "goal" as const, path: filled === 0 ? "" : `M1 ${below}h${filled}v5h${-filled}z` },
    ].filter(({ path }) => path !== ""),
  };
};

const whatIs = ({ config }: RunView, occasion: Occasion | undefined): Localized => {
  const { kind = "", about = "" } = occasion ?? {};
  if (kind === "daily") return inEveryLanguage(summaryWords, (words, { day }) => words.daily(day(about)));
  if (kind === "again") return inEveryLanguage(summaryWords, (words, { day }) => words.again(day(about)));
  const { challenge } = config;
  return inEveryLanguage(summaryWords, (words) =>
    [words.run(about), ...(challenge === "none" ? [] : [words.challenges[challenge]])].join(" · "),
  );
};

const unfinished = unfinishedOf(rulesBegunBy, [], ({ view, occasion }) => {
  const { phase, stage, sheet } = view;
  return {
    what: whatIs(view, occasion),
    score: inEveryLanguage(summaryWords, (words, { number }) => {
      if (phase.kind === "draft" || phase.kind === "drafting") return words.draft;
      if (phase.kind === "shop" || phase.kind === "stocking") return words.shop(stage);
      return words.stood(
        words.round(stage, sheet.round, sheet.inPlay.length),
        number(sheet.score),
        number(sheet.target),
      );
    }),
    miniature: miniatureOf(view),
  };
});

const todayIn = ({ days }: ThirteenStanding, today: string): DailyState => {
  const mine = days[today];
  return {
    done: mine !== undefined,
    result:
      mine === undefined
        ? emptyText
        : inEveryLanguage(summaryWords, (words, { number }) =>
            words.result(mine.cleared, number(mine.score), number(mine.target)),
          ),
    streak: streakOf((date) => days[date] !== undefined, today),
  };
};

const goalOf = ({ mostStages }: ThirteenStanding): Localized =>
  inEveryLanguage(summaryWords, (words) => {
    if (mostStages === 0) return words.victory;
    return mostStages < targets.victory ? words.toVictory(targets.victory - mostStages) : words.toBest(mostStages);
  });

export const summarize: SummarySource<ThirteenStanding>["summarize"] = ({
  matches,
  standing: mine,
  today,
}): HallSummary => ({
  // A tour cannot be resumed.
  unfinished: matches.filter(({ line }) => line.occasion?.kind !== "tour").map(unfinished),
  today: todayIn(mine, today),
  goal: goalOf(mine),
  progress:
    mine.runs === 0
      ? emptyText
      : inEveryLanguage(summaryWords, (words, { number }) => words.runs(number(mine.runs), number(mine.mostStages))),
});
