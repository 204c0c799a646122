/** The curve's shape: victory at the top, gaps where there is no value, and the worst of overlapping marks. */
import type { ReviewedEntry, ReviewScale } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { curveOf, signsOf } from "../curve-shape.ts";

const place = { left: 10, top: 20, width: 100, height: 50 };
const chance: ReviewScale = { unit: "chance", marks: { slip: 0.01, mistake: 0.03, blunder: 0.08 }, half: 0.02 };
const at = (n: number, value: number | null): ReviewedEntry => ({ n, cause: "dice", outlook: { value, exact: true } });

test("a certain victory lies at the top, a lost match at the bottom, and the last entry at the right", () => {
  const { points, lines } = curveOf(chance, [at(0, 1), at(1, 0)], 1, place);
  expect(points.map(({ x, y }) => [x, y])).toEqual([
    [10, 20],
    [110, 70],
  ]);
  expect(lines).toHaveLength(1);
});

test("where nothing can be said the line breaks", () => {
  const { lines } = curveOf(chance, [at(0, 0.5), { n: 1, cause: "you" }, at(2, 0.5), at(3, 0.5)], 3, place);
  expect(lines.map(({ from, to }) => [from.n, to.n])).toEqual([[2, 3]]);
});

test("what cannot be won any more lies below every distance", () => {
  const { points, rules } = curveOf({ ...chance, unit: "moves" }, [at(0, 8), at(1, 9), at(2, null)], 2, place);
  const [far, farther, lost] = points.map(({ y }) => y);
  expect((far ?? 0) < (farther ?? 0) && (farther ?? 0) < (lost ?? 0)).toBe(true);
  expect(rules.map(({ value }) => value)).toEqual([0, 9, null]);
});

test("of signs that would lie on each other the worst is shown", () => {
  const shown = signsOf([
    { n: 1, x: 0, y: 0, mark: "slip" },
    { n: 2, x: 5, y: 0, mark: "blunder" },
    { n: 3, x: 60, y: 0, mark: "slip" },
  ]);
  expect(shown.map(({ n }) => n)).toEqual([2, 3]);
});
