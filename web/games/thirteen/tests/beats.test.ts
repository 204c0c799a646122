/** The beats of a score end at the score. */
import { freshRun, freshSheet, preview, type RunState, rules, usualBook } from "@turnlight/games/thirteen";
import { expect, test } from "vitest";
import { beatsOf } from "../play/beats.ts";

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

test("plain dice are one beat", () => {
  expect(beats(at({}), "chance").beats).toEqual([{ by: "dice", points: 28, total: 28 }]);
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
  expect(shown.beats.map(({ by }) => by)).toEqual([
    "dice",
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
  expect(stamped.beats.at(-1)).toEqual({ by: "stage", xmult: 2, total: 56 });
});
