import type { Best, Stars } from "@turnlight/games/wisp";
import { expect, test } from "vitest";
import { type Bests, bestsOf, chapters, goOn, missingFor, starsMissingFor } from "../lobby/campaign.ts";

const solved = (levels: readonly { readonly id: string }[], stars: Stars): readonly Best[] =>
  levels.map(({ id }) => ({ level: id, stars, line: ["N"] }));
const standing = (...bests: readonly (readonly Best[])[]): Bests => bestsOf({ bests: bests.flat() });

const [first, second, third] = chapters;
if (first === undefined || second === undefined || third === undefined) throw new Error("three chapters at least");
const enough = (levels: typeof first.levels) => levels.slice(0, Math.ceil((levels.length * 2) / 3));

test("two thirds of a chapter, however badly solved, open the next", () => {
  expect(missingFor(second, standing())).toBe(enough(first.levels).length);
  expect(missingFor(second, standing(solved(enough(first.levels), 1)))).toBe(0);
  expect(missingFor(third, standing(solved(enough(first.levels), 1)))).toBeGreaterThan(0);
});

test("levels that came into a chapter later lock nothing", () => {
  const fourth = chapters[3];
  if (fourth === undefined) throw new Error("four chapters at least");
  const before = third.levels.filter(({ isLater }) => isLater !== true);
  expect(before.length).toBeLessThan(third.levels.length);
  const solvedBefore = [first.levels, second.levels, enough(before)].map((levels) => solved(levels, 1));
  expect(missingFor(fourth, standing(...solvedBefore))).toBe(0);
});

test("one star for every level opens every chapter", () => {
  const all = standing(
    solved(
      chapters.flatMap(({ levels }) => levels),
      1,
    ),
  );
  expect(chapters.map((chapter) => missingFor(chapter, all))).toEqual(chapters.map(() => 0));
});

test("to go on begins with the first level", () => {
  expect(goOn(standing())?.id).toBe(first.levels[0]?.id);
});

test("to go on offers what helps to open the next chapter, then what was left behind, then stars", () => {
  expect(goOn(standing(solved(enough(first.levels), 1)))?.id).toBe(second.levels[0]?.id);
  const all = chapters.flatMap(({ levels }) => levels);
  const [left, ...others] = all;
  expect(goOn(standing(solved(others, 3)))?.id).toBe(left?.id);
  const [weak, ...good] = all.toReversed();
  if (weak === undefined) throw new Error("no level");
  expect(goOn(standing(solved(good, 3), solved([weak], 1)))?.id).toBe(weak.id);
});

test("stars of a chapter open its extra level, which opens nothing itself", () => {
  const { extra, levels } = first;
  if (extra === undefined) throw new Error("no extra level");
  expect(starsMissingFor(first, standing(solved(levels, 1)))).toBe(Math.ceil(levels.length * 3 * 0.75) - levels.length);
  expect(starsMissingFor(first, standing(solved(levels, 3)))).toBe(0);
  expect(missingFor(second, standing(solved([extra], 3)))).toBe(missingFor(second, standing([])));
});
