/** The map: one chapter in the middle, nothing outside the picture, nothing on top of another. */

import { describe, expect, test } from "vitest";
import { showLanguage, textsLoaded } from "../../../language/catalogue.ts";
import { sizes } from "../../../ui/theme/sizes.ts";
import { type Bests, bestsOf, chapters } from "../lobby/campaign.ts";
import { grounds, landmarks } from "../lobby/map/art.ts";
import { mapStateOf, openingLine, solvedPlace } from "../lobby/map/country.ts";
import { highLayout, litBand, roadBetween, wideLayout } from "../lobby/map/layout.ts";
import { lengthOf, pointAfter, smooth, spread } from "../lobby/map/road.ts";

const counts = chapters.map(({ levels }) => levels.length);

const solvedUntil = (chapter: number, level: number, stars: 1 | 3 = 1): Bests =>
  bestsOf({
    bests: chapters
      .flatMap(({ levels }, i) => (i < chapter ? levels : i === chapter ? levels.slice(0, level) : []))
      .map(({ id }) => ({ level: id, stars, line: [] })),
  });

describe.each([
  ["wide", wideLayout, 34],
  ["high", highLayout, 60],
] as const)("the %s picture", (_, layoutOf, apart) => {
  test.each(chapters.map(({ id }, i) => [id, i] as const))("from %s", (_id, current) => {
    const layout = layoutOf({ counts, current });
    expect(layout.places).toHaveLength(chapters.length);
    expect(layout.nodes).toHaveLength(counts[current] ?? 0);
    expect(layout.dots.map((dots) => dots.length)).toEqual(counts.slice(0, current));
    for (const { x, y } of [...layout.nodes, ...layout.places, ...layout.dots.flat()]) {
      expect(x).toBeGreaterThan(-30);
      expect(x).toBeLessThan(layout.width);
      expect(y).toBeGreaterThan(40);
      expect(y).toBeLessThan(layout.height + 20);
    }
    for (const [i, one] of layout.nodes.entries())
      for (const other of layout.nodes.slice(i + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(apart);
    // What is ahead lies farther away.
    for (const ahead of layout.places.slice(current + 1))
      expect(ahead.y).toBeLessThan(Math.min(...layout.nodes.map(({ y }) => y)));
  });

  test("the road is lit up to the level one is at", () => {
    const layout = layoutOf({ counts, current: 6 });
    const lengths = layout.nodes.map((_node, i) => lengthOf(litBand(layout, i)));
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(lengths.at(-1)).toBeLessThanOrEqual(lengthOf(layout.band));
  });

  test("the wisp flies along the road from a level to a later one, also from the chapter before", () => {
    const layout = layoutOf({ counts, current: 6 });
    const near = (one: { x: number; y: number } | undefined, other: { x: number; y: number } | undefined): number =>
      one === undefined || other === undefined ? Number.NaN : Math.hypot(one.x - other.x, one.y - other.y);
    const within = roadBetween(layout, { chapter: 6, at: 4 }, { chapter: 6, at: 5 });
    expect(near(within[0], layout.nodes[4])).toBeLessThan(15);
    expect(near(within.at(-1), layout.nodes[5])).toBeLessThan(15);
    const last = (counts[5] ?? 0) - 1;
    const across = roadBetween(layout, { chapter: 5, at: last }, { chapter: 6, at: 0 });
    expect(near(across[0], layout.dots[5]?.[last])).toBeLessThan(15);
    expect(near(across.at(-1), layout.nodes[0])).toBeLessThan(15);
    for (const road of [within, across])
      for (const [i, point] of road.entries()) expect(near(road[i - 1] ?? point, point)).toBeLessThan(90);
  });

  test("it flies neither back nor from far away", () => {
    const layout = layoutOf({ counts, current: 6 });
    expect(roadBetween(layout, { chapter: 6, at: 5 }, { chapter: 6, at: 5 })).toEqual([]);
    expect(roadBetween(layout, { chapter: 6, at: 7 }, { chapter: 6, at: 5 })).toEqual([]);
    expect(roadBetween(layout, { chapter: 2, at: 1 }, { chapter: 6, at: 5 })).toEqual([]);
    expect(roadBetween(layout, { chapter: 6, at: 5 }, { chapter: 6, at: -1 })).toEqual([]);
  });
});

test("points on a road keep equal distances", () => {
  const line = smooth([
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ]);
  expect(lengthOf(line)).toBeCloseTo(100);
  expect(pointAfter(line, 25).x).toBeCloseTo(25);
  expect(spread(line, 4).map(({ x }) => Math.round(x))).toEqual([13, 38, 63, 88]);
});

test("every chapter has a landmark and a first sentence", async () => {
  await showLanguage("en");
  await textsLoaded();
  for (const chapter of chapters) {
    expect(landmarks[chapter.id]).toBeDefined();
    expect(openingLine(chapter)).toMatch(/[.!?…]$/);
  }
});

describe("where one is", () => {
  test("a newcomer is at the first level", () => {
    expect(mapStateOf(new Map(), undefined)).toMatchObject({ current: 0, at: 0, number: 1, isNew: true });
  });

  test("at the first unsolved level of the newest chapter, and the next one says what it needs", () => {
    const state = mapStateOf(solvedUntil(6, 5), undefined);
    expect(state).toMatchObject({ current: 6, at: 5, number: 76, isNew: false });
    expect(state.chapters.map(({ missing }) => missing > 0)).toEqual([...Array(7).fill(false), true, true]);
    expect(state.chapters[7]).toMatchObject({ isNextLocked: true, missing: 4 });
    expect(state.chapters[8]?.isNextLocked).toBe(false);
  });

  test("at the level that was left, wherever it is", () => {
    const level = chapters[1]?.levels[3];
    if (level === undefined) throw new Error("there is no such level");
    const state = mapStateOf(solvedUntil(6, 5), { id: "left", level });
    expect(state).toMatchObject({ current: 1, at: 3 });
    expect(state.next?.id).toBe(level.id);
  });

  test("a level is found by its chapter and place once it has been solved", () => {
    const [solved, unsolved] = [chapters[6]?.levels[4]?.id, chapters[6]?.levels[5]?.id];
    expect(solvedPlace(solvedUntil(6, 5), solved)).toEqual({ chapter: 6, at: 4 });
    for (const id of [unsolved, undefined, "no level"]) expect(solvedPlace(solvedUntil(6, 5), id)).toBeUndefined();
  });

  test("with every star there is nothing left to continue", () => {
    const state = mapStateOf(solvedUntil(9, 0, 3), undefined);
    expect(state.next).toBeUndefined();
    expect(state.stars).toBe(state.of);
  });
});

test("the wide ground is shown where the style sheet shows the wide road, and preloaded by the same rule", () => {
  expect(grounds.wideWhere).toBe(`${sizes.broad} and (not ${sizes.short})`);
});
