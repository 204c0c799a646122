/** The tables of the design document, number by number. */
import { type Face, parlour, takeOf } from "@turnlight/games/zonk";
import { describe, expect, test } from "vitest";

const combinations: readonly (readonly [string, readonly Face[], number, number])[] = [
  ["six of a kind", [2, 2, 2, 2, 2, 2], 500, 1],
  ["large straight", [2, 3, 4, 5, 6], 400, 1],
  ["full house", [2, 2, 2, 3, 3], 300, 1],
  ["four of a kind", [2, 2, 2, 2], 200, 2],
  ["middle straight", [2, 3, 4, 5], 150, 2],
  ["three of a kind", [2, 2, 2], 100, 3],
  ["two pair", [2, 2, 3, 3], 80, 3],
  ["low straight", [2, 3, 4], 30, 4],
  ["pair", [2, 2], 20, 4],
  ["single one", [1], 10, 5],
  ["single five", [5], 10, 5],
];

describe("the document's combinations", () => {
  test.each(combinations)("%s has the document's points and tier", (_, dice, points, tier) =>
    expect(takeOf(parlour, dice)).toMatchObject({ points, tier, dice }),
  );
});
