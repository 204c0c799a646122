/** The tavern's home page summary: unfinished matches, the daily table, and the trophies. */
import { type Face, zonk as game, type ZonkStanding, type ZonkView, zonkAchievements } from "@turnlight/games/zonk";
import { type Occasion, streakOf } from "@turnlight/kernel";
import { emptyText, inEveryLanguage } from "../../../language/all-languages.ts";
import type { Localized } from "../../../language/language.ts";
import type { DailyState, HallSummary, Miniature, SummarySource } from "../../../match/unfinished/summary.ts";
import { unfinishedOf } from "../../../match/unfinished/unfinished.ts";
import { spots } from "../../../ui/die-face/spots.ts";
import { opponentNames } from "../../page.ts";
import { page as zonkPage } from "../page.ts";
import { summaryWords } from "../words/summary.ts";

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
  return inEveryLanguage(summaryWords, (words, { number, day }) => {
    if (kind === "daily") return words.daily(day(about));
    if (kind === "lesson") return words.lesson;
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
      score: inEveryLanguage(summaryWords, (words, { number }) =>
        words.stood(inOrder.map((seat) => number(view.scores[seat] ?? 0)).join(" : ")),
      ),
      miniature: miniatureOf(view),
    };
  },
);

const todayIn = ({ days }: ZonkStanding, today: string): DailyState => {
  const mine = days[today];
  return {
    done: mine !== undefined,
    result:
      mine === undefined
        ? emptyText
        : inEveryLanguage(summaryWords, (words, { number }) =>
            mine.won
              ? words.won(number(mine.score), number(mine.other))
              : words.lost(number(mine.score), number(mine.other)),
          ),
    streak: streakOf((date) => days[date]?.inTime === true, today),
  };
};

export const summarize: SummarySource<ZonkStanding>["summarize"] = ({
  matches,
  standing: mine,
  today,
}): HallSummary => {
  const [won, of] = [mine.trophies.length, zonkAchievements.length];
  return {
    unfinished: matches.map(unfinished),
    today: todayIn(mine, today),
    goal: inEveryLanguage(summaryWords, (words) => {
      if (!mine.trophies.includes("first-win")) return words.first;
      return won === of ? words.all : words.toTrophies(of - won);
    }),
    progress: won === 0 ? emptyText : inEveryLanguage(summaryWords, (words) => words.trophies(won, of)),
  };
};
