/** The tavern's home page summary: unfinished matches, the daily table, and the trophies. */
import { type Face, zonk as game, type ZonkStanding, type ZonkView, zonkAchievements } from "@turnlight/games/zonk";
import { type Occasion, streakOf } from "@turnlight/kernel";
import { emptyText, type Localized, localized } from "../../../language/catalogue.ts";
import { number, percent, shortDay } from "../../../language/format.ts";
import type {
  DailyMatch,
  DailyState,
  HallSummary,
  Miniature,
  SummarySource,
} from "../../../match/unfinished/summary.ts";
import { begunIn, unfinishedOf, viewOfStored } from "../../../match/unfinished/unfinished.ts";
import { spots } from "../../../ui/die-face/spots.ts";
import { opponentNames } from "../../page.ts";
import { dayRounds, opponentOf } from "../lobby/daily-opponent.ts";
import { page as zonkPage } from "../page.ts";
import { summaryWords } from "../words/summary.ts";
import { todayWords } from "../words/today.ts";
import type { TableBoard } from "./art/Today.tsx";

/** Three dice a row, twenty units each. */
const placeOf = (index: number): readonly [x: number, y: number] => [
  (index % 3) * 20 + 2,
  Math.floor(index / 3) * 20 + 2,
];

const dieAt = (index: number): string => {
  const [x, y] = placeOf(index);
  return `M${x + 3} ${y}h10q3 0 3 3v10q0 3-3 3h-10q-3 0-3-3v-10q0-3 3-3z`;
};

const pipsAt = (face: Face, index: number): string => {
  const [x, y] = placeOf(index);
  return (spots[face] ?? [])
    .map(([across, down]) => `M${x + across * 4 - 1.6} ${y + down * 4}a1.6 1.6 0 1 1 3.2 0 1.6 1.6 0 1 1-3.2 0z`)
    .join("");
};

/** The dice on the table: those set aside this turn, those rolled, and the rest face down. */
const miniatureOf = ({ phase, takes }: ZonkView): Miniature => {
  const rolled = phase.kind === "taking" ? phase.dice : [];
  const aside = takes.flatMap(({ dice }) => dice).slice(-(6 - rolled.length));
  const shown = [...aside, ...rolled].slice(0, 6);
  const faceDown = Array.from({ length: 6 - shown.length }, (_, i) => dieAt(shown.length + i)).join("");
  return {
    width: 60,
    height: 40,
    shapes: [
      { tone: "wood" as const, path: faceDown },
      { tone: "goal" as const, path: aside.map((_, i) => dieAt(i)).join("") },
      { tone: "light" as const, path: rolled.map((_, i) => dieAt(aside.length + i)).join("") },
      { tone: "dark" as const, path: shown.map((face, i) => pipsAt(face, i)).join("") },
    ].filter(({ path }) => path !== ""),
  };
};

const whatIs = ({ table, target }: ZonkView, occasion: Occasion | undefined): Localized => {
  const { kind, about = "" } = occasion ?? {};
  return localized(summaryWords, (words) => {
    if (kind === "daily") return words.daily(shortDay(about));
    if (kind === "lesson") return words.lesson;
    if (kind === "career") return words.career;
    if (kind === "tournament") return words.tournament(Number.parseInt(about, 10));
    return words.table(words.tables[table.name] ?? table.name, number(target));
  });
};

const unfinished = unfinishedOf(
  () => game.rules,
  opponentNames(zonkPage),
  ({ view, viewer, occasion }) => {
    const own = viewer === "spectator" ? undefined : viewer;
    const inOrder = [...view.scores.keys()].toSorted((a, b) => Number(b === own) - Number(a === own));
    return {
      what: whatIs(view, occasion),
      score: localized(summaryWords, (words) =>
        words.stood(inOrder.map((seat) => number(view.scores[seat] ?? 0)).join(" : ")),
      ),
      miniature: miniatureOf(view),
    };
  },
);

/** The dice on the table, as far as they were rolled this turn. */
const shownIn = ({ phase, takes }: ZonkView): readonly number[] => [
  ...takes.flatMap(({ dice }) => dice),
  ...(phase.kind === "taking" ? phase.dice : []),
];

const boardIn = (date: string, daily: DailyMatch | undefined): TableBoard => {
  const start: TableBoard = { opponent: opponentOf(date), heading: `1/${dayRounds}`, scores: [0, 0], dice: [] };
  const seen = daily === undefined ? undefined : viewOfStored(() => game.rules, daily.stored);
  if (seen === undefined) return start;
  const own = seen.viewer === 1 ? 1 : 0;
  const { scores, round, rounds } = seen.view;
  const heading = rounds === undefined ? number(seen.view.target) : `${Math.min(round, rounds)}/${rounds}`;
  return { ...start, heading, scores: [scores[own] ?? 0, scores[1 - own] ?? 0], dice: shownIn(seen.view).slice(-6) };
};

const todayIn = ({ days }: ZonkStanding, today: string, daily: DailyMatch | undefined): DailyState<TableBoard> => {
  const mine = days[today];
  return {
    done: mine !== undefined,
    result:
      mine === undefined
        ? emptyText
        : localized(summaryWords, (words) =>
            mine.duplicate !== undefined
              ? words.points(number(mine.score), percent(mine.duplicate.quality, 0))
              : mine.won
                ? words.won(number(mine.score), number(mine.other))
                : words.lost(number(mine.score), number(mine.other)),
          ),
    ...(mine !== undefined && {
      short: localized(todayWords, (words) =>
        mine.duplicate !== undefined ? words.points(number(mine.score)) : mine.won ? words.won : words.lost,
      ),
    }),
    streak: streakOf((date) => days[date]?.inTime === true, today),
    dates: Object.keys(days).filter((date) => days[date]?.inTime === true),
    ...begunIn(daily),
    board: boardIn(today, daily),
  };
};

export const summarize: SummarySource<ZonkStanding>["summarize"] = ({
  matches,
  standing: mine,
  today,
  daily,
}): HallSummary => {
  const [won, of] = [mine.trophies.length, zonkAchievements.length];
  return {
    unfinished: matches.map(unfinished),
    today: todayIn(mine, today, daily),
    goal: localized(summaryWords, (words) => {
      if (!mine.trophies.includes("first-win")) return words.first;
      return won === of ? words.all : words.toTrophies(of - won);
    }),
    progress: won === 0 ? emptyText : localized(summaryWords, (words) => words.trophies(won, of)),
  };
};
