/** Random boards: every legal placement equally likely, so that nothing can be read off how the AI places. */
import { drawOf, seedOf } from "@turnlight/kernel";
import { expect, test } from "vitest";
import {
  boardRefusal,
  executionerOf,
  head,
  lettersOn,
  linesOf,
  placedAtRandom,
  shapeBySeed,
  tableBank,
} from "../index.ts";
import { config } from "./table.ts";

/** Pearson's chi-square of counts against equal chances. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

test("every legal placement is equally likely, on a grid small enough to list them all", () => {
  const draw = drawOf(seedOf("placements"));
  const seen = new Map<string, number>();
  for (let i = 0; i < 20_000; i++) {
    const key = placedAtRandom(["TOT", "TAP"], 3, draw)
      .map(({ at, toward }) => `${at} ${toward}`)
      .join(", ");
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const lines = linesOf(3, 3);
  const legal = lines.flatMap((one) =>
    lines.filter((two) => {
      const shared = one.cells.filter((cell) => two.cells.includes(cell));
      return (
        shared.length < 3 && shared.every((cell) => "TOT"[one.cells.indexOf(cell)] === "TAP"[two.cells.indexOf(cell)])
      );
    }),
  );
  expect(seen.size).toBe(legal.length);
  // Far beyond the 99.99 % point of the distribution, and far below what filling in order would give.
  expect(chiSquare([...seen.values()])).toBeLessThan(legal.length + 4 * Math.sqrt(2 * legal.length));
});

test("random boards are legal on every size, with three words and four", () => {
  const draw = drawOf(seedOf("boards"));
  for (const settings of ["grids=6 words=4", "grids=12", "bank=german pack=sea grids=7 words=4"]) {
    const table = config(settings);
    const bank = tableBank(table);
    for (let i = 0; i < 50; i++) {
      const moves = head.rules.moves(head.rules.setup(table), 0);
      const move = "pick" in moves ? moves.pick(draw) : undefined;
      if (move?.kind !== "place") throw new Error("the set-up places");
      expect(boardRefusal(move.board, table.grids[0], table.words[0], bank)).toBeUndefined();
    }
  }
});

test("the Executioner's boards have all eight directions alike, and no favourite corner", async () => {
  const table = config();
  const state = head.rules.setup(table);
  const draw = drawOf(seedOf("the executioner places"));
  const directions = new Map<string, number>();
  const corners = [0, 0, 0, 0];
  for (let i = 0; i < 4000; i++) {
    const { move } = await executionerOf(0.2).choose({
      view: head.rules.view(state, 0),
      seat: 0,
      moves: head.rules.moves(state, 0),
      draw,
      nodes: 1,
    });
    if (move.kind !== "place") throw new Error("the set-up places");
    for (const { toward } of move.board) directions.set(toward, (directions.get(toward) ?? 0) + 1);
    const letters = lettersOn(move.board, 8);
    for (const [corner, cell] of [0, 7, 56, 63].entries())
      if (letters[cell] !== "") corners[corner] = (corners[corner] ?? 0) + 1;
  }
  const straight = ["N", "E", "S", "W"].map((toward) => directions.get(toward) ?? 0);
  const slanted = ["NE", "SE", "SW", "NW"].map((toward) => directions.get(toward) ?? 0);
  for (const counts of [straight, slanted, corners]) expect(chiSquare(counts)).toBeLessThan(21.1);
});

test("against a human its board follows the human's difficulty, drawn by the seed", () => {
  const ranges = {
    easy: [[6, 7, 8], [4]],
    normal: [
      [8, 9, 10],
      [3, 4],
    ],
    hard: [[10, 11, 12], [3]],
  } as const;
  for (const [difficulty, [grids, words]] of Object.entries(ranges)) {
    const shapes = Array.from({ length: 60 }, (_, i) =>
      shapeBySeed(difficulty as "easy", seedOf(`${difficulty} ${i}`)),
    );
    expect(new Set(shapes.map(({ grid }) => grid))).toEqual(new Set(grids));
    expect(new Set(shapes.map((shape) => shape.words))).toEqual(new Set(words));
  }
  expect(shapeBySeed("normal", seedOf("same"))).toEqual(shapeBySeed("normal", seedOf("same")));
});
