/** The figures of a statistics page. */
import { expect, test } from "vitest";
import { statistics } from "../index.ts";
import { resultAt } from "./things.ts";

test("who never finished a match has no figures", () => {
  expect(statistics([])).toEqual([]);
});

test("a game's figures count wins, streaks, the best score, the mean of decisions and the time", () => {
  const wins = [true, true, true, false, true, true];
  const results = wins.map((won, i) => resultAt(i * 1000, { begun: (i - 1) * 1000, won, score: i * 10, decisions: i }));
  expect(statistics(results)).toEqual([
    {
      game: "dice-race",
      played: 6,
      won: 5,
      streak: 2,
      bestStreak: 3,
      bestScore: 50,
      meanDecisions: 2.5,
      time: 6000,
      last: 5000,
    },
  ]);
});

test("streaks follow the clock, not the order of the list", () => {
  const results = [resultAt(3), resultAt(1, { won: false }), resultAt(2)];
  expect(statistics(results)).toMatchObject([{ streak: 2, bestStreak: 2 }]);
  expect(statistics([...results, resultAt(9, { won: false })])).toMatchObject([{ streak: 0, bestStreak: 2 }]);
});

test("a best score may be below zero", () => {
  expect(statistics([resultAt(1, { score: -5 }), resultAt(2, { score: -3 })])).toMatchObject([{ bestScore: -3 }]);
});

test("games are counted apart, the most played first", () => {
  const results = [resultAt(1), resultAt(2, { game: "zonk", won: false }), resultAt(3, { game: "zonk" })];
  expect(statistics(results).map(({ game, played, streak }) => [game, played, streak])).toEqual([
    ["zonk", 2, 1],
    ["dice-race", 1, 1],
  ]);
});
