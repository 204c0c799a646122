import {
  campaignLevels,
  type Direction,
  endingOf,
  legalMoves,
  readLevel,
  setup,
  type WispState,
  wisp,
} from "@turnlight/games/wisp";
import { expect, test } from "vitest";
import { preferencePlace } from "../board/preference.ts";
import { reactionsOf } from "../play/guide.ts";
import { aimAt } from "../play/preview.ts";
import { de } from "../words/texts.de.ts";
import { en } from "../words/texts.en.ts";

const begin = (text: string): WispState => {
  const read = readLevel(text);
  if (!read.ok) throw new Error(read.refusal.reason);
  return setup(read.value.level);
};

const guided = (text: string, way: Direction) => {
  const state = begin(text);
  return reactionsOf(aimAt(state, way), state, en).map(({ order, name, does, why }) => [order, name, does, why]);
};

test("the guide tells each creature in the order of moves: what it does, and why", () => {
  expect(guided("r . G . .\n. . . . p\n# . . . .\nr . . W .", "W")).toEqual([
    [1, "fox", "goes down", en.aim.byGrove("The fox", "down", "right")],
    [undefined, "sleeper", "sleeps", en.guide.why.asleep],
    [3, "fox", "goes right", en.guide.why.only],
  ]);
  expect(guided("r # . W\n. # . .\n. . . G", "S")).toEqual([[1, "fox", "goes down", en.guide.why.only]]);
  expect(guided("r # W .\n. . . .\n. . . G", "E")).toEqual([[1, "fox", "stays", en.guide.why.pinned]]);
  expect(guided("p . .\n. . W\nG . .", "W")).toEqual([
    [1, "purple prowler", "wakes up, goes right", en.aim.byGrove("The purple prowler", "right", "down")],
  ]);
  expect(guided("r . .\n. W .\n. . G", "N")).toEqual([[1, "fox", "catches you", en.guide.why.only]]);
});

test("without an aim the guide tells what each creature is after, in both languages", () => {
  const state = begin("route: 0,0 E\ng . r\n. . p\nG . W");
  for (const texts of [en, de])
    expect(reactionsOf(undefined, state, texts).map(({ does, why }) => [does, why])).toEqual([
      ["", texts.guide.after.guard],
      ["", texts.guide.after.red],
      ["", texts.guide.after.sleeper],
    ]);
});

/** Every aim within a few moves of every level's start. */
const aims = function* () {
  for (const { level } of campaignLevels) {
    let state = setup(level);
    for (let turn = 0; turn < 6 && endingOf(state) === undefined; turn++) {
      const moves = legalMoves(state);
      for (const move of moves) yield { state, aimed: aimAt(state, move) };
      state = wisp.rules.apply(state, 0, moves[(turn * 3) % moves.length] ?? "N").state;
    }
  }
};

test("the label about a preference stands on the board, beside the way, over nobody and not over the grove", () => {
  let placed = 0;
  for (const { state, aimed } of aims()) {
    const { level } = state;
    const place = preferencePlace(level, state.wisp, aimed);
    if (place === undefined) continue;
    placed += 1;
    const { who, way, x, y, width } = place;
    expect(aimed.foretold.find((one) => one.who === who)?.tie?.between[0]).toBe(way);
    expect(x).toBeGreaterThanOrEqual(-0.05);
    expect(x + width).toBeLessThanOrEqual(level.width + 0.05);
    const kept = [state.wisp, aimed.after.wisp, level.goal, ...aimed.foretold.flatMap(({ path }) => path)];
    for (const cell of kept) {
      const isBeside = cell % level.width >= x + width - 0.05 || (cell % level.width) + 1 <= x + 0.05;
      expect(isBeside || Math.floor(cell / level.width) !== Math.floor(y)).toBe(true);
    }
  }
  expect(placed).toBeGreaterThan(100);
});
