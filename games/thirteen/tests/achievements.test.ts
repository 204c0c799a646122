/** Achievements are earned by what happened, and by nothing else. */

import { expect, test } from "vitest";
import { freshRun, freshSheet, type RunFact, type RunState, rules } from "../index.ts";
import { earnedBy, type ThirteenAchievement } from "../results/achievements.ts";

const earned = (fact: RunFact, before: RunState): readonly ThirteenAchievement[] =>
  earnedBy(fact, { before, after: before, isDaily: false });

const run = (config = ""): RunState => {
  const read = rules.configText.read(config);
  if (!read.ok) throw new Error(read.refusal.reason);
  return { ...freshRun(read.value), sheet: freshSheet([0, 1], 200) };
};

const stood = (more: Partial<Extract<RunFact, { kind: "stood" }>>): RunFact => ({
  kind: "stood",
  score: 210,
  stage: 1,
  target: 200,
  won: true,
  ...more,
});

test("a cleared stage is the first light, the fifth is halfway up", () => {
  expect(earned(stood({}), run())).toEqual(["first"]);
  expect(earned(stood({ stage: 5 }), run())).toEqual(["first", "five"]);
  expect(earned(stood({ won: false, score: 10 }), run())).toEqual([]);
});

test("the target to the point is on the dot", () => {
  expect(earned(stood({ score: 200 }), run())).toContain("exact");
});

test("a boss stage is a boss only with its twist", () => {
  const boss: RunState = { ...run(), stage: 4, twist: { kind: "loose" } };
  expect(earned(stood({ stage: 4 }), boss)).toContain("boss");
  expect(earned(stood({ stage: 3 }), { ...boss, stage: 3 })).not.toContain("boss");
});

test("the Purist must beat the perfect player's average", () => {
  const purist = run("challenge=purist");
  expect(earned(stood({ score: 246, target: 246 }), purist)).toEqual(["purist"]);
  expect(earned(stood({ score: 245, target: 246, won: false }), purist)).toEqual([]);
});

test("five of a kind and a hundred points in a box", () => {
  const scored: RunFact = {
    kind: "scored",
    category: "five-of-a-kind",
    shown: [6, 6, 6, 6, 6],
    base: 50,
    level: 1,
    flat: 0,
    mult: 2,
    xmult: 1,
    total: 100,
  };
  expect(earned(scored, run())).toEqual(["quint", "hundred"]);
});

test("a stage is clean when every box of it has points, so not one that was cashed in", () => {
  const open = run();
  const full = { ...open, sheet: { ...open.sheet, boxes: open.sheet.boxes.with(0, 3).with(1, 8) } };
  const scratched = { ...full, sheet: { ...full.sheet, boxes: full.sheet.boxes.with(1, 0) } };
  expect(earned(stood({}), full)).toContain("clean");
  expect(earned(stood({}), scratched)).not.toContain("clean");
  expect(earned(stood({}), open)).not.toContain("clean");
});
