/** The time a score is shown: more charms take longer, each a little less, up to a limit. */
import { freshRun, freshSheet, type RunState, rules } from "@turnlight/games/thirteen";
import { describe, expect, test } from "vitest";
import type { Beat } from "../play/beats.ts";
import { longestShow, storyOf, strengthOf, timingOf } from "../play/showtime.ts";

const dice: readonly Beat[] = [0, 1, 2, 3, 4].map((die) => ({
  by: { pips: die },
  points: 6,
  sum: 6 * (die + 1),
  times: 1,
  total: 6 * (die + 1),
}));
const withCharms = (count: number): readonly Beat[] => [
  ...dice,
  ...Array.from({ length: count }, (_, i) => ({
    by: { charm: `charm ${i}` },
    mult: 1,
    sum: 30,
    times: i + 2,
    total: 0,
  })),
];
const big = 0.5;
const lengths = ({ starts, slam }: ReturnType<typeof timingOf>): readonly number[] =>
  starts.map((start, i) => (starts[i + 1] ?? slam) - start);

describe("the show of a score", () => {
  test("takes longer with every charm, and from some number on no longer than its limit", () => {
    const times = Array.from({ length: 31 }, (_, charms) => timingOf(withCharms(charms), big).ends);
    for (const [charms, time] of times.entries()) {
      const before = times[charms - 1];
      if (before === undefined) continue;
      if (before < longestShow - 1) expect(time).toBeGreaterThan(before);
      else expect(time).toBeCloseTo(longestShow);
    }
    expect(times[0]).toBeLessThan(2000);
    expect(times[6]).toBeGreaterThan(3000);
    expect(times[30]).toBeCloseTo(longestShow);
    // The limit that was ruled.
    expect(longestShow).toBeLessThanOrEqual(6000);
  });

  test("starts slowly with the charms and accelerates", () => {
    const beats = lengths(timingOf(withCharms(6), big)).slice(dice.length, -1);
    expect(beats).toEqual(beats.toSorted((a, b) => b - a));
    expect(new Set(beats).size).toBe(beats.length);
    expect(beats[0]).toBeGreaterThanOrEqual(300);
  });

  test("holds its breath before the result", () => {
    const timing = timingOf(withCharms(3), big);
    expect(timing.slam).toBeGreaterThan((timing.starts.at(-1) ?? 0) + 380 / 2);
    expect(timing.ends).toBeGreaterThan(timing.slam);
  });

  test("is only a count where the score is small beside the target", () => {
    expect(timingOf(withCharms(5), 0.04)).toMatchObject({ slam: 0, ends: 500 });
    expect([9, 10, 40, 80].map((points) => strengthOf(points, 200))).toEqual([0, 1, 2, 3]);
  });

  test("is that of the run before the box is scored", () => {
    const read = rules.configText.read("");
    if (!read.ok) throw new Error(read.refusal.reason);
    const all = Array.from({ length: 13 }, (_, box) => box);
    const before: RunState = {
      ...freshRun(read.value),
      phase: { kind: "round" },
      charms: [
        { item: "bell", held: 0 },
        { item: "crown", held: 0 },
      ],
      sheet: { ...freshSheet(all, 200), shown: [6, 6, 6, 6, 6], rolled: 1 },
    };
    const { beats, strength } = storyOf({ category: "chance", total: 58 }, before);
    expect(beats.map(({ by }) => by).slice(5)).toEqual([{ charm: "bell" }, { charm: "crown" }]);
    expect(strength).toBe(2);
  });
});
