/** What the arcade tells the hall: runs that were left, the day's one, and how far it still is to victory. */
import { type RunView, rulesBegunBy, type Standing, targets } from "@turnlight/games/thirteen";
import { type Occasion, streakOf } from "@turnlight/kernel";
import type { Worded } from "../../language/language.ts";
import { said, unsaid } from "../../language/worded.ts";
import type { DayState, Feed, Feeder, Miniature } from "../../table/feed/feed.ts";
import { unfinishedOf } from "../../table/feed/unfinished.ts";
import { feedWords } from "./words/feed.ts";

/** Five boxes a row; below them the bar that the score fills. */
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

const whatIs = ({ config }: RunView, occasion: Occasion | undefined): Worded => {
  const { kind = "", about = "" } = occasion ?? {};
  if (kind === "daily") return said(feedWords, (words, { day }) => words.daily(day(about)));
  if (kind === "again") return said(feedWords, (words, { day }) => words.again(day(about)));
  const { challenge } = config;
  return said(feedWords, (words) =>
    [words.run(about), ...(challenge === "none" ? [] : [words.challenges[challenge]])].join(" · "),
  );
};

const unfinished = unfinishedOf(rulesBegunBy, [], ({ view, occasion }) => {
  const { phase, stage, sheet } = view;
  return {
    what: whatIs(view, occasion),
    score: said(feedWords, (words, { number }) => {
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

const todayIn = ({ days }: Standing, today: string): DayState => {
  const mine = days[today];
  return {
    done: mine !== undefined,
    result:
      mine === undefined
        ? unsaid
        : said(feedWords, (words, { number }) => words.result(mine.cleared, number(mine.score), number(mine.target))),
    streak: streakOf((date) => days[date] !== undefined, today),
  };
};

const goalOf = ({ mostStages }: Standing): Worded =>
  said(feedWords, (words) => {
    if (mostStages === 0) return words.victory;
    return mostStages < targets.victory ? words.toVictory(targets.victory - mostStages) : words.toBest(mostStages);
  });

export const feedOf: Feeder<Standing>["feedOf"] = ({ matches, standing: mine, today }): Feed => ({
  // A tour is nothing to go on with.
  unfinished: matches.filter(({ line }) => line.occasion?.kind !== "tour").map(unfinished),
  today: todayIn(mine, today),
  goal: goalOf(mine),
  progress:
    mine.runs === 0
      ? unsaid
      : said(feedWords, (words, { number }) => words.runs(number(mine.runs), number(mine.mostStages))),
});
