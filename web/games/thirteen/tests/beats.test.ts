/** The beats of a score end at the score. */
import { freshRun, freshSheet, preview, type RunState, rules, usualBook } from "@turnlight/games/thirteen";
import { expect, test } from "vitest";
import { beatsOf, linesOf } from "../play/beats.ts";

const at = (more: Partial<RunState>): RunState => {
  const read = rules.configText.read("");
  if (!read.ok) throw new Error(read.refusal.reason);
  const all = Array.from({ length: 13 }, (_, box) => box);
  const sheet = { ...freshSheet(all, 200), shown: [6, 6, 6, 5, 5], rolled: 1 };
  return { ...freshRun(read.value), phase: { kind: "round" }, sheet, ...more };
};

const beats = (state: RunState, category: string) => {
  const found = preview(usualBook, state).find((one) => one.category === category);
  if (found === undefined) throw new Error(`${category} is not open`);
  return { beats: beatsOf(found), total: found.score.total };
};

const byOf = ({ beats: all }: ReturnType<typeof beats>) => all.map(({ by }) => by);

test("every die is counted by itself, with the points so far", () => {
  const shown = beats(at({}), "chance");
  expect(byOf(shown)).toEqual([0, 1, 2, 3, 4].map((pips) => ({ pips })));
  expect(shown.beats.map(({ total }) => total)).toEqual([6, 12, 18, 23, 28]);
});

test("only the dice that count are counted, a Double Die twice, and a box with fixed points at once", () => {
  const dice = ["double", "plain", "plain", "plain", "plain"];
  expect(beats(at({ dice }), "sixes").beats.map(({ by, points }) => [by, points])).toEqual([
    [{ pips: 0 }, 12],
    [{ pips: 1 }, 6],
    [{ pips: 2 }, 6],
  ]);
  expect(beats(at({}), "full-house").beats).toEqual([{ by: "dice", points: 25, sum: 25, times: 1, total: 25 }]);
});

test("read as a list, the dice are one line", () => {
  expect(linesOf(beats(at({}), "chance").beats)).toEqual([{ by: "dice", points: 28, sum: 28, times: 1, total: 28 }]);
});

test("points times mult is the score, up to rounding", () => {
  const state = at({ charms: ["bell", "abacus", "crown", "twins"].map((item) => ({ item, held: 0 })) });
  for (const category of ["sixes", "full-house", "chance"]) {
    const { beats: all, total } = beats(state, category);
    const last = all.at(-1);
    expect(Math.floor((last?.sum ?? 0) * (last?.times ?? 0) + 1e-9)).toBe(total);
  }
});

test("dice, then the level, then each charm from left to right, with a total that grows to the score", () => {
  const state = at({
    levels: { upper: 2, kinds: 0, straights: 0, house: 0 },
    charms: [
      { item: "bell", held: 0 },
      { item: "abacus", held: 0 },
      { item: "crown", held: 0 },
    ],
  });
  const shown = beats(state, "sixes");
  expect(byOf(shown)).toEqual([
    { pips: 0 },
    { pips: 1 },
    { pips: 2 },
    "level",
    { charm: "bell" },
    { charm: "abacus" },
    { charm: "crown" },
  ]);
  const totals = shown.beats.map(({ total }) => total);
  expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  expect(totals.at(-1)).toBe(shown.total);
});

test("a stamp comes last", () => {
  const state = at({});
  const stamped = beats({ ...state, sheet: { ...state.sheet, stamp: 2 } }, "chance");
  expect(stamped.beats.at(-1)).toEqual({ by: "stage", xmult: 2, sum: 28, times: 2, total: 56 });
});
