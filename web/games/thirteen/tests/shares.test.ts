/** What is written on each charm while a box is pointed at. */
import { freshRun, freshSheet, previewBox, type RunState, rules, usualBook } from "@turnlight/games/thirteen";
import { expect, test } from "vitest";
import { sharesOf } from "../play/shares.ts";

const at = (...charms: readonly string[]): RunState => {
  const read = rules.configText.read("");
  if (!read.ok) throw new Error(read.refusal.reason);
  const all = Array.from({ length: 13 }, (_, box) => box);
  return {
    ...freshRun(read.value),
    phase: { kind: "round" },
    sheet: { ...freshSheet(all, 200), shown: [6, 6, 6, 5, 5], rolled: 2 },
    charms: charms.map((item) => ({ item, held: 0 })),
  };
};

const sharesIn = (state: RunState, category: Parameters<typeof previewBox>[2]) =>
  Object.fromEntries(
    [...sharesOf(previewBox(usualBook, state, category).steps)].map(([charm, shares]) => [
      charm,
      shares.map(({ to, value }) => `${to} ${value}`),
    ]),
  );

test("every charm that acts in the box has its share, and the others have none", () => {
  const state = at("bell", "abacus", "crown", "emblem-straights", "first-light");
  expect(sharesIn(state, "sixes")).toEqual({ bell: ["mult 0.4"], abacus: ["points 6"], crown: ["xmult 1.5"] });
});

test("one that acts several times is summed up", () => {
  expect(sharesIn(at("twins"), "full-house")).toEqual({ twins: ["points 12"] });
});

test("a copy has its own share beside that of the charm it copies", () => {
  expect(sharesIn(at("mirror", "crown"), "chance")).toEqual({ mirror: ["xmult 1.5"], crown: ["xmult 1.5"] });
});
