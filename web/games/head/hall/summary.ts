/** The duel's home page summary: unfinished duels, the daily duel, and the next achievements. */
import {
  achievementNames,
  achievementsIn,
  dailyDuel,
  dailyHunt,
  head as game,
  type HeadStanding,
  type HeadView,
  indexOf,
  isAlone,
  other,
  tallyOf,
} from "@turnlight/games/head";
import { type Occasion, streakOf, type Viewer } from "@turnlight/kernel";
import { emptyText, type Localized, localized } from "../../../language/catalogue.ts";
import { number, shortDay } from "../../../language/format.ts";
import type {
  DailyMatch,
  DailyState,
  HallSummary,
  Miniature,
  MiniatureTone,
  SummarySource,
} from "../../../match/unfinished/summary.ts";
import { begunIn, unfinishedOf, viewOfStored } from "../../../match/unfinished/unfinished.ts";
import { opponentNames } from "../../page.ts";
import { huntConfig } from "../hunt/day.ts";
import { presetOfBoth } from "../lobby/halves.ts";
import { shapeIn } from "../lobby/table-half.ts";
import { page as headPage } from "../page.ts";
import { summaryWords } from "../words/summary.ts";
import { todayWords } from "../words/today.ts";
import type { WoodcutBoard } from "./art/Today.tsx";

const seatOf = (viewer: Viewer): 0 | 1 => (viewer === 1 ? 1 : 0);

const square = (index: number, size: number, inset: number): string => {
  const [x, y] = [(index % size) * 10 + inset, Math.floor(index / size) * 10 + inset];
  const side = 10 - 2 * inset;
  return `M${x} ${y}h${side}v${side}h${-side}z`;
};

const seenTones: Readonly<Record<HeadView["hunts"][number]["cells"][number]["colour"], MiniatureTone>> = {
  red: "danger",
  yellow: "goal",
  green: "light",
};

/** The opponent's grid as far as the viewer knows it: hits are large, misses small. */
const miniatureOf = ({ config, hunts }: HeadView, seat: 0 | 1): Miniature => {
  const size = config.grids[other(seat)];
  const cells = (colour: keyof typeof seenTones, inset: number) => ({
    tone: seenTones[colour],
    path: hunts[seat].cells
      .filter((cell) => cell.colour === colour)
      .map(({ cell }) => square(indexOf(cell, size), size, inset))
      .join(""),
  });
  const all = Array.from({ length: size * size }, (_, index) => square(index, size, 0.5)).join("");
  const shapes = [{ tone: "ground" as const, path: all }, cells("red", 3.5), cells("yellow", 1.5), cells("green", 0.5)];
  return { width: size * 10, height: size * 10, shapes: shapes.filter(({ path }) => path !== "") };
};

const whatIs = ({ config }: HeadView, seat: 0 | 1, occasion: Occasion | undefined): Localized => {
  if (occasion?.kind === dailyHunt || occasion?.kind === dailyDuel)
    return localized(summaryWords, (words) => (isAlone(config) ? words.hunt : words.daily)(shortDay(occasion.about)));
  const [grid, count] = [config.grids[other(seat)], config.words[other(seat)]];
  const preset = presetOfBoth([shapeIn(config, 0), shapeIn(config, 1)], config.house);
  return localized(summaryWords, (words) => (preset === undefined ? words.table(grid, count) : words.presets[preset]));
};

const unfinished = unfinishedOf(
  () => game.rules,
  opponentNames(headPage),
  ({ view, viewer, occasion }) => {
    const seat = seatOf(viewer);
    const [own, theirs] = [view.hunts[seat], view.hunts[other(seat)]];
    return {
      what: whatIs(view, seat, occasion),
      score: localized(summaryWords, (words) =>
        isAlone(view.config)
          ? words.missed(own.misses)
          : view.ready[seat]
            ? words.misses(own.misses, own.limit, theirs.misses, theirs.limit)
            : words.hiding,
      ),
      miniature: miniatureOf(view, seat),
    };
  },
);

const boardIn = (daily: DailyMatch | undefined): WoodcutBoard => {
  const seen = daily === undefined ? undefined : viewOfStored(() => game.rules, daily.stored);
  if (seen === undefined) return { size: huntConfig("english").grids[1], cells: [], misses: 0, limit: 1 };
  const seat = seatOf(seen.viewer);
  const { config, hunts } = seen.view;
  const size = config.grids[other(seat)];
  const { cells, misses, limit } = hunts[seat];
  return {
    size,
    misses,
    limit,
    cells: cells.map((one) => ({
      index: indexOf(one.cell, size),
      colour: one.colour,
      letter: one.colour === "green" ? one.letter : "",
    })),
  };
};

const todayIn = (
  { hunts = {}, days }: HeadStanding,
  today: string,
  daily: DailyMatch | undefined,
): DailyState<WoodcutBoard> => {
  const mine = hunts[today];
  const isFound = (date: string) => hunts[date]?.found === true && hunts[date].inTime;
  return {
    done: mine !== undefined,
    result:
      mine === undefined
        ? emptyText
        : localized(summaryWords, (words) =>
            mine.found ? words.found(mine.misses, mine.par) : words.notFound(mine.par),
          ),
    ...(mine !== undefined && {
      short: localized(todayWords, (words) => (mine.found ? words.found(mine.misses, mine.par) : words.notFound)),
    }),
    streak: streakOf(isFound, today),
    // Before there were hunts, the duel was the day's challenge.
    dates: [
      ...new Set([
        ...Object.keys(hunts).filter((date) => hunts[date]?.inTime === true),
        ...Object.keys(days).filter((date) => days[date]?.inTime === true),
      ]),
    ],
    ...begunIn(daily),
    board: boardIn(daily),
  };
};

export const summarize: SummarySource<HeadStanding>["summarize"] = ({
  matches,
  standing,
  today,
  daily,
}): HallSummary => {
  const { duels } = standing;
  const left = achievementNames.length - achievementsIn(duels).length;
  const { played, won } = tallyOf(duels);
  return {
    unfinished: matches.map(unfinished),
    today: todayIn(standing, today, daily),
    goal: localized(summaryWords, (words) =>
      won === 0 ? words.first : left === 0 ? words.all : words.toAchievement(left),
    ),
    progress: played === 0 ? emptyText : localized(summaryWords, (words) => words.duels(number(won), number(played))),
  };
};
