/** Achievements are earned by what happened, and by nothing else. */
import { freshRun, type RunFact, type RunState, rules } from "@turnlight/games/thirteen";
import { expect, test } from "vitest";
import { earnedBy } from "../play/deeds.ts";

const run = (config = ""): RunState => {
  const read = rules.configText.read(config);
  if (!read.ok) throw new Error(read.refusal.reason);
  return freshRun(read.value);
};

const stood = (more: Partial<Extract<RunFact, { kind: "stood" }>>): RunFact => ({
  kind: "stood",
  score: 210,
  stage: 1,
  target: 200,
  won: true,
  ...more,
});

const daily = { daily: false };

test("a cleared stage is the first light, the fifth is halfway up", () => {
  expect(earnedBy(stood({}), run(), daily)).toEqual(["first"]);
  expect(earnedBy(stood({ stage: 5 }), run(), daily)).toEqual(["first", "five"]);
  expect(earnedBy(stood({ won: false, score: 10 }), run(), daily)).toEqual([]);
});

test("the target to the point is on the dot", () => {
  expect(earnedBy(stood({ score: 200 }), run(), daily)).toContain("exact");
});

test("a boss stage is a boss only with its twist", () => {
  const boss: RunState = { ...run(), stage: 4, twist: { kind: "loose" } };
  expect(earnedBy(stood({ stage: 4 }), boss, daily)).toContain("boss");
  expect(earnedBy(stood({ stage: 3 }), { ...boss, stage: 3 }, daily)).not.toContain("boss");
});

test("the Purist must beat the perfect player's average", () => {
  const purist = run("challenge=purist");
  expect(earnedBy(stood({ score: 246, target: 246 }), purist, daily)).toEqual(["purist"]);
  expect(earnedBy(stood({ score: 245, target: 246, won: false }), purist, daily)).toEqual([]);
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
  expect(earnedBy(scored, run(), daily)).toEqual(["quint", "hundred"]);
});
