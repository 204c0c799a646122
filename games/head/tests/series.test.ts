/** Series: best of three or five, the score, and who starts. */
import { nextConfig, seriesOf, withResult } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { head, seriesScore, shownSeries } from "../index.ts";
import { config, whyNoTable } from "./table.ts";

const [mine, theirs] = [
  [1, 0],
  [0, 1],
];

test("a series is won by whoever has won more than half of its games", () => {
  expect(seriesScore([mine, theirs], 3)).toMatchObject({ wins: [1, 1], winner: undefined });
  expect(seriesScore([mine, theirs, theirs], 3)).toMatchObject({ won: [0, 1, 1], wins: [1, 2], winner: 1 });
  expect(seriesScore([mine, mine], 5)).toMatchObject({ wins: [2, 0], winner: undefined });
  expect(seriesScore([mine, mine, mine], 5)).toMatchObject({ wins: [3, 0], winner: 0 });
});

test("after a decided series the next game begins another one at nil all", () => {
  expect(shownSeries([mine, mine], 3, undefined)).toMatchObject({ won: [], wins: [0, 0], winner: undefined });
  expect(shownSeries([mine], 3, mine)).toMatchObject({ wins: [2, 0], winner: 0 });
  expect(seriesScore([mine, mine, theirs], 3)).toMatchObject({ wins: [0, 1], winner: undefined });
});

test("a game without a winner does not count", () => {
  expect(seriesScore([[0, 0], mine], 3)).toMatchObject({ wins: [1, 0], starter: 1 });
});

test("in a series the loser starts the next game, otherwise both take turns", () => {
  const startersOf = (settings: string) => {
    let series = seriesOf(head.rules, config(settings), 0);
    return [mine, mine, theirs].map((scores) => {
      series = withResult(series, scores);
      return nextConfig(head.rules, series).first;
    });
  };
  expect(startersOf("best=5")).toEqual([1, 1, 0]);
  expect(startersOf("best=1")).toEqual([1, 0, 1]);
});

test("a series is of one, three or five games", () => {
  expect(config("best=5").best).toBe(5);
  expect(config().best).toBe(1);
  expect(whyNoTable("best=4")).toContain("1 or 3 or 5");
});
