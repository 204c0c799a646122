/** The arcade's home page summary: unfinished runs, the daily run, and the distance to victory. */
import { isInShop, type RunView, rulesBegunBy, type ThirteenStanding, targets } from "@turnlight/games/thirteen";
import { dayOf, type Occasion, streakOf } from "@turnlight/kernel";
import { emptyText, type Localized, localized } from "../../../language/catalogue.ts";
import { number, shortDay } from "../../../language/format.ts";
import type {
  DailyMatch,
  DailyState,
  HallSummary,
  Miniature,
  SummarySource,
} from "../../../match/unfinished/summary.ts";
import { begunIn, unfinishedOf, viewOfStored } from "../../../match/unfinished/unfinished.ts";
import { summaryWords } from "../words/summary.ts";
import { todayWords } from "../words/today.ts";
import type { CabinetBoard } from "./art/Today.tsx";

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
  if (kind === "daily") return localized(summaryWords, (words) => words.daily(shortDay(about)));
  if (kind === "again") return localized(summaryWords, (words) => words.again(shortDay(about)));
  const { challenge } = config;
  return localized(summaryWords, (words) =>
    [words.run(about), ...(challenge === "none" ? [] : [words.challenges[challenge]])].join(" · "),
  );
};

const unfinished = unfinishedOf(rulesBegunBy, [], ({ view, occasion }) => {
  const { phase, stage, sheet } = view;
  return {
    what: whatIs(view, occasion),
    score: localized(summaryWords, (words) => {
      if (phase.kind === "draft" || phase.kind === "drafting") return words.draft;
      if (isInShop(phase)) return words.shop(stage);
      return words.stood(
        words.round(stage, sheet.round, sheet.inPlay.length),
        number(sheet.score),
        number(sheet.target),
      );
    }),
    miniature: miniatureOf(view),
  };
});

const boardIn = (daily: DailyMatch | undefined): CabinetBoard | undefined => {
  const seen = daily === undefined ? undefined : viewOfStored(rulesBegunBy, daily.stored);
  if (seen === undefined) return undefined;
  const { score, target, shown, boxes } = seen.view.sheet;
  return {
    score,
    target,
    dice: shown,
    boxes: boxes.map((points) => (points === null ? "open" : points === 0 ? "scratched" : "filled")),
  };
};

const todayIn = (
  { days }: ThirteenStanding,
  today: string,
  daily: DailyMatch | undefined,
): DailyState<CabinetBoard> => {
  const mine = days[today];
  return {
    done: mine !== undefined,
    result:
      mine === undefined
        ? emptyText
        : localized(summaryWords, (words) => words.result(mine.cleared, number(mine.score), number(mine.target))),
    ...(mine !== undefined && { short: localized(todayWords, (words) => words.stage(mine.cleared)) }),
    streak: streakOf((date) => days[date] !== undefined, today),
    dates: Object.entries(days)
      .filter(([date, { begun }]) => dayOf(begun) === date)
      .map(([date]) => date),
    ...begunIn(daily),
    board: boardIn(daily),
  };
};

const goalOf = ({ mostStages }: ThirteenStanding): Localized =>
  localized(summaryWords, (words) => {
    if (mostStages === 0) return words.victory;
    return mostStages < targets.victory ? words.toVictory(targets.victory - mostStages) : words.toBest(mostStages);
  });

export const summarize: SummarySource<ThirteenStanding>["summarize"] = ({
  matches,
  standing: mine,
  today,
  daily,
}): HallSummary => ({
  // A tour cannot be resumed.
  unfinished: matches.filter(({ line }) => line.occasion?.kind !== "tour").map(unfinished),
  today: todayIn(mine, today, daily),
  goal: goalOf(mine),
  progress:
    mine.runs === 0
      ? emptyText
      : localized(summaryWords, (words) => words.runs(number(mine.runs), number(mine.mostStages))),
});
