/** What is told about a series: its course, and how its games ended. */
import type { PeopleDuel, PlayedDuel } from "@turnlight/games/head";
import { expect, test } from "vitest";
import { courseOf, gamesAgainstBot, gamesOfPair, gamesOfSeries } from "../ending/course.ts";

test("a decided series is retold by how it went", () => {
  expect(courseOf({ won: [0, 0], winner: 0 }, 3)).toBe("swept");
  expect(courseOf({ won: [0, 1, 1], winner: 1 }, 3)).toBe("turned");
  expect(courseOf({ won: [0, 1, 0, 1, 0], winner: 0 }, 5)).toBe("decider");
  expect(courseOf({ won: [0, 1, 0, 0], winner: 0 }, 5)).toBe("ahead");
});

const summary = { hits: 12, misses: 3, limit: 21, words: 3, turns: 15, accuracy: 0.8, wordsGuessed: 1, bestRun: 4 };
const duel = (won: boolean, how: PlayedDuel["how"], turns: number): PlayedDuel => ({
  match: `${won} ${turns}`,
  at: turns,
  won,
  how,
  difficulty: "normal",
  opponent: "executioner",
  grid: 8,
  summary: { ...summary, turns },
});

test("a series' games are told by how they ended, with the turns of a person who won", () => {
  const games = gamesAgainstBot([duel(false, "found", 9), duel(true, "found", 24), duel(false, "misses", 30)], 1);
  expect(gamesOfSeries([1, 0], games)).toEqual([
    { winner: 1, how: "found", turns: 24 },
    { winner: 0, how: "misses", turns: undefined },
  ]);
  // What was kept is not this series: only the winners are told.
  expect(gamesOfSeries([0, 0], games)).toBeUndefined();
  expect(gamesOfSeries([0, 1, 0, 1], games)).toBeUndefined();
});

test("between two people only their own games are told, by the winner's turns", () => {
  const side = (name: string, won: boolean, turns: number): PeopleDuel["mine"] => ({
    name,
    won,
    turns,
    misses: 4,
    limit: 21,
    grid: 8,
    words: 3,
    difficulty: "normal",
  });
  const between = (name: string, won: boolean, how: PeopleDuel["how"]): PeopleDuel => ({
    at: 1,
    isOnline: true,
    how,
    mine: side("Ada", won, 20),
    theirs: side(name, !won, 22),
  });
  const kept = [between("Bo", true, "found"), between("Cleo", true, "misses"), between("Bo", false, "resigned")];
  expect(gamesOfPair(kept, 1)).toEqual([
    { winner: 1, how: "found", turns: 20 },
    { winner: 0, how: "resigned", turns: 22 },
  ]);
  expect(gamesOfPair([], 0)).toEqual([]);
});
