/** The figures of a statistics page. */
import { expect, test } from "vitest";
import { statistics } from "../index.ts";
import { finishedAt } from "./things.ts";

test("who never finished a match has no figures", () => {
  expect(statistics([])).toEqual([]);
});

test("a game's figures count wins, streaks, the best score, the mean of decisions and the time", () => {
  const wins = [true, true, true, false, true, true];
  const finished = wins.map((won, i) => finishedAt(i, { won, score: i * 10, decisions: i, lasted: 1000 }));
  expect(statistics(finished)).toEqual([
    {
      game: "dice-race",
      played: 6,
      won: 5,
      streak: 2,
      bestStreak: 3,
      bestScore: 50,
      meanDecisions: 2.5,
      time: 6000,
      last: 5,
    },
  ]);
});

test("streaks follow the clock, not the order of the list", () => {
  const finished = [finishedAt(3), finishedAt(1, { won: false }), finishedAt(2)];
  expect(statistics(finished)).toMatchObject([{ streak: 2, bestStreak: 2 }]);
  expect(statistics([...finished, finishedAt(9, { won: false })])).toMatchObject([{ streak: 0, bestStreak: 2 }]);
});

test("a best score may be below zero", () => {
  expect(statistics([finishedAt(1, { score: -5 }), finishedAt(2, { score: -3 })])).toMatchObject([{ bestScore: -3 }]);
});

test("games are counted apart, the most played first", () => {
  const finished = [finishedAt(1), finishedAt(2, { game: "zonk", won: false }), finishedAt(3, { game: "zonk" })];
  expect(statistics(finished).map(({ game, played, streak }) => [game, played, streak])).toEqual([
    ["zonk", 2, 1],
    ["dice-race", 1, 1],
  ]);
});
