/** The wisp's home page summary: unfinished levels, the daily level, and the progress to the next chapter. */
import {
  wisp as game,
  type Level,
  levelKey,
  shapesOf,
  type WispStanding,
  type WispView,
  writeCode,
} from "@turnlight/games/wisp";
import { streakOf } from "@turnlight/kernel";
import { emptyText, type Localized, localized } from "../../../language/catalogue.ts";
import { number } from "../../../language/format.ts";
import type {
  DailyMatch,
  DailyState,
  HallSummary,
  Miniature,
  MiniatureTone,
  SummarySource,
} from "../../../match/unfinished/summary.ts";
import { begunIn, unfinishedOf, viewOfStored } from "../../../match/unfinished/unfinished.ts";
import { type Bests, bestsOf, chapters, missingFor, starsEarned, starsMissingFor, starsOf } from "../lobby/campaign.ts";
import { dailyName } from "../words/campaign.ts";
import { summaryWords } from "../words/summary.ts";
import { todayWords } from "../words/today.ts";
import type { DomeBoard } from "./art/Today.tsx";
import { levelTitle } from "./level-title.ts";

const tones: Readonly<Record<string, MiniatureTone>> = {
  turf: "ground",
  mud: "shade",
  ice: "shade",
  pad: "goal",
  tree: "wood",
  grove: "goal",
  red: "danger",
  sleeper: "ink",
  purple: "ink",
  guard: "danger",
  halo: "halo",
  wisp: "light",
};

/** The current position, drawn like a level that begins there. */
const miniatureOf = ({ level, wisp, enemies }: WispView): Miniature => {
  const now: Level = {
    ...level,
    wisp,
    enemies: enemies.map(({ kind, at }) => (kind === "guard" ? { kind, at, route: [] } : { kind, at })),
  };
  return {
    width: level.width * 10,
    height: level.height * 10,
    shapes: shapesOf(now).map(({ name, path }) => ({ tone: tones[name] ?? "ink", path })),
  };
};

const unfinished = unfinishedOf(
  () => game.rules,
  [],
  ({ view, moves, occasion }) => {
    const all = view.level.enemies.length;
    const left = view.enemies.reduce((sum, { count }) => sum + count, 0);
    return {
      what: levelTitle(levelKey(writeCode(view.level)), occasion),
      score: localized(summaryWords, (words) => words.stood(moves, all - left, all)),
      miniature: miniatureOf(view),
    };
  },
);

/** Where the day's match stands, or how it ended; undefined for the start, which the home page has grown. */
const boardIn = (daily: DailyMatch | undefined): DomeBoard | undefined => {
  const seen = daily === undefined ? undefined : viewOfStored(() => game.rules, daily.stored);
  if (daily === undefined || seen === undefined) return undefined;
  const { level, wisp, enemies } = seen.view;
  const { width, height, terrain, goal } = level;
  return {
    width,
    height,
    terrain,
    goal,
    wisp,
    enemies: enemies.map(({ kind, at }) => ({ kind, at })),
    isSolved: daily.isOver && enemies.length === 0,
  };
};

const todayIn = ({ days }: WispStanding, today: string, daily: DailyMatch | undefined): DailyState<DomeBoard> => {
  const mine = days.find(({ date }) => date === today);
  const inTime = new Set(days.filter((day) => day.inTime).map(({ date }) => date));
  return {
    done: mine !== undefined,
    result:
      mine === undefined ? emptyText : localized(summaryWords, (words) => words.result(mine.stars, mine.line.length)),
    ...(mine !== undefined && { short: localized(todayWords, (words) => words.moves(mine.line.length)) }),
    streak: streakOf((date) => inTime.has(date), today),
    dates: [...inTime],
    ...begunIn(daily),
    board: boardIn(daily),
    name: {
      get value() {
        return dailyName(today) ?? "";
      },
    },
  };
};

/** The next locked chapter; then an extra level; then the missing stars. */
const goalOf = (bests: Bests): Localized => {
  const closed = chapters.find((chapter) => missingFor(chapter, bests) > 0);
  if (closed !== undefined) {
    const missing = missingFor(closed, bests);
    return localized(summaryWords, (words) => words.toChapter(missing, closed.title.value));
  }
  const shut = chapters.find((chapter) => starsMissingFor(chapter, bests) > 0);
  if (shut !== undefined) {
    const missing = starsMissingFor(shut, bests);
    return localized(summaryWords, (words) => words.toExtra(missing, shut.title.value));
  }
  const missing = chapters.reduce((sum, chapter) => sum + starsOf(chapter) - starsEarned(chapter, bests), 0);
  return localized(summaryWords, (words) => (missing === 0 ? words.all : words.toStars(missing)));
};

export const summarize: SummarySource<WispStanding>["summarize"] = ({
  matches,
  standing,
  today,
  daily,
}): HallSummary => {
  const bests = bestsOf(standing);
  const earned = chapters.reduce((sum, chapter) => sum + starsEarned(chapter, bests), 0);
  const of = chapters.reduce((sum, chapter) => sum + starsOf(chapter), 0);
  return {
    unfinished: matches.map(unfinished),
    today: todayIn(standing, today, daily),
    goal: goalOf(bests),
    progress: localized(summaryWords, (words) => words.stars(number(earned), number(of))),
  };
};
