/** Looks of the wisp: unlocked by stars one after the other, all within reach. */
import type { Best, Stars } from "@turnlight/games/wisp";
import { expect, test } from "vitest";
import { bestsOf, chapters, starsOf } from "../lobby/campaign.ts";
import { lookDrawings } from "../looks/drawings.tsx";
import { campaignStars, isLook, lookNames, lookStars, unlockedBetween } from "../looks/looks.ts";
import { de } from "../words/texts.de.ts";
import { en } from "../words/texts.en.ts";

const solved = (stars: Stars): readonly Best[] =>
  chapters.flatMap(({ levels }) => levels.map(({ id }) => ({ level: id, stars, line: [] })));

test("every look has a drawing and a name in both languages", () => {
  expect(Object.keys(lookDrawings).toSorted()).toEqual([...lookNames].toSorted());
  for (const { looks } of [en, de]) expect(Object.keys(looks.names).toSorted()).toEqual([...lookNames].toSorted());
  expect(isLook("ember")).toBe(true);
  expect(isLook("dragon")).toBe(false);
});

test("each needs more stars than the one before, and the last fewer than there are", () => {
  const needed = lookNames.map((look) => lookStars[look]);
  expect(needed).toEqual([...new Set(needed)].toSorted((a, b) => a - b));
  expect(needed.at(-1)).toBeLessThan(chapters.reduce((sum, chapter) => sum + starsOf(chapter), 0));
});

test("stars of the campaign count, and crossing a threshold unlocks its look once", () => {
  expect(campaignStars(bestsOf({ bests: [] }))).toBe(0);
  const one = bestsOf({ bests: solved(1) });
  expect(campaignStars(one)).toBe(chapters.flatMap(({ levels }) => levels).length);
  expect(campaignStars(bestsOf({ bests: [...solved(3), { level: "1AAAA", stars: 3, line: [] }] }))).toBe(
    3 * campaignStars(one),
  );
  expect(unlockedBetween(11, 12)).toEqual(["ember"]);
  expect(unlockedBetween(12, 13)).toEqual([]);
  expect(unlockedBetween(0, 40)).toEqual(["ember", "moth"]);
});
