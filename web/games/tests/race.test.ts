/** A side-by-side match as a race. */
import type { BoardProgress } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { isMoment, largestCounts, leaderOf } from "../race.ts";

const board = (left: number, moves = 0, stands: BoardProgress["stands"] = "playing"): BoardProgress => ({
  stands,
  moves,
  counts: { left },
});

test("the track is as long as the largest count any board has had", () => {
  const start = largestCounts([board(4), board(4)], {});
  expect(largestCounts([board(1), board(3)], start)).toEqual({ left: 4 });
});

test("whoever is alone in front leads, and nobody if several are", () => {
  expect(leaderOf([0.2, 0.5])).toBe(1);
  expect(leaderOf([0.5, 0.5])).toBeUndefined();
});

test("a creature less, the end and giving up are moments; a plain move is none", () => {
  expect(isMoment(board(3, 1), board(3, 2))).toBe(false);
  expect(isMoment(board(3, 1), board(2, 2))).toBe(true);
  expect(isMoment(board(1, 4), board(0, 5, "done"))).toBe(true);
  expect(isMoment(board(1, 4), board(1, 4, "left"))).toBe(true);
});
