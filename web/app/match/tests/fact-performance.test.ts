/** A fact's sound and duration, by the game's definition or by default. */
import { expect, test } from "vitest";
import { performanceOf } from "../fact-performance.ts";

const page: NonNullable<Parameters<typeof performanceOf>[0]> = {
  sounds: {
    rolled: "dice",
    won: (fact) => ("loudly" in fact ? "fanfare" : "chime"),
    moved: "step",
  },
  quiet: ["moved"],
  times: { won: 900, moved: (fact) => ("far" in fact ? 500 : 100) },
};

test("a game without a page sounds like dice where chance moves and like a tap elsewhere, at a glance each", () => {
  expect(performanceOf(undefined, { kind: "rolled" }, "chance")).toEqual({ effect: "dice", time: 220 });
  expect(performanceOf(undefined, { kind: "held" }, 0)).toEqual({ effect: "tap", time: 220 });
});

test("a kind of fact the page does not know is performed like that too", () => {
  expect(performanceOf(page, { kind: "new" }, "chance")).toEqual({ effect: "dice", time: 220 });
  expect(performanceOf(page, { kind: "new" }, 1)).toEqual({ effect: "tap", time: 220 });
});

test("a page says it for a kind of fact always, or by what is told", () => {
  expect(performanceOf(page, { kind: "rolled" }, 0)).toEqual({ effect: "dice", time: 220 });
  expect(performanceOf(page, { kind: "won" }, 0)).toEqual({ effect: "chime", time: 900 });
  const loud: { kind: string; loudly: boolean } = { kind: "won", loudly: true };
  expect(performanceOf(page, loud, 0)).toEqual({ effect: "fanfare", time: 900 });
});

test("what is quiet makes no sound, and takes its time all the same", () => {
  expect(performanceOf(page, { kind: "moved" }, 0)).toEqual({ time: 100 });
  const far: { kind: string; far: boolean } = { kind: "moved", far: true };
  expect(performanceOf(page, far, "chance")).toEqual({ time: 500 });
});
